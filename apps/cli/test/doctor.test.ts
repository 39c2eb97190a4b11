// `railwright doctor`: what it checks and what it calls wrong.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RELEASE } from '@railwright/engine/program';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

const CLI = fileURLToPath(new URL('..', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));

/** A new repository with railwright where npm would install it. */
async function repository(): Promise<string> {
  const cwd = makeFolder();
  await runCli(['new', 'my-rails'], { cwd });
  const folder = join(cwd, 'my-rails');
  const installed = join(folder, 'node_modules', 'railwright');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), readFileSync(join(CLI, 'package.json')));
  symlinkSync(SCHEMAS, join(installed, 'schemas'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  spawnSync('git', ['init', '-q'], { cwd: folder });
  await runCli(['hooks'], { cwd: folder });
  return folder;
}

test('a new repository is fine once it is installed and its hook is set up', async () => {
  const outcome = await runCli(['doctor', '--json'], { cwd: await repository() });
  expect(JSON.parse(outcome.out)).toMatchObject({ wrong: 0 });
  expect(outcome.code).toBe(0);
  expect(outcome.out).toContain('extends trains');
  expect(outcome.out).toContain('Commits are checked by a git hook');
  expect(outcome.out).toContain('Schema lines lead to existing schemas');
});

test.each<readonly [string, (folder: string) => unknown, RegExp]>([
  [
    'a schema line that leads nowhere',
    (folder) => change(folder, 'node_modules/railwright', '..'),
    /leads to no file/,
  ],
  [
    'an unknown base',
    (folder) => change(folder, '[trains ^1]', '[trians ^1]'),
    /trians, which cannot be found/,
  ],
  ['findings', (folder) => change(folder, 'licence:', 'license:'), /See them: railwright validate|1 error/],
  [
    'another version than the installed one',
    (folder) => writeFileSync(join(folder, 'node_modules/railwright/package.json'), '{"version": "9.9.9"}'),
    new RegExp(`asks for railwright \\^${RELEASE}, but 9\\.9\\.9 is installed`),
  ],
  [
    'another version than package.json asks for',
    (folder) => replaceIn(folder, 'package.json', `^${RELEASE}`, '^9.0.0'),
    new RegExp(`asks for railwright \\^9\\.0\\.0, but ${RELEASE} is installed[^]*npm install`),
  ],
  [
    'another version than the one that was started',
    (folder) => {
      replaceIn(folder, 'package.json', `^${RELEASE}`, 'latest');
      writeFileSync(join(folder, 'node_modules/railwright/package.json'), '{"version": "9.9.9"}');
    },
    /9\.9\.9 is installed here/,
  ],
  [
    'a folder of hooks that is lost',
    (folder) => spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: folder }),
    /no hook runs at all/,
  ],
  [
    'packages that are kept in archives',
    (folder) => {
      writeFileSync(join(folder, 'yarn.lock'), '__metadata:\n');
      rmSync(join(folder, 'package-lock.json'));
    },
    /Yarn keeps packages out of node_modules/,
  ],
])('%s is wrong', async (_, spoil, message) => {
  const folder = await repository();
  spoil(folder);
  const outcome = await runCli(['doctor'], { cwd: folder });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toMatch(message);
  expect(outcome.out).toContain('✘');
});

test('an empty folder lacks everything, which is not an error', async () => {
  const outcome = await runCli(['doctor']);
  expect(outcome.code).toBe(0);
  expect(outcome.out).toContain('railwright new my-pack');
  expectNoStack(outcome);
});

test('passes on what git says when it refuses', async () => {
  const outcome = await runCli(['doctor'], {
    cwd: await repository(),
    env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' },
  });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toMatch(/git does not work here[^]*safe\.directory/);
  expect(outcome.out).not.toContain('git init');
});

function change(folder: string, from: string, to: string): void {
  replaceIn(folder, 'content/my-rails/pack.yaml', from, to);
}

function replaceIn(folder: string, name: string, from: string, to: string): void {
  const file = join(folder, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
