// `simulate --store` and `--report` in a real process: after being killed, it resumes.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import type { SimulationResult } from '@railwright/playtest';
import { expectNoStack, makeCopy, makeFolder, runCli } from './run-cli.ts';

const RUN = ['simulate', 'trains/tokyo-beginners', '--players', '2', '--bots', 'random', '--games', '700'];

test('a killed run resumes, and its result is that of a single run', async () => {
  const cwd = makeFolder();
  const store = [...RUN, '--store', 'runs.db'];
  const killed = await runCli(store, {
    cwd,
    onStart(child) {
      // The first games are in the file once it has grown.
      const watch = setInterval(() => {
        const log = statSync(join(cwd, 'runs.db-wal'), { throwIfNoEntry: false });
        if (log && log.size > 50_000) child.kill('SIGKILL');
      }, 5);
      child.on('exit', () => clearInterval(watch));
    },
  });
  const again = await runCli([...store, '--json'], { cwd });
  expect([null, 0]).toContain(killed.code);
  expect(again.err).toMatch(/^[\d,]+ of these games are in runs\.db\.\n/);
  expect(again.code).toBe(0);
  const whole = await runCli([...RUN, '--json'], { cwd });
  expect(again.out === whole.out).toBe(true);
});

test('a store that cannot be written ends the run with the reason and keeps its content', async () => {
  const cwd = makeFolder();
  const store = [...RUN, '--store', 'runs.db'];
  expect((await runCli([...store.slice(0, -3), '20', '--store', 'runs.db'], { cwd })).code).toBe(0);
  const change = (sql: string): void => {
    const database = new DatabaseSync(join(cwd, 'runs.db'));
    database.exec(sql);
    database.close();
  };
  change(
    "CREATE TRIGGER full BEFORE INSERT ON chunks WHEN new.first >= 500 BEGIN SELECT RAISE(FAIL, 'no room'); END",
  );
  const stopped = await runCli(store, { cwd });
  expect(stopped.code).toBe(2);
  expect(stopped.err).toContain('railwright: runs.db cannot be written: no room.');
  expect(stopped.err).toContain(
    'are kept: make sure that it can be written, then run the same command to resume',
  );
  expectNoStack(stopped);
  change('DROP TRIGGER full');
  const again = await runCli(store, { cwd });
  expect(again.code).toBe(0);
  const kept = Number(/^([\d,]+) of these games/.exec(again.err)?.[1]?.replace(',', ''));
  expect(kept).toBeGreaterThanOrEqual(400);
});

test('writes a report of each format and rejects unknown formats', async () => {
  const cwd = makeFolder();
  const reports = ['a.html', 'a.md', 'a.csv', 'a.json'];
  const { code, err } = await runCli(
    [...RUN.slice(0, -1), '50', '--measure', 'all', ...reports.flatMap((file) => ['--report', file])],
    { cwd },
  );
  expect(code).toBe(0);
  expect(err).toBe(reports.map((file) => `The report is in ${file}.\n`).join(''));
  const page = readFileSync(join(cwd, 'a.html'), 'utf8');
  const link = /<a\s+class="game"\s+href="http:\/\/127\.0\.0\.1:4173\/play\/#game=[\w-]+"/;
  expect(link.test(page)).toBe(true);
  expect(page.includes('railwright simulate trains/tokyo-beginners --players 2')).toBe(true);
  expect(JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))).toMatchObject({ games: 50 });

  const refused = await runCli([...RUN, '--report', 'a.docx'], { cwd });
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.err).toContain('End its name in .html, .md, .json or .csv.');

  // Before a game is played, not after a million.
  const homeless = await runCli([...RUN, '--report', 'no/a.html'], { cwd });
  expect(homeless).toMatchObject({ code: 2, out: '' });
  expect(homeless.err).toContain('no/a.html cannot be written: there is no folder no.');
});

test.each([[RUN], [['influence', ...RUN.slice(1)]]])(
  'a file that is not a store is refused and left alone',
  async (run) => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const outcome = await runCli([...run, '--store', 'notes.txt'], { cwd });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain('notes.txt cannot be used');
    expectNoStack(outcome);
    expect(readFileSync(join(cwd, 'notes.txt'), 'utf8')).toBe('mine');
  },
);

