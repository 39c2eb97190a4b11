// Runs a workflow as GitHub would: the `run` steps of a job, and those of local actions that it uses, as they are written,
// in bash, with the files that GitHub reads afterwards. Actions from elsewhere are recorded, and fail if the job lacks the
// permissions they need.
import { existsSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { outside } from '../install.ts';
import { run } from '../run.ts';
import { fill, holds, type Context } from './expression.ts';
import type { Action, Done, Event, Job, Step, Workflow } from './workflow.ts';

interface State {
  readonly cwd: string;
  readonly temp: string;
  readonly env: NodeJS.ProcessEnv;
  readonly done: Done[];
  readonly used: Job['used'][number][];
  readonly permissions: Readonly<Record<string, string>>;
  readonly event: Event;
}

interface Scope {
  readonly inputs: Readonly<Record<string, string>>;
  /** For steps with an id: `outcome`, and what they wrote to GITHUB_OUTPUT. */
  readonly steps: Map<
    string,
    { readonly outcome: string; readonly outputs: Readonly<Record<string, string>> }
  >;
  /** The folder of the action that contains the steps. */
  readonly action?: string;
}

/** Runs a job of a workflow in a checked-out repository; by default its only job. */
export function runWorkflow(cwd: string, file: string, event: Event = {}, name?: string): Job {
  const workflow = parse(readFileSync(join(cwd, file), 'utf8')) as Workflow;
  const temp = mkdtempSync(join(realpathSync(tmpdir()), 'railwright-runner-'));
  const summary = join(temp, 'summary.md');
  writeFileSync(summary, '');
  const env = {
    ...outside(),
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: cwd, RUNNER_TEMP: temp, FORCE_COLOR: '1' },
    ...{ GITHUB_STEP_SUMMARY: summary, npm_config_prefer_offline: 'true' },
    ...event.env,
  };
  const [only] = Object.keys(workflow.jobs);
  const job = workflow.jobs[name ?? only ?? ''];
  if (!job) throw new Error(`There is no job ${name}.`);
  const permissions = job.permissions ?? workflow.permissions ?? {};
  const state: State = { cwd, temp, env, done: [], used: [], permissions, event };
  const failed = runSteps(job.steps, { inputs: {}, steps: new Map() }, state);
  return {
    conclusion: failed ? 'failure' : 'success',
    steps: state.done,
    summary: readFileSync(summary, 'utf8'),
    used: state.used,
  };
}

/** Returns whether a step failed. */
function runSteps(steps: readonly Step[], scope: Scope, state: State): boolean {
  let failed = false;
  for (const step of steps) {
    const name = step.name ?? step.uses ?? step.run ?? '';
    const context = contextOf(scope, state);
    const functions = { always: true, success: !failed, failure: failed };
    const { outcome, log, outputs } = holds(step.if, context, functions)
      ? runStep(step, scope, state, context)
      : { outcome: 'skipped' as const, log: '', outputs: {} };
    state.done.push({ step: name, outcome, log });
    if (step.id !== undefined) scope.steps.set(step.id, { outcome, outputs });
    if (outcome === 'failure' && step['continue-on-error'] !== true) failed = true;
  }
  return failed;
}

interface Ran {
  readonly outcome: Done['outcome'];
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

function runStep(step: Step, scope: Scope, state: State, context: Context): Ran {
  const given = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([key, value]) => [key, fill(String(value), context)]),
  );
  if (step.uses?.startsWith('./')) {
    const folder = join(state.cwd, step.uses);
    const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Action;
    const unknown = Object.keys(given).find((key) => !(key in action.inputs));
    if (unknown !== undefined) throw new Error(`The action has no input ${unknown}.`);
    const inputs = Object.fromEntries(
      Object.entries(action.inputs).map(([key, input]) => [
        key,
        given[key] ?? fill(input.default ?? '', context),
      ]),
    );
    const failed = runSteps(action.runs.steps, { inputs, steps: new Map(), action: folder }, state);
    return { outcome: failed ? 'failure' : 'success', log: '', outputs: {} };
  }
  if (step.uses !== undefined) {
    state.used.push({ uses: step.uses, with: given });
    const lacks = missingPermission(step.uses, state);
    return { outcome: lacks === undefined ? 'success' : 'failure', log: lacks ?? '', outputs: {} };
  }
  return runScript(step, scope, state, context);
}

/** As GitHub documents it, and for uploads of private repositories, as users found out. */
function missingPermission(uses: string, { permissions, event }: State): string | undefined {
  const needed: readonly (readonly [string, string])[] = uses.startsWith('github/codeql-action/upload-sarif')
    ? [['security-events', 'write'], ...(event.private === true ? ([['actions', 'read']] as const) : [])]
    : uses.startsWith('actions/checkout')
      ? [['contents', 'read']]
      : [];
  const lacks = needed.find(([what, level]) => ![level, 'write'].includes(permissions[what] ?? 'none'));
  return lacks && `Resource not accessible by integration: ${lacks.join(' ')}`;
}

/** Folders that `npm ci` has filled. */
const installed = new Set<string>();

function runScript(step: Step, scope: Scope, state: State, context: Context): Ran {
  const script = join(state.temp, 'step.sh');
  const output = join(state.temp, 'output.txt');
  writeFileSync(script, fill(step.run ?? '', context));
  writeFileSync(output, '');
  const cwd = join(state.cwd, fill(step['working-directory'] ?? '.', context));
  if (!existsSync(cwd)) return { outcome: 'failure', log: `No such folder: ${cwd}`, outputs: {} };
  // The same again would delete all packages and put them back.
  if (step.run === 'npm ci' && installed.has(cwd)) return { outcome: 'success', log: '', outputs: {} };
  // As GitHub documents it: only -e if no shell is named.
  const options = step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  const own = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([key, value]) => [key, fill(value, context)]),
  );
  const action = scope.action === undefined ? {} : { GITHUB_ACTION_PATH: scope.action };
  const env = { ...state.env, ...action, ...own, GITHUB_OUTPUT: output };
  const { code, out, err } = run('bash', [...options, script], cwd, env);
  if (step.run === 'npm ci' && code === 0) installed.add(cwd);
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return { outcome: code === 0 ? 'success' : 'failure', log: out + err, outputs };
}

function contextOf({ inputs, steps }: Scope, { event }: State): Context {
  return (name) => {
    const [kind = '', first = '', ...rest] = name.split('.');
    if (kind === 'inputs') return inputs[first];
    if (kind === 'github')
      return { event_name: 'push', token: 'a-token', ...event.github }[[first, ...rest].join('.')] ?? '';
    if (kind === 'matrix') return event.matrix?.[first];
    if (kind !== 'steps') return undefined;
    const step = steps.get(first);
    // GitHub knows nothing about later steps.
    return rest[0] === 'outputs' ? (step?.outputs[rest[1] ?? ''] ?? '') : step?.outcome;
  };
}
