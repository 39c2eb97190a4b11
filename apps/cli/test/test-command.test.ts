// `test` on a pack with a test that passes, one that fails and one that cannot be run.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

let cwd: string;

const write = (file: string, text: string): void => writeIn(cwd, file, text);

const HOLDS = `format: 1
tests:
  - name: an express train pays two
    setup: trains/tokyo-beginners
    given: { hand: [express-train, waste] }
    do:
      - play: express-train
    expect: { coins: 2, hand: [waste] }
`;

const run = (...args: string[]): Promise<Outcome> => runCli(['test', ...args], { cwd });

beforeEach(() => {
  cwd = makeFolder();
  write(
    'content/mine/pack.yaml',
    'format: 1\nid: mine\ngame: trains\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\n',
  );
  write('content/mine/tests/holds.yaml', HOLDS);
});

test('passing tests', async () => {
  const { code, out } = await run();
  expect(out).toBe('1 test passed (1 file).\n');
  expect(code).toBe(0);
});

describe('a failing test', () => {
  beforeEach(() =>
    write(
      'content/mine/tests/fails.yaml',
      HOLDS.replace('pays two', 'pays nine').replace('coins: 2', 'coins: 9'),
    ),
  );

  test('shows the expected and the actual result, and where', async () => {
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain('an express train pays nine');
    expect(out).toMatch(/content\/mine\/tests\/fails\.yaml:\d+:\d+/);
    expect(out).toMatch(/coins\n +expected +9\n +actual +2\n/);
    expect(out).toContain('    open question\n      turn, to seat-0\n      legal     buy ');
    expect(out).toContain('1 test passed, 1 failed (2 files).');
  });

  test('as data', async () => {
    const { code, out } = await run('--format', 'json');
    expect(code).toBe(1);
    const report = JSON.parse(out) as { tests: { name: string; outcome: string; mismatches: object[] }[] };
    expect(report).toMatchObject({ passed: 1, failed: 1 });
    const failed = report.tests.find(({ outcome }) => outcome === 'failed');
    expect(failed).toMatchObject({
      file: 'content/mine/tests/fails.yaml',
      mismatches: [{ what: 'coins', expected: '9', actual: '2' }],
      question: { asked: 'turn, to seat-0', legal: expect.arrayContaining(['end']) as unknown },
    });
  });

  test('is skipped when others are selected, by file or by name', async () => {
    expect((await run('content/mine/tests/holds.yaml')).code).toBe(0);
    expect((await run('--name', 'PAYS TWO')).code).toBe(0);
    expect((await run('--name', 'nine')).code).toBe(1);
  });
});

test('a test that cannot be run gives the reason, without a stack', async () => {
  write('content/mine/tests/broken.yaml', HOLDS.replace('play: express-train', 'play: expres-train'));
  const outcome = await run();
  expect(outcome.code).toBe(1);
  expect(outcome.out).toContain('expres-train');
  expect(outcome.out).toContain('content/mine/tests/broken.yaml:');
  expectNoStack(outcome);
});

describe('unreadable test files are findings, never ignored', () => {
  const UNREADABLE: readonly (readonly [string, string, string])[] = [
    ['no YAML', 'yaml-unclosed-bracket', 'tests: [1\n'],
    ['empty', 'yaml-empty', ''],
    ['of a newer format', 'format-version', HOLDS.replace('format: 1', 'format: 9')],
    ['without a test', 'schema-length', 'format: 1\ntests: []\n'],
    ['that is too large', 'yaml-too-large', '#'.repeat(4_200_000)],
  ];

  test('one file of each kind', async () => {
    UNREADABLE.forEach(([, , text], i) => {
      write(`content/mine/tests/wrong-${i}.yaml`, text);
    });
    writeFileSync(join(cwd, 'content/mine/tests/bytes.yaml'), Buffer.from([0xff, 0xfe, 0x61]));
    write('content/mine/test/lost.yaml', HOLDS);
    const outcome = await run();
    expect(outcome.code).toBe(1);
    for (const [, code] of UNREADABLE) expect(outcome.out).toContain(`[${code}]`);
    for (const code of ['file-not-utf8', 'file-misplaced']) expect(outcome.out).toContain(`[${code}]`);
    expect(outcome.out).toContain('1 test passed (1 file); 7 files not read.');
    expectNoStack(outcome);
  });

  test('a pack.yaml that does not say what the pack is', async () => {
    write('content/other/pack.yaml', 'format: 1\nid: other\ngame: trians\n');
    write('content/other/tests/all.yaml', HOLDS);
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain('Did you mean trains?');
    expect((await run('content/mine')).code).toBe(0);
  });

  test('a malformed test shows what is wrong with it, once', async () => {
    write('content/mine/tests/shape.yaml', HOLDS.replace('setup:', 'setpu:'));
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out.match(/schema-unknown-key/g)).toHaveLength(1);
    expect(out).toContain('1 test passed, 1 failed (2 files).');
  });

  test('as data', async () => {
    write('content/mine/tests/empty.yaml', '');
    const { code, out } = await run('--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ passed: 1, failed: 0, findings: [{ code: 'yaml-empty' }] });
  });
});