test('reports that the content has changed, and does not count the old games', async () => {
  const cwd = makeCopy();
  const run = [...RUN.slice(0, -1), '20', '--store', 'runs.db'];
  expect((await runCli(run, { cwd })).code).toBe(0);
  const rules = join(cwd, 'content/trains/rules/okazu-2012.yaml');
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('rounds: 500', 'rounds: 40'));
  const { code, err } = await runCli(run, { cwd });
  expect(code).toBe(0);
  expect(err).toBe(
    '20 games in runs.db belong to another version of the content or the strategies. They are kept but not counted.\n',
  );
});

test.each([['simulate'], ['influence']])(
  'games of another program in a store of %s are kept and not counted, and it says so',
  async (command) => {
    const cwd = makeFolder();
    const words = ['trains/tokyo-beginners', '--players', '2', '--games', '4', '--store', 'runs.db'];
    const own = command === 'simulate' ? ['--bots', 'random'] : ['--card', 'landfill'];
    const run = [command, ...words, ...own, '--json'];
    const first = await runCli(run, { cwd });
    expect(first).toMatchObject({ code: 0, err: '' });
    const database = new DatabaseSync(join(cwd, 'runs.db'));
    database.exec("UPDATE runs SET program = '0.1.0-0123456789'");
    database.close();
    const again = await runCli(run, { cwd });
    expect(again).toMatchObject({ code: 0, out: first.out });
    expect(again.err).toMatch(
      /^\d+ games in runs\.db come from railwright 0\.1\.0-0123456789; this is \S+-[0-9a-f]{10}, whose games may differ\. They are kept but not counted; that version continues with them\.\n$/,
    );
  },
);

test('rows are the same in Parquet and CSV, also from a store', async () => {
  const cwd = makeFolder();
  const run = ['simulate', 'trains/tokyo-beginners', '--players', '3', '--bots', 'random,eager,heuristic'];
  const rows = (file: string) => [...run, '--games', '20', '--store', 'runs.db', '--rows', file, '--json'];
  const parquet = await runCli(rows('games.parquet'), { cwd });
  expect(parquet.err).toBe('The rows of 20 games are in games.parquet.\n');
  const csv = await runCli(rows('games.csv'), { cwd });
  expect(csv.err).toBe('20 of these games are in runs.db.\nThe rows of 20 games are in games.csv.\n');
  expect(csv.out).toBe(parquet.out);

  const bytes = readFileSync(join(cwd, 'games.parquet'));
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const read = await parquetReadObjects({ file });
  const [head = '', ...lines] = readFileSync(join(cwd, 'games.csv'), 'utf8').trimEnd().split('\r\n');
  expect(Object.keys(read[0]!).join(',')).toBe(head);
  expect(read.map((row) => Object.values(row).map(String).join(','))).toEqual(lines);
  expect(lines).toHaveLength(60);

  const result = JSON.parse(csv.out) as SimulationResult;
  for (const { seat, wins } of result.winsBySeat) {
    const own = read.filter((row) => row['seat'] === seat + 1);
    expect(own.reduce((sum, row) => sum + Number(row['win']), 0)).toBeCloseTo(wins.count, 9);
  }
  expect(read.filter((row) => row['began'])).toHaveLength(20);
});

test('rows that cannot be written are refused, and nothing is left behind', async () => {
  const cwd = makeFolder();
  const unknown = await runCli([...RUN, '--rows', 'games.xlsx'], { cwd });
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('End its name in .parquet or .csv.');
  const nowhere = await runCli([...RUN, '--rows', 'no/where.csv'], { cwd });
  expect(nowhere.code).toBe(2);
  expect(nowhere.err).toContain('no/where.csv cannot be written: there is no folder no.');
  expectNoStack(nowhere);
  expect(readdirSync(cwd)).toEqual([]);
});

test.each([
  ['--save', 'games'],
  ['--events', 'games.jsonl'],
])('%s is refused together with a store', async (...other) => {
  const { code, out, err } = await runCli([...RUN, '--store', 'runs.db', ...other], { cwd: makeFolder() });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`${other[0]} cannot be used with --store: stored games are not played again.`);
});
