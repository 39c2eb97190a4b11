// `test --changed-since` runs the tests that a change can affect, and `--watch` reruns them.
import { execFileSync, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';

let cwd: string;
const write = (file: string, text: string): void => writeIn(cwd, file, text);
const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd });
const since = (...args: string[]): Promise<Outcome> =>
  runCli(['test', '--changed-since', 'HEAD', ...args], { cwd });

const testOf = (name: string, coins = 0): string =>
  `format: 1\ntests:\n  - { name: ${name}, setup: trains/tokyo-beginners, expect: { coins: ${coins} } }\n`;
const CARD = `format: 1
cards:
  - { id: a-train, name: A, categories: [train], cost: 1, value: 1 }
  - { id: b-train, name: B, categories: [train], cost: 1, value: 1 }
`;

beforeEach(() => {
  cwd = makeFolder();
  for (const id of ['one', 'two', 'three']) {
    const base = id === 'two' ? '[trains, one]' : '[trains]';
    write(`content/${id}/pack.yaml`, PACK.replace('id: mine', `id: ${id}`).replace('[trains]', base));
    write(`content/${id}/tests/first.yaml`, testOf(`${id}-first`));
    write(`content/${id}/tests/second.yaml`, testOf(`${id}-second`));
  }
  write('content/one/cards/cards.yaml', CARD);
  write('content/one/cards/more.yaml', CARD.replaceAll('-train', '-tram'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'Begin');
});

test('runs nothing, the changed tests, or all tests of packs that build on a change', async () => {
  const none = await since();
  expect({ code: none.code, out: none.out }).toEqual({ code: 0, out: '0 tests passed (0 files).\n' });
  expect(none.err).toBe('There are no card tests in content affected by changes since HEAD.\n');

  write('content/three/tests/second.yaml', testOf('three-second', 9));
  const own = await since();
  expect(own.code).toBe(1);
  expect(own.out).toContain('0 tests passed, 1 failed (1 file).');

  writeFileSync(join(cwd, 'content/one/cards/cards.yaml'), CARD.replace('cost: 1', 'cost: 2'));
  expect((await since()).out).toContain('4 tests passed, 1 failed (5 files).');
  expect((await since('content/two')).out).toBe('2 tests passed (2 files).\n');
});

test('a deleted file or pack affects the packs that could have used it', async () => {
  rmSync(join(cwd, 'content/one/cards/more.yaml'));
  expect((await since()).out).toBe('4 tests passed (4 files).\n');
  rmSync(join(cwd, 'content/one'), { recursive: true });
  const { code, out } = await since();
  expect(code).toBe(1);
  expect(out).toContain('pack');
});

test('a pack that only names another in its tests is affected too', async () => {
  write('content/three/tests/first.yaml', testOf('uses one/a-train'));
  git('commit', '-q', '-a', '-m', 'Name it');
  writeFileSync(join(cwd, 'content/one/cards/cards.yaml'), CARD.replace('cost: 1', 'cost: 2'));
  expect((await since()).out).toBe('6 tests passed (6 files).\n');
});

test('--watch reruns them when a file changes, until it is stopped', async () => {
  const file = join(cwd, 'content/three/tests/second.yaml');
  let seen = 0;
  const react = (child: ChildProcess): void => {
    child.stderr!.on('data', (text: string) => {
      if (!text.includes('Waiting for changes')) return;
      if (++seen > 1) child.kill('SIGINT');
      else writeFileSync(file, readFileSync(file, 'utf8').replace('coins: 0', 'coins: 9'));
    });
  };
  const { code, out } = await runCli(['test', 'content/three', '--watch'], { cwd, onStart: react });
  expect(code).toBe(130);
  expect(out).toMatch(/^2 tests passed \(2 files\)\.\n[^]*1 test passed, 1 failed \(2 files\)\./);
});
