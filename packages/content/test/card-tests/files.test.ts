// Which tests are run, and which files are not read.
import { expect, test } from 'vitest';
import { loadContent, memorySource, runTests, type TestFilter } from '@railwright/content';
import { PACK, run } from './tiny-pack.ts';

test('tests can be filtered by name, file and pack', async () => {
  const tests =
    '  - { name: Buys a COIN, setup: duel, expect: { coins: 0 } }\n  - { name: other, setup: duel, expect: { coins: 0 } }\n';
  const names = async (filter: TestFilter) => (await run(tests, filter)).map(({ name }) => name);
  expect(await names({ name: 'coin' })).toEqual(['Buys a COIN']);
  expect(await names({ pack: 'tiny' })).toHaveLength(2);
  expect(await names({ pack: 'other' })).toEqual([]);
  expect(await names({ files: (path) => path.startsWith('tests/') })).toHaveLength(2);
  expect(await names({ files: (path) => path.startsWith('maps/') })).toEqual([]);
});

test('a test of a missing setup, or of none, counts as broken', async () => {
  const files = {
    ...PACK,
    'tests/all.yaml': `format: 1
tests:
  - { name: no such setup, setup: duell, expect: { coins: 0 } }
  - { name: no setup, expect: { coins: 0 } }
`,
  };
  const report = runTests(await loadContent(memorySource(files)));
  expect(report).toMatchObject({ passed: 0, failed: 2 });
  expect(report.results.map(({ outcome, name }) => [name, outcome])).toEqual([
    ['no such setup', 'broken'],
    ['no setup', 'broken'],
  ]);
});

test('an unreadable test file is reported, whatever else was requested', async () => {
  const source = memorySource({ ...PACK, 'tests/locked.yaml': 'format: 1' });
  const locked = {
    ...source,
    list: () => source.list(),
    read: (name: string) =>
      name.endsWith('locked.yaml')
        ? Promise.reject(new Error('You have no permission to read it.'))
        : source.read(name),
  };
  const content = await loadContent(locked);
  for (const filter of [{}, { name: 'zebra' }, { pack: 'tiny' }])
    expect(runTests(content, filter).unread).toMatchObject([
      { code: 'file-unreadable', file: 'tests/locked.yaml' },
    ]);
  expect(runTests(content, { files: (path) => path !== 'tests/locked.yaml' }).unread).toEqual([]);
});

test('a malformed test is broken with the reason, and the others run', async () => {
  const good = '{ name: good, setup: duel, expect: { coins: 0 } }';
  const files = {
    ...PACK,
    'tests/all.yaml': `format: 1\ntests:\n  - ${good}\n  - { name: bad, setup: duel, expct: {} }\n  - ${good}\n`,
  };
  const { results, unread } = runTests(await loadContent(memorySource(files)));
  expect(results.map(({ outcome, index }) => [index, outcome])).toEqual([
    [0, 'passed'],
    [1, 'broken'],
    [2, 'passed'],
  ]);
  expect(results[1]?.diagnostics.map(({ code }) => code)).toEqual(['schema-unknown-key']);
  expect(unread).toEqual([]);
});
