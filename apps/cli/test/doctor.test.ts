// `railwright doctor`: what it sees and what it calls wrong.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

const CLI = fileURLToPath(new URL('..', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));

/** A new repository with railwright as npm would put it there. */
async function repository(): Promise<string> {
  const cwd = makeFolder();
  await runCli(['new', 'my-rails'], { cwd });
  const folder = join(cwd, 'my-rails');
  const installed = join(folder, 'node_modules', 'railwright');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), readFileSync(join(CLI, 'package.json')));
  symlinkSync(SCHEMAS, join(installed, 'schemas'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  for (const args of [
    ['init', '-q'],
    ['config', 'core.hooksPath', '.githooks'],
  ])
    spawnSync('git', args, { cwd: folder });
  return folder;
}

test('a repository as new writes it is well once it is installed and its hook is on', async () => {
  const outcome = await runCli(['doctor', '--json'], { cwd: await repository() });
  expect(JSON.parse(outcome.out)).toMatchObject({ wrong: 0 });
  expect(outcome.code).toBe(0);
  expect(outcome.out).toContain('extends trains');
  expect(outcome.out).toContain('Commits are checked by a git hook');
  expect(outcome.out).toContain('Schema lines lead to a schema');
});

test.each<readonly [string, (folder: string) => void, RegExp]>([
  [
    'a schema line that leads nowhere',
    (folder) => change(folder, 'node_modules/railwright', '..'),
    /leads nowhere/,
  ],
  ['an unknown base', (folder) => change(folder, '[trains]', '[trians]'), /trians, which is nowhere/],
  ['findings', (folder) => change(folder, 'licence:', 'license:'), /See them: railwright validate|1 error/],
  [
    'another version than the installed one',
    (folder) => writeFileSync(join(folder, 'node_modules/railwright/package.json'), '{"version": "9.9.9"}'),
    /9\.9\.9 is installed here/,
  ],
])('%s is wrong', async (_, spoil, message) => {
  const folder = await repository();
  spoil(folder);
  const outcome = await runCli(['doctor'], { cwd: folder });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toMatch(message);
  expect(outcome.out).toContain('✘');
});

test('an empty folder lacks everything, and that is no fault', async () => {
  const outcome = await runCli(['doctor']);
  expect(outcome.code).toBe(0);
  expect(outcome.out).toContain('railwright new my-pack');
  expectNoStack(outcome);
});

function change(folder: string, from: string, to: string): void {
  const file = join(folder, 'content', 'my-rails', 'pack.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
