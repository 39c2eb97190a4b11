import { expect, test } from 'vitest';
import { listChecks, QUICK } from './checks.mjs';

const commandsFor = (...files: string[]) => {
  const checks = listChecks('node', '/reports', { base: 'a1b2c3', files });
  return (name: string) =>
    checks.find((check) => check.name === name)!.commands.map(({ args }) => args.slice(1));
};

test('quick checks see only the changed files of their kind', () => {
  const commands = commandsFor('packages/hex/src/hex.ts', 'README.md');
  expect(commands('format')[0]!.slice(-2)).toEqual(['packages/hex/src/hex.ts', 'README.md']);
  expect(commands('eslint')).toEqual([]);
  expect(commands('oxlint').map((args) => args.at(-1))).toEqual(['packages/hex/src/hex.ts']);
  expect(commands('svelte-check')).toEqual([]);
  expect(commands('vitest')[0]).toEqual(expect.arrayContaining(['--changed', 'a1b2c3']));
});

test('TypeScript is linted once: with types where they are known, by ESLint where components share it', () => {
  const commands = commandsFor('scripts/image.test.ts', 'test/a.ts', 'apps/player/src/b.svelte.ts');
  expect(commands('oxlint').map((args) => args.slice(2))).toEqual([
    ['--type-aware', 'scripts/image.test.ts'],
    ['test/a.ts'],
  ]);
  expect(commands('eslint')[0]!.at(-1)).toBe('apps/player/src/b.svelte.ts');
});

test('components are checked in each app that may have them', () => {
  const apps = (...files: string[]) =>
    commandsFor(...files)('svelte-check').map((args) => args[args.indexOf('-w') + 1]);
  expect(apps('apps/player/src/app.html')).toEqual(['apps/player']);
  expect(apps('packages/board/src/MapPicture.svelte')).toEqual(
    expect.arrayContaining(['apps/editor', 'apps/player']),
  );
});

test('each quick check is one of all checks', () => {
  const names = listChecks('node', '/reports').map(({ name }) => name);
  expect(QUICK.filter((name) => !names.includes(name))).toEqual([]);
});
