// The workflow of this repository runs every check of `npm test` once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listChecks } from './lib/checks.mjs';

const file = join(import.meta.dirname, '..', '.github', 'workflows', 'ci.yml');

interface Workflow {
  readonly jobs: {
    readonly check: {
      readonly strategy: { readonly matrix: { readonly include: readonly { readonly only: string }[] } };
    };
  };
}

test('the parts of the workflow are all checks, each in one of them', () => {
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const wanted = jobs.check.strategy.matrix.include.map(({ only }) => only.split(','));
  const parts = listChecks('node', 'reports').map(({ name, group }) => [
    name,
    wanted.filter((words) => words.includes(name) || words.includes(group)).length,
  ]);
  expect(parts).toEqual(parts.map(([name]) => [name, 1]));
});
