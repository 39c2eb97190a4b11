// A full disk, simulated by a limit of some kilobytes per file. Whatever was being written, the command says so, exits with
// 2 and leaves nothing that looks complete.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, expectNoStack, makeFolder, type Outcome } from './run-cli.ts';

const RUN = 'simulate trains/tokyo-beginners --players 2 --bots random --jobs 1 --games 100'.split(' ');
const CARDS = ['influence', ...RUN.slice(1)];
const RATE = 'rate trains/tokyo-beginners --bots random,heuristic --jobs 1 --games 1000'.split(' ');

/** Runs the command with a limit on file size, in blocks; standard output goes to a file if `out` names one. */
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

  test('a run that saves records stops with the reason and keeps only complete ones', () => {
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

  test('output redirected to a file is never cut off silently', () => {
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

  test('an existing file is unchanged', () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'out.json'), 'precious');
    const outcome = runTight(cwd, ['bundle', 'trains/tokyo-beginners', '-o', 'out.json']);
    expect(outcome.code).toBe(2);
    expect(readFileSync(join(cwd, 'out.json'), 'utf8')).toBe('precious');
    expect(readdirSync(cwd)).toEqual(['out.json']);
  });

  test('a new pack names the file and leaves no partial one', () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'mine'));
    const outcome = runTight(cwd, ['new', 'mine', '--yes'], '', 1);
    expect(outcome.code).toBe(2);
    const file = /railwright: (\S+) cannot be written/.exec(outcome.err)?.[1] ?? '';
    expect(file).not.toBe('');
    expect(existsSync(join(cwd, 'mine', file))).toBe(false);
  });
});
