// The data that `validate` and `test` print fit the published schemas.
import { expect, test } from 'vitest';
import { expectFits, makeFolder, PACK, runCli, writeIn } from './run-cli.ts';

const CARDS = `format: 1
cards:
  - { id: same, name: A, categories: [train], cost: 1, vlaue: 1 }
  - { id: same, name: B, categories: [train], cost: 1 }
  - id: unused # railwright-ignore selection-unused: for show
    name: C
    categories: [train]
    cost: 1
    effect: [{ choose: { from: hand, as: old } }]
`;

const TESTS = `format: 1
tests:
  - name: an express train pays two
    setup: trains/tokyo-beginners
    given: { hand: [express-train, waste] }
    do: [{ play: express-train }]
    expect: { coins: 2, hand: [waste] }
  - name: it pays nine
    setup: trains/tokyo-beginners
    given: { hand: [express-train] }
    do: [{ play: express-train }]
    expect: { coins: 9 }
  - name: it pays eight one day
    setup: trains/tokyo-beginners
    given: { hand: [express-train] }
    do: [{ play: express-train }]
    knownFailure: the second edition has not come out yet
    expect: { coins: 8 }
  - name: a card that does not exist
    setup: trains/tokyo-beginners
    given: { hand: [expres-train] }
    do: [{ play: express-train }]
    expect: { coins: 0 }
`;

const REACHABLE = `
  - { id: cart, name: Cart, categories: [train], cost: 1, effect: [{ coins: 2 }] }
`;

interface Data {
  readonly diagnostics: readonly Record<string, unknown>[];
  readonly findings: readonly unknown[];
  readonly tests: readonly { readonly outcome: string }[];
}

test('findings', async () => {
  const cwd = makeFolder();
  writeIn(cwd, 'mine/pack.yaml', PACK);
  writeIn(cwd, 'mine/cards/cards.yaml', CARDS);
  const { code, out } = await runCli(['validate', 'mine', '--format', 'json'], { cwd });
  expect(code).toBe(1);
  const data = JSON.parse(out) as Data;
  expectFits('validation-result', data);
  expect(data).toMatchObject({ format: 1, files: 2 });
  for (const key of ['fix', 'help', 'related'])
    expect(
      data.diagnostics.some((one) => key in one),
      key,
    ).toBe(true);
  expect(() => expectFits('validation-result', { ...data, format: 2 })).toThrow();
});

test('results of card tests, of all outcomes and of unreadable files', async () => {
  const cwd = makeFolder();
  writeIn(cwd, 'content/mine/pack.yaml', PACK);
  writeIn(cwd, 'content/mine/tests/some.yaml', TESTS);
  writeIn(cwd, 'content/mine/tests/odd.yaml', 'tests: [');
  const { code, out } = await runCli(['test', '--format', 'json'], { cwd });
  expect(code).toBe(1);
  const data = JSON.parse(out) as Data;
  expectFits('test-result', data);
  expect(data).toMatchObject({ format: 1 });
  expect(new Set(data.tests.map(({ outcome }) => outcome))).toEqual(
    new Set(['passed', 'failed', 'known', 'broken']),
  );
  expect(data.findings.length).toBeGreaterThan(0);
  expect(() => expectFits('test-result', { ...data, odd: 1 })).toThrow();
});

test('coverage of card tests', async () => {
  const cwd = makeFolder();
  writeIn(cwd, 'mine/pack.yaml', PACK);
  writeIn(cwd, 'mine/cards/cards.yaml', CARDS.split('\n').slice(0, 2).join('\n') + REACHABLE);
  writeIn(cwd, 'mine/tests/tests.yaml', TESTS.split('  - name: it pays nine')[0] ?? '');
  const { code, out } = await runCli(['test', 'mine', '--coverage', '--format', 'json'], { cwd });
  expect(code).toBe(0);
  const data = JSON.parse(out) as { readonly coverage: readonly object[] };
  expectFits('test-result', data);
  expect(data.coverage).toMatchObject([
    {
      pack: 'mine',
      percent: 0,
      counts: { cards: { reached: 0, total: 1 }, ops: { reached: 0, total: 1 } },
      unreached: [{ code: 'test-unreached', file: 'mine/cards/cards.yaml', start: { line: 3 } }],
    },
  ]);
});
