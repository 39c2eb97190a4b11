import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFiles, KeptResults } from './kept.mjs';

const folder = mkdtempSync(join(tmpdir(), 'railwright-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = { name: 'lint', group: 'lint' as const, commands: [], reads: /\.ts$/ };
const cases = { passed: 3, failed: 0, failures: [] };

test('files are hashed as they are, with new ones and without ignored ones, and the index stays', () => {
  const root = join(folder, 'repository');
  mkdirSync(root);
  const git = (...args: string[]) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' }).stdout;
  git('init', '-q');
  git('config', 'core.trustctime', 'false');
  writeFileSync(join(root, '.gitignore'), 'build\n');
  writeFileSync(join(root, 'a.ts'), 'one');
  utimesSync(join(root, 'a.ts'), 1_700_000_000, 1_700_000_000);
  git('add', '.');
  writeFileSync(join(root, 'build'), '');
  writeFileSync(join(root, 'b.ts'), 'new');
  const before = hashFiles(root);
  expect(before?.map(({ path }) => path)).toEqual(['.gitignore', 'a.ts', 'b.ts']);
  // In the same moment, as far as the clock of the files tells.
  const { mtime } = statSync(join(root, 'a.ts'));
  writeFileSync(join(root, 'a.ts'), 'two');
  for (const file of ['a.ts', '.git/index']) utimesSync(join(root, file), mtime, mtime);
  const after = hashFiles(root);
  expect(after?.filter(({ hash }, i) => hash !== before?.[i]?.hash).map(({ path }) => path)).toEqual([
    'a.ts',
  ]);
  expect(git('status', '--porcelain', '-uall').split('\n').slice(0, 2)).toEqual(['A  .gitignore', 'AM a.ts']);
  expect(hashFiles(folder)).toBeUndefined();
});

test('a result is kept until a file that the check reads changes', () => {
  const file = join(folder, 'kept.json');
  const files = [
    { path: 'a.ts', hash: '1' },
    { path: 'README.md', hash: '2' },
  ];
  expect(new KeptResults(() => files, file).find(check)).toBeUndefined();
  new KeptResults(() => files, file).keep(check, cases);
  expect(new KeptResults(() => files, file).find(check)).toMatchObject({ cases });
  const withText = [files[0]!, { path: 'README.md', hash: '3' }];
  expect(new KeptResults(() => withText, file).find(check)).toMatchObject({ cases });
  expect(new KeptResults(() => [{ path: 'a.ts', hash: '4' }], file).find(check)).toBeUndefined();
  expect(new KeptResults(() => undefined, file).find(check)).toBeUndefined();
});

test('nothing is kept of a check during which a file changed', () => {
  const file = join(folder, 'during.json');
  let hash = '1';
  const read = () => [{ path: 'a.ts', hash }];
  const kept = new KeptResults(read, file);
  hash = '2';
  kept.keep(check, cases);
  hash = '1';
  expect(new KeptResults(read, file).find(check)).toBeUndefined();
});

test('a check that makes something is run again when it is gone', () => {
  const file = join(folder, 'kept.json');
  const made = { ...check, makes: join(folder, 'made') };
  const kept = new KeptResults(() => [], file);
  kept.keep(made, undefined);
  expect(kept.find(made)).toBeUndefined();
  writeFileSync(made.makes, '');
  expect(kept.find(made)).toBeDefined();
});
