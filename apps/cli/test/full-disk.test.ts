// A disk that is full, as far as a test can have one: the system lets no file grow beyond some kilobytes. Whatever was to be
// written, the command says so and ends with 2, and nothing is left that looks whole.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, expectNoStack, makeFolder, type Outcome } from './run-cli.ts';

const RUN = ['simulate', 'trains/tokyo-beginners', '--players', '2', '--bots', 'random', '--games', '300'];
const CARDS = ['cards', ...RUN.slice(1)];
const RATE = ['rate', 'trains/tokyo-beginners', '--bots', 'random,heuristic', '--games', '2000'];

/** Runs the command where no file can have more than so many blocks; standard output goes to a file when `out` names one. */
function runTight(cwd: string, args: readonly string[], out = '', blocks = 8): Outcome {
  const script = `ulimit -f ${blocks}; exec "$@"${out === '' ? '' : ` > ${out}`}`;
  const { status, stdout, stderr } = spawnSync(
    '/bin/sh',
    ['-c', script, 'sh', process.execPath, COMMAND, ...args],
    { cwd, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}

describe.skipIf(process.platform === 'win32')('with no room', () => {
  test.each([
    ['games.csv', ['--rows', 'games.csv']],
    ['games.parquet', ['--rows', 'games.parquet']],
    ['report.html', ['--report', 'report.html']],
    ['report.json', ['--report', 'report.json']],
  ])('%s is not written, which is said', (file, flags) => {
    const cwd = makeFolder();
    const outcome = runTight(cwd, [...RUN, ...flags]);
    expect(outcome.err).toContain(`railwright: ${file} cannot be written: `);
    expect(outcome.code).toBe(2);
    expectNoStack(outcome);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('a run that saves records ends with the reason and keeps only whole ones', () => {
    const cwd = makeFolder();
    const outcome = runTight(cwd, [...RUN, '--save', 'games']);
    expect(outcome.err).toMatch(/^railwright: games\/.*-game\d+\.json cannot be written: /);
    expect(outcome.code).toBe(2);
    expectNoStack(outcome);
    for (const name of readdirSync(join(cwd, 'games')))
      expect(readFileSync(join(cwd, 'games', name), 'utf8')).toMatch(/\}\n$/);
  });

  test.each([
    [RUN, 8],
    [CARDS, 8],
    [CARDS, 120],
    [RATE, 48],
  ])('a store that cannot grow ends the run', (run, blocks) => {
    const cwd = makeFolder();
    const outcome = runTight(cwd, [...run, '--store', 'runs.db'], '', blocks);
    expect(outcome.err).toMatch(/^railwright: runs\.db cannot be (written|used): /);
    expect(outcome.code).toBe(2);
    expectNoStack(outcome);
  });

  test('output that goes into a file is not cut off in silence', () => {
    for (const args of [
      [...RUN, '--json'],
      ['schema', 'cards'],
    ]) {
      const outcome = runTight(makeFolder(), args, 'out.json');
      expect(outcome.err).toContain('railwright: The output cannot be written: ');
      expect(outcome.code).toBe(2);
      expectNoStack(outcome);
    }
  });

  test.skipIf(!existsSync('/dev/full'))('nor is it by a device that takes nothing', () => {
    const outcome = runTight(makeFolder(), ['simulate', '--explain'], '/dev/full');
    expect(outcome.err).toBe('railwright: The output cannot be written: the disk is full.\n');
    expect(outcome.code).toBe(2);
  });

  test('a file that is there stays as it was', () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'out.json'), 'precious');
    const outcome = runTight(cwd, ['build', 'trains/tokyo-beginners', '-o', 'out.json']);
    expect(outcome.code).toBe(2);
    expect(readFileSync(join(cwd, 'out.json'), 'utf8')).toBe('precious');
    expect(readdirSync(cwd)).toEqual(['out.json']);
  });

  test('a new pack names the file and leaves no half of it', () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'mine'));
    const outcome = runTight(cwd, ['new', 'mine', '--yes'], '', 1);
    expect(outcome.code).toBe(2);
    const file = /railwright: (\S+) cannot be written/.exec(outcome.err)?.[1] ?? '';
    expect(file).not.toBe('');
    expect(existsSync(join(cwd, 'mine', file))).toBe(false);
  });
});
