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

test('of a release, only the job that publishes can identify itself, and it installs nothing', () => {
  const { permissions, jobs } = parse(
    readFileSync(join(import.meta.dirname, '..', '.github', 'workflows', 'release.yml'), 'utf8'),
  ) as {
    permissions: Permissions;
    jobs: Record<string, { permissions?: Permissions; steps: { run?: string }[] }>;
  };
  const trusted = Object.values(jobs).filter((job) => 'id-token' in { ...permissions, ...job.permissions });
  const commands = trusted.map(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual([['tar -xf package.tar -C apps/cli', 'node scripts/publish.mjs']]);
});

type Permissions = Readonly<Record<string, string>>;