test('a test run under several rules names the rules of each failure', async () => {
  write(
    'content/mine/tests/holds.yaml',
    HOLDS.replace('    do:', '    rules: [trains/okazu-2012, trains/aeg-2013]\n    do:').replace(
      'coins: 2',
      'coins: 9',
    ),
  );
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain('  setup trains/tokyo-beginners  rules trains/okazu-2012\n');
  expect(out).toContain('  setup trains/tokyo-beginners  rules trains/aeg-2013\n');
  expect(out).toContain('0 tests passed, 2 failed (1 file).');
});

test('a known failure is listed with its reason and does not fail the command', async () => {
  const known = HOLDS.replace('    do:', '    knownFailure: it is not built yet\n    do:');
  write('content/mine/tests/known.yaml', known.replace('coins: 2', 'coins: 9'));
  const { code, out } = await run();
  expect(out).toMatch(/KNOWN TO FAIL an express train pays two\n.*\n {4}it is not built yet\n/);
  expect(out).toContain('1 test passed, 1 known to fail (2 files).');
  expect(code).toBe(0);
  write('content/mine/tests/known.yaml', known);
  const passing = await run();
  expect(passing.code).toBe(1);
  expect(passing.out).toContain('[test-known-passes]');
});

test('no tests at all is invalid usage', async () => {
  for (const args of [['content/mine/pack.yaml'], ['--name', 'zebra']]) {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain('no card test');
  }
});

describe('coverage', () => {
  const CARD = `format: 1
cards:
  - id: cart
    name: Cart
    categories: [train]
    cost: 3
    effect:
      - choose-one:
          - do: [{ draw: 1 }]
          - do: [{ coins: 2 }]
`;
  const CARD_TEST = `format: 1
tests:
  - name: a cart pays two
    setup: trains/tokyo-beginners
    market: [mine/cart]
    given: { hand: [cart] }
    do: [{ play: cart }, { option: 2 }]
    expect: { coins: 2 }
`;

  beforeEach(() => {
    write('content/mine/cards/cards.yaml', CARD);
    write('content/mine/tests/cart.yaml', CARD_TEST);
  });

  test('is shown on demand, with the unreached places', async () => {
    const { code, out } = await run('--coverage');
    expect(out).toBe(
      `Tests cover 71% of mine: 1 of 1 card, 2 of 3 steps, 1 of 2 branches, 1 of 1 question.
    content/mine/cards/cards.yaml:9:13  No test of cart chooses the first of these options.

2 tests passed (2 files).
`,
    );
    expect(code).toBe(0);
    expect((await run()).out).toBe('2 tests passed (2 files).\n');
  });

  test('can be required', async () => {
    const missed = await run('--coverage-min', '90');
    expect(missed.code).toBe(1);
    expect(missed.err).toBe('The tests of mine cover 71% of it; --coverage-min requires 90%.\n');
    expect((await run('--coverage-min', '70')).code).toBe(0);
  });

  test('is annotated at its location, without failing anything', async () => {
    const { code, out } = await run('--coverage', '--format', 'github');
    expect(out).toContain('::notice file=content/mine/cards/cards.yaml,line=9,');
    expect(out).toContain('No test of cart chooses the first of these options.');
    expect(code).toBe(0);
    const junit = await run('--coverage', '--format', 'junit');
    expect(junit.out).toContain('<testcase name="a cart pays two"');
    expect(junit.out).not.toContain('<failure');
  });
});
