// Does with a workflow what GitHub would: its `run` steps, and those of the actions it uses, run as they are written, in bash,
// with the files GitHub reads afterwards. Actions from elsewhere are noted and not run.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { outside } from './install.ts';
import { run } from './run.ts';

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

interface Done {
  readonly step: string;
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly log: string;
}

export interface Job {
  readonly conclusion: 'success' | 'failure';
  readonly steps: readonly Done[];
  /** What the page of the job shows. */
  readonly summary: string;
  /** Actions from elsewhere with what they were given. */
  readonly used: readonly { readonly uses: string; readonly with: Readonly<Record<string, string>> }[];
}

interface State {
  readonly cwd: string;
  readonly temp: string;
  readonly env: NodeJS.ProcessEnv;
  readonly done: Done[];
  readonly used: Job['used'][number][];
}

interface Scope {
  readonly inputs: Readonly<Record<string, string>>;
  /** Of steps with an id: `outcome`, and what they wrote into GITHUB_OUTPUT. */
  readonly steps: Map<string, Readonly<Record<string, string>>>;
}

/** Runs the only job of a workflow in a checked-out repository. */
export function runWorkflow(cwd: string, file: string): Job {
  const workflow = parse(readFileSync(join(cwd, file), 'utf8')) as Workflow;
  const temp = mkdtempSync(join(tmpdir(), 'railwright-runner-'));
  const summary = join(temp, 'summary.md');
  writeFileSync(summary, '');
  const env = {
    ...outside(),
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: cwd, RUNNER_TEMP: temp },
    ...{ GITHUB_STEP_SUMMARY: summary, npm_config_prefer_offline: 'true' },
  };
  const state: State = { cwd, temp, env, done: [], used: [] };
  const [job] = Object.values(workflow.jobs);
  const failed = runSteps(job?.steps ?? [], { inputs: {}, steps: new Map() }, state);
  return {
    conclusion: failed ? 'failure' : 'success',
    steps: state.done,
    summary: readFileSync(summary, 'utf8'),
    used: state.used,
  };
}

/** Returns whether one failed. */
function runSteps(steps: readonly Step[], scope: Scope, state: State): boolean {
  let failed = false;
  for (const step of steps) {
    const name = step.name ?? step.uses ?? step.run ?? '';
    const wanted = step.if === undefined ? !failed : holds(step.if, scope);
    const { outcome, log, outputs } = wanted
      ? runStep(step, scope, state)
      : { outcome: 'skipped' as const, log: '', outputs: {} };
    state.done.push({ step: name, outcome, log });
    if (step.id !== undefined) scope.steps.set(step.id, { outcome, ...outputs });
    if (outcome === 'failure') failed = true;
  }
  return failed;
}

function runStep(
  step: Step,
  scope: Scope,
  state: State,
): { outcome: Done['outcome']; log: string; outputs: Record<string, string> } {
  const given = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([key, value]) => [key, fill(String(value), scope)]),
  );
  if (step.uses?.startsWith('./')) {
    const action = parse(readFileSync(join(state.cwd, step.uses, 'action.yml'), 'utf8')) as Action;
    const inputs = Object.fromEntries(
      Object.entries(action.inputs).map(([key, input]) => [key, given[key] ?? input.default ?? '']),
    );
    const failed = runSteps(action.runs.steps, { inputs, steps: new Map() }, state);
    return { outcome: failed ? 'failure' : 'success', log: '', outputs: {} };
  }
  if (step.uses !== undefined) {
    state.used.push({ uses: step.uses, with: given });
    return { outcome: 'success', log: '', outputs: {} };
  }
  const script = join(state.temp, 'step.sh');
  const output = join(state.temp, 'output.txt');
  writeFileSync(script, fill(step.run ?? '', scope));
  writeFileSync(output, '');
  // As GitHub documents it: -e alone where no shell is named.
  const options = step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  const own = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([key, value]) => [key, fill(value, scope)]),
  );
  const env = { ...state.env, ...own, GITHUB_OUTPUT: output };
  const { code, out, err } = run('bash', [...options, script], state.cwd, env);
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return { outcome: code === 0 ? 'success' : 'failure', log: out + err, outputs };
}

/** Puts values in for `${{ … }}`. */
function fill(text: string, scope: Scope): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => valueOf(expression.trim(), scope));
}

/** Conditions as this project writes them: `always() && a == 'b' && c != ''`. */
function holds(condition: string, scope: Scope): boolean {
  return condition
    .replace(/^\s*\$\{\{(.*)\}\}\s*$/, '$1')
    .split('&&')
    .map((part) => part.trim())
    .every((part) => {
      if (part === 'always()') return true;
      const [, left = '', operator, right = ''] = /^(\S+) ([!=]=) '(.*)'$/.exec(part) ?? [];
      if (operator === undefined) throw new Error(`A condition that is not known: ${part}`);
      return (valueOf(left, scope) === right) === (operator === '==');
    });
}

function valueOf(expression: string, { inputs, steps }: Scope): string {
  const [kind, name = '', ...rest] = expression.split('.');
  if (kind === 'inputs' && name in inputs) return inputs[name] ?? '';
  if (kind === 'steps') return steps.get(name)?.[rest.at(-1) ?? ''] ?? '';
  throw new Error(`An expression that is not known: ${expression}`);
}
