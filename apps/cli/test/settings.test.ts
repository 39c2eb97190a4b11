// Files that `validate` leaves out, and says so: those that pack.yaml excludes or turns off, and those that git ignores.
import { spawnSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { expectFits, expectNoStack, makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';

const card = (id: string, more = 'value: 1'): string =>
  `format: 1\ncards: [{ id: ${id}, name: ${id}, categories: [goods], cost: 1, ${more} }]\n`;
const UNUSED = 'effect: [{ choose: { from: hand, as: old } }]';

let cwd: string;

const write = (file: string, text: string): void => writeIn(cwd, file, text);
const validate = async (...args: string[]): Promise<Outcome> => {
  const outcome = await runCli(['validate', ...args], { cwd });
  expectNoStack(outcome);
  return outcome;
};

beforeEach(() => {
  cwd = makeFolder();
  write('content/mine/pack.yaml', PACK);
  write('content/mine/cards/a.yaml', card('a-train'));
});

test('counts what pack.yaml excludes and turns off', async () => {
  write('content/mine/cards/b.yaml', card('b-train', UNUSED));
  write('content/mine/drafts/x.yaml', 'no: [');
  expect((await validate()).code).toBe(1);
  write(
    'content/mine/pack.yaml',
    `${PACK}checks:\n  exclude: [drafts]\n  severities: [{ code: selection-unused, severity: off, reason: For show. }]\n`,
  );
  const { code, out } = await validate();
  expect(out).toContain(
    '3 files checked, nothing found. 1 file excluded by pack.yaml. 1 finding ignored with a reason.',
  );
  expect(code).toBe(0);
  const data = JSON.parse((await validate('--format', 'json')).out) as unknown;
  expectFits('validation-result', data);
  expect(data).toMatchObject({ excluded: 1, ignored: 1 });
  const typed = await validate('content/mine/drafts');
  expect(typed.code).toBe(2);
  expect(typed.err).toContain('content/mine/drafts is not read: its pack.yaml excludes it from checks.');
});

test('counts what git ignores, which is checked if named and can be extended', async () => {
  spawnSync('git', ['init', '-q'], { cwd });
  write('.gitignore', 'drafts/\n*.tmp.yaml\n/content/base\n');
  write('content/mine/drafts/x.yaml', 'no: [');
  write('content/mine/cards/0.tmp.yaml', card('a-train', UNUSED));
  write('content/base/pack.yaml', PACK.replace('id: mine', 'id: base'));
  write('content/base/cards/c.yaml', card('c-train', UNUSED));
  write('content/mine/pack.yaml', PACK.replace('[trains]', '[trains, base]'));
  write('content/mine/cards/b.yaml', card('b-train', 'effect: [{ gain: { where: { card: c-train } } }]'));
  const { code, out } = await validate();
  expect(out).toContain('3 files checked, nothing found. 4 files not checked, as git ignores them.');
  expect(code).toBe(0);
  const named = await validate('content/base', 'content/mine/cards/0.tmp.yaml');
  expect(named.code).toBe(1);
  expect(named.out).toContain('content/base/cards/c.yaml');
  expect(named.out).toContain('content/mine/cards/0.tmp.yaml');
  // Tracked files are checked, whatever .gitignore says.
  spawnSync('git', ['add', '--force', 'content/base'], { cwd });
  expect((await validate()).out).toMatch(/1 warning in 1 of 5 files. 2 files not checked/);
});

test('format also skips what pack.yaml excludes', async () => {
  const run = (...args: string[]): Promise<Outcome> => runCli(['format', '--check', ...args], { cwd });
  write('content/mine/pack.yaml', `${PACK}checks: { exclude: [cards/drafts] }\n`);
  write('content/mine/cards/drafts/d.yaml', 'format: 1   \n');
  const { code, err } = await run();
  expect(err).toBe('1 file excluded by pack.yaml.\n');
  expect(code).toBe(0);
  const named = await run('content/mine/cards/drafts');
  expect(named.code).toBe(2);
  expect(named.err).toContain('is not read: its pack.yaml excludes it from checks.');
});

test('what git ignores is not tested, formatted or migrated unless named', async () => {
  spawnSync('git', ['init', '-q'], { cwd });
  const run = (...args: string[]): Promise<Outcome> => runCli(args, { cwd });
  const body = (name: string, coins: number): string => `format: 1
tests:
  - name: ${name}
    setup: trains/tokyo-beginners
    given: { hand: [express-train] }
    do: [{ play: express-train }]
    expect: { coins: ${coins} }
`;
  write('.gitignore', '*.tmp.yaml\n');
  write('content/mine/pack.yaml', PACK);
  write('content/mine/tests/a.yaml', body('it pays two', 2));
  write('content/mine/tests/b.tmp.yaml', body('it pays nine   ', 9));
  const ignored = '1 file not looked at, as git ignores it.';
  const tested = await run('test');
  expect(tested.out).toBe(`1 test passed (1 file). ${ignored}\n`);
  expect(tested.code).toBe(0);
  expect((await run('test', 'content/mine/tests/b.tmp.yaml')).code).toBe(1);
  for (const [command, ...flags] of [
    ['format', '--check'],
    ['migrate', '--dry-run'],
  ] as const) {
    const { code, out, err } = await run(command, ...flags);
    expect(err).toBe(`${ignored}\n`);
    expect(out).toContain('3 files');
    expect(code).toBe(0);
  }
  expect((await run('format', '--check', 'content/mine/tests/b.tmp.yaml')).code).toBe(1);
});
