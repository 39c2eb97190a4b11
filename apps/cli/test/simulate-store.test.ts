// `simulate --store` and `--report` in a real process: killed in the middle, it goes on where it was.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

const RUN = ['simulate', 'trains/tokyo-beginners', '--players', '2', '--bots', 'random', '--games', '4000'];

test('a run that was killed goes on, and its result is that of one run', async () => {
  const cwd = makeFolder();
  const store = [...RUN, '--store', 'runs.db'];
  const killed = await runCli(store, {
    cwd,
    onStart(child) {
      // The first games are in the file once it has grown.
      const watch = setInterval(() => {
        const log = statSync(join(cwd, 'runs.db-wal'), { throwIfNoEntry: false });
        if (log && log.size > 200_000) child.kill('SIGKILL');
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

test('a report of each kind is written, and none of an unknown kind', async () => {
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
  expect(refused.err).toContain('End its name in .html, .md, .json, .csv.');
});

test('a file that is no store is refused and left alone', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'notes.txt'), 'mine');
  const outcome = await runCli([...RUN, '--store', 'notes.txt'], { cwd });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain('notes.txt cannot be used');
  expectNoStack(outcome);
  expect(readFileSync(join(cwd, 'notes.txt'), 'utf8')).toBe('mine');
});
