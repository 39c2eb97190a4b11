// The output of `test` for CI services: a test that passes, one that fails, one that cannot be run, one that is known to
// fail, and an unreadable file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';
import { checkJunit, readSarif } from './standards.ts';

let cwd: string;

const TESTS = `format: 1
tests:
  - { name: holds, setup: trains/tokyo-beginners, do: [{ illegal: end }], expect: { coins: 0 } }
  - { name: "pays | <b> @all ::error::", setup: trains/tokyo-beginners, expect: { coins: 9 } }
  - { name: broken, setup: trains/tokyo-beginners, expect: { cions: 1 } }
  - { name: later, setup: trains/tokyo-beginners, knownFailure: not built yet, expect: { coins: 7 } }
`;

beforeAll(() => {
  cwd = makeFolder();
  writeIn(cwd, 'packs/one/content/mine/pack.yaml', PACK);
  writeIn(cwd, 'packs/one/content/mine/tests/all.yaml', TESTS.replace('do: [{ illegal: end }], ', ''));
  writeIn(cwd, 'packs/one/content/mine/tests/empty.yaml', '');
});

const run = (...args: string[]): Promise<Outcome> =>
  runCli(['test', ...args], {
    cwd: join(cwd, 'packs', 'one'),
    env: { GITHUB_WORKSPACE: cwd, FORCE_COLOR: '1' },
  });
const FILE = 'packs/one/content/mine/tests/all.yaml';

test('every failure is an annotation at its file and line, with its test, and in the job summary', async () => {
  const summary = join(cwd, 'summary.md');
  writeFileSync(summary, '');
  const { code, out } = await runCli(['test', '--format', 'github'], {
    cwd: join(cwd, 'packs', 'one'),
    env: { GITHUB_WORKSPACE: cwd, GITHUB_STEP_SUMMARY: summary, FORCE_COLOR: '1' },
  });
  expect(code).toBe(1);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(
    new RegExp(`^::error file=${FILE},line=4,.*title=test-failed::“pays .*”: coins: expected 9, got 0\\.`),
  );
  expect(lines[1]).toMatch(new RegExp(`^::error file=${FILE},line=5,.*“broken”: .*Did you mean coins`));
  expect(lines[2]).toMatch(/^::error file=packs\/one\/content\/mine\/tests\/empty\.yaml,line=1,.*yaml-empty/);
  expect(lines[3]).toContain('1 test passed, 2 failed, 1 known to fail (1 file); 1 file not read.');
  const written = readFileSync(summary, 'utf8');
  expect(written).toMatch(/^### railwright test\n\n1 test passed, 2 failed/);
  expect(written).not.toMatch(/<b>|@all/);
  expect(written).not.toContain('\u001b');
  expect(written.match(/^\| \*\*error\*\* \|/gm)).toHaveLength(3);
});

test('all formats at once are valid and count each test once', async () => {
  const { code, out } = await run(
    '--output',
    'junit=t.xml',
    '--output',
    'sarif=t.sarif',
    '--output=json=t.json',
  );
  expect(code).toBe(1);
  expect(out).toContain('FAILED');
  const read = (name: string): string => readFileSync(join(cwd, 'packs/one', name), 'utf8');
  checkJunit(read('t.xml'));
  expect(read('t.xml').match(/<testcase /g)).toHaveLength(5);
  expect(read('t.xml')).toContain('tests="4" failures="1" errors="1" skipped="1"');
  expect(read('t.xml')).toMatch(/<skipped message="not built yet">/);
  expect(read('t.xml')).toContain(`${FILE}:4:`);
  const [{ results }] = readSarif(read('t.sarif')).runs;
  expect(results.map(({ ruleId }) => ruleId)).toEqual(['test-failed', 'test-unusable', 'yaml-empty']);
  expect(results[0]!.locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: FILE },
    region: { startLine: 4 },
  });
  expect(JSON.parse(read('t.json'))).toMatchObject({ passed: 1, failed: 2, known: 1 });
});

test('what keeps tests from being run is said once, first, and they count as not run', async () => {
  const broken = makeFolder();
  const two = `format: 1
tests:
  - { name: first, setup: duel, expect: { coins: 0 } }
  - { name: second, setup: duel, expect: { coins: 0 } }
`;
  writeIn(
    broken,
    'content/base/pack.yaml',
    PACK.replace('id: mine', 'id: base').replace('game: trains', 'game: 5'),
  );
  writeIn(broken, 'content/mine/pack.yaml', PACK.replace('[trains]', '[trains, base]'));
  writeIn(
    broken,
    'content/mine/setups/duel.yaml',
    'format: 1\nid: duel\ntitle: Duel\nrules: base/odd\nmap: tokyo\nmarket: { random: 8 }\n',
  );
  writeIn(broken, 'content/mine/tests/all.yaml', two);
  const at = { cwd: broken };
  const { code, out } = await runCli(['test', '--output', 'junit=t.xml', '--output=json=t.json'], at);
  expect(code).toBe(1);
  expect(out).toMatch(/^error\[schema-type\] Expected the name of a game; found 5\./);
  expect(out.match(/ found 5/g)).toHaveLength(1);
  expect(out).not.toMatch(/BROKEN|first/);
  expect(out).toContain('0 tests passed, 2 not run (1 file); 1 file not read.');
  const read = (name: string): string => readFileSync(join(broken, name), 'utf8');
  checkJunit(read('t.xml'));
  expect(read('t.xml').match(/<(?:error|skipped) /g)).toEqual(['<error ', '<skipped ', '<skipped ']);
  const json: unknown = JSON.parse(read('t.json'));
  expect(json).toMatchObject({ passed: 0, failed: 2, findings: [{ code: 'schema-type' }] });
  expect((await runCli(['test', '--format', 'github'], at)).out.match(/^::error/gm)).toHaveLength(1);
});

test('a pack without tests passes only with the flag for it', async () => {
  const bare = makeFolder();
  writeIn(bare, 'content/mine/pack.yaml', PACK);
  expect(await runCli(['test'], { cwd: bare })).toMatchObject({ code: 2, out: '' });
  const { code, out, err } = await runCli(['test', '--pass-with-no-tests'], { cwd: bare });
  expect({ code, out, err }).toEqual({
    code: 0,
    out: '0 tests passed (0 files).\n',
    err: 'There are no card tests in content.\n',
  });
  expect((await runCli(['test', 'contnet', '--pass-with-no-tests'], { cwd: bare })).code).toBe(2);
});
