// Missed and undecided targets are distinguished, at their lines, in every format.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeCopy, runCli, type Outcome } from './run-cli.ts';
import { checkJunit, readSarif } from './standards.ts';

const SETUP = 'content/trains/setups/tokyo-beginners.yaml';
let cwd: string;
let lines: string[];

beforeAll(() => {
  cwd = makeCopy();
  const path = join(cwd, SETUP);
  const text = readFileSync(path, 'utf8')
    .replace(/^targets:[^]*/m, '')
    .trimEnd();
  const targets =
    'targets:\n  rounds: { between: [1, 2] }\n  firstSeatAdvantage: { within: 0.001 }\n  unwon: { atMost: 0.9 }\n';
  writeFileSync(path, `${text}\n${targets}`);
  lines = readFileSync(path, 'utf8').split('\n');
});

const check = (...args: string[]): Promise<Outcome> =>
  runCli(
    [
      'simulate',
      'trains/tokyo-beginners',
      '--players',
      '2',
      '--bots',
      'random',
      '--check',
      '-n',
      '200',
      ...args,
    ],
    { cwd },
  );

test('each has its own message, line and fix', async () => {
  const { code } = await check(
    ...['github', 'markdown', 'junit', 'sarif'].flatMap((format) => ['--output', `${format}=t.${format}`]),
  );
  expect(code).toBe(1);
  const read = (format: string): string => readFileSync(join(cwd, `t.${format}`), 'utf8');
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(`  ${key}:`)) + 1;
  const [missed, open, total, ...rest] = read('github').trimEnd().split('\n');
  expect(missed).toContain(`::error file=${SETUP},line=${lineOf('rounds')},`);
  expect(missed).toMatch(/title=target-missed::The target rounds is missed after \d+ games of trains\/tokyo/);
  expect(open).toContain(`::warning file=${SETUP},line=${lineOf('firstSeatAdvantage')},`);
  expect(open).toMatch(
    /title=target-undecided::.*is undecided.*Deciding it takes [\d,]+ (to [\d,]+ games|games or far more): .* --games \d+/,
  );
  expect(open).not.toContain('missed');
  expect(total).toMatch(/: 1 target met, 1 missed, 1 undecided\.$/);
  expect(rest).toEqual([]);
  expect(read('markdown')).toContain('1 target met, 1 missed, 1 undecided.');
  checkJunit(read('junit'));
  expect(read('junit')).toContain('tests="3" failures="1" errors="1"');
  expect(
    readSarif(read('sarif'))
      .runs[0].results.map(({ ruleId }) => ruleId)
      .toSorted(),
  ).toEqual(['target-missed', 'target-undecided']);
});

test('formats without targets are rejected, and so are files without --check', async () => {
  expect((await check('--output', 'json=t.json')).err).toMatch(/no format "json".*github/s);
  const unchecked = await runCli(['simulate', 'trains/tokyo-beginners', '--output', 'junit=t.xml'], { cwd });
  expect(unchecked.code).toBe(2);
});
