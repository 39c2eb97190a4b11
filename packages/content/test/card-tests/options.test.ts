// Options of a test for its setup: rules, market, switches; and tests that are known to fail.
import { expect, test } from 'vitest';
import { loadContent, memorySource, runTests } from '@railwright/content';
import { PACK } from './tiny-pack.ts';

const EDITIONS = {
  'rules/strict.yaml': 'format: 1\nid: strict\ntitle: Strict\nextends: tiny\nhandSize: 2\n',
  'rules/other.yaml': 'format: 1\nid: other\ntitle: Other\nextends: tiny\nmarket: { kinds: 2 }\n',
};

async function load(test: string) {
  const files = {
    ...PACK,
    ...EDITIONS,
    'tests/all.yaml': `format: 1\ntests:\n  - name: it\n    setup: duel\n${test}`,
  };
  const content = await loadContent(memorySource(files));
  const findings = content.diagnostics
    .filter(({ severity, file }) => severity === 'error' && file.startsWith('tests'))
    .map(({ message, start, help }) => `${start.line - 4} ${message}${help === undefined ? '' : ` ${help}`}`);
  return { report: runTests(content), findings };
}

test('a test with a list of rules runs with each, and each run says which', async () => {
  const { report, findings } = await load('    rules: [tiny, strict]\n    expect: { handSize: 3 }\n');
  expect(findings).toEqual([]);
  expect(report.results.map(({ rules, outcome, index }) => [rules, outcome, index])).toEqual([
    ['tiny/tiny', 'passed', 0],
    ['tiny/strict', 'failed', 0],
  ]);
  const single = await load('    rules: strict\n    expect: { handSize: 2 }\n');
  expect(single.report.results.map(({ rules, outcome }) => [rules, outcome])).toEqual([
    [undefined, 'passed'],
  ]);
});

test('a list with misspelt or unsuitable rules is reported at the test', async () => {
  expect((await load('    rules: [tiny, strickt]\n    expect: { handSize: 3 }\n')).findings).toEqual([
    '1 There are no rules “strickt” in this pack or the packs it extends. Did you mean strict?',
  ]);
  const { findings } = await load('    rules: [tiny, other]\n    expect: { handSize: 3 }\n');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(
    /^1 The setup tiny\/duel cannot be played with the rules tiny\/other: The market/,
  );
});

test('a test can have its own market, of any size', async () => {
  const market = '    market: [peek]\n    given: { hand: [], coins: 3, rails: [A1] }\n';
  const { report, findings } = await load(`${market}    expect: { legal: [buy peek] }\n`);
  expect(findings).toEqual([]);
  expect(report).toMatchObject({ passed: 1, failed: 0 });
  expect((await load(`${market}    expect: { illegal: [buy sieve] }\n`)).findings).toEqual([
    '3 There is no card “sieve” in this game. Name a setup that has tiny/sieve, such as tiny/duel, or give the test a market.',
  ]);
  expect((await load('    market: [peak]\n    expect: { turn: 0 }\n')).findings).toEqual([
    '1 There is no card “peak” in this pack or the packs it extends. Did you mean peek?',
  ]);
  expect((await load('    market: [peek, coin]\n    expect: { turn: 0 }\n')).findings).toEqual([
    '1 coin has a pile in every game with the rules tiny.',
  ]);
});

test('a test can set switches that differ from its rules', async () => {
  const declined = `    given: { hand: [sieve, coin], rails: [A1] }
    do: [{ play: sieve }, { illegal: decline }, { choose: coin }, decline]
    expect: { discard: [coin] }
`;
  const { report, findings } = await load(`    switches: { optionalEffects: false }\n${declined}`);
  expect(findings).toEqual([]);
  expect(report.results.map(({ outcome }) => outcome)).toEqual(['passed']);
  expect((await load(declined)).report.failed).toBe(1);
  expect((await load('    switches: { optionalEfects: false }\n    expect: { turn: 0 }\n')).findings).toEqual(
    ['1 No rules have a switch “optionalEfects”. Did you mean optionalEffects?'],
  );
  expect((await load('    switches: { tie: nobody }\n    expect: { turn: 0 }\n')).findings).toEqual([
    '1 The switch tie is never nobody. It is joint or most-rails.',
  ]);
});

test('a known failure does not count as a failure, and one that passes is a finding', async () => {
  const known = '    knownFailure: sieve counts nothing yet\n';
  const { report } = await load(`${known}    expect: { handSize: 9 }\n`);
  expect(report).toMatchObject({ passed: 0, failed: 0, known: 1 });
  expect(report.results).toMatchObject([
    { outcome: 'known', knownFailure: 'sieve counts nothing yet', mismatches: [{ what: 'handSize' }] },
  ]);
  const passing = await load(`${known}    expect: { handSize: 3 }\n`);
  expect(passing.report).toMatchObject({ passed: 0, failed: 1, known: 0 });
  expect(passing.report.results[0]?.diagnostics).toMatchObject([
    { code: 'test-known-passes', start: { line: 5, column: 5 } },
  ]);
  const illegal = await load(`${known}    do: [end]\n    expect: { turn: 0 }\n`);
  expect(illegal.report).toMatchObject({ known: 1 });
  const broken = await load(`${known}    expect: { handsize: 9 }\n`);
  expect(broken.report).toMatchObject({ failed: 1, known: 0 });
});
