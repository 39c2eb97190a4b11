// Questions of designers about games, from the command line: runs that end by themselves, cards, comparisons, sweeps.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CardStudy, Comparison, SimulationResult, Sweep } from '@railwright/playtest';
import { expectFits, expectNoStack, makeCopy, makeFolder, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
/** Fast and weak, since only the commands are tested here. */
const RANDOM = ['--bots', 'random', '--players', '2'];

async function jsonOf<T>(schema: string, ...args: string[]): Promise<T> {
  const { code, out, err } = await runCli([...args, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  const data = JSON.parse(out) as T;
  expectFits(schema, data);
  return data;
}

describe('simulate --until', () => {
  test('ends after the same games for any number of jobs', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((jobs) =>
        runCli([
          'simulate',
          SETUP,
          ...RANDOM,
          '--until',
          'shared:0.15',
          '--games',
          '3000',
          '--jobs',
          jobs,
          '--json',
        ]),
      ),
    );
    const result = JSON.parse(one!.out) as SimulationResult;
    expect(result.until).toMatchObject({ figure: 'shared', width: 0.15, reached: true });
    expect(result.games).toBeLessThan(3000);
    expect(result.complete).toBe(true);
    expect(two!.out).toBe(one!.out);
    const text = await runCli([
      ...['simulate', SETUP, ...RANDOM, '--until', 'shared:0.15', '--games', '3000'],
    ]);
    const games = result.games.toLocaleString('en');
    expect(text.out.replaceAll(/\s+/g, ' ')).toContain(
      `narrower than 0.15 after ${games} games, so the run ended`,
    );
  });
});

test('simulate --measure gathers figures of cards, maps and drama', async () => {
  const result = await jsonOf<SimulationResult>(
    'simulation-result',
    ...['simulate', SETUP, ...RANDOM, '--games', '20', '--measure', 'all', '--starts', 'random'],
  );
  expect(result.gathered).toEqual(['cards', 'maps', 'drama']);
  expect(result.board!.randomStarts).toBe(true);
  const starts = result.board!.starts.reduce((sum, { wins }) => sum + wins.of, 0);
  expect(starts).toBe(40);
  expect(result.drama!.turns).toBe(
    result.length!.turns.histogram.reduce((sum, [turns, games]) => sum + turns * games, 0),
  );
  const gained = result.measures.find(({ group }) => group === 'gained')!.items;
  for (const { perGame, byRound } of gained)
    expect(byRound!.reduce((sum, [, times]) => sum + times, 0)).toBe(Math.round(perGame * 20));
});

test('simulate --measure drama works for the other games', async () => {
  for (const setup of ['game-of-trains/standard', 'freight-train/standard']) {
    const { code, out } = await runCli(['simulate', setup, '--games', '4', '--measure', 'drama,maps']);
    expect(code).toBe(0);
    expect(out).toContain('lead changes');
    expect(out).not.toContain('turns spent on Waste');
    expect(out).not.toContain('Start,');
  }
});

test('simulate --explain explains every figure without a setup', async () => {
  const { code, out } = await runCli(['simulate', '--explain']);
  expect(code).toBe(0);
  for (const text of ['Lead changes (leadChanges)', 'Wilson 1927', 'Example:', 'confidence sequence'])
    expect(out).toContain(text);
});

describe('influence', () => {
  test('measures the effect of access to each card, the same for any number of jobs', async () => {
    const args = [
      'influence',
      SETUP,
      ...RANDOM,
      '--games',
      '30',
      '--card',
      'landfill,express-train',
      '--must',
    ];
    const study = await jsonOf<CardStudy>('influence-result', ...args, '--jobs', '1');
    expect(study.cards.map(({ item }) => item).sort()).toEqual(['express-train', 'landfill']);
    for (const { access, must } of study.cards) {
      expect(access!.effect).not.toBeNull();
      expect(must!.effect).not.toBeNull();
    }
    expect(await jsonOf<CardStudy>('influence-result', ...args, '--jobs', '3')).toEqual(study);
  });

  test('forbids actions in games without a supply', async () => {
    const { code, out } = await runCli([
      'influence',
      'freight-train/standard',
      '--games',
      '4',
      '--card',
      'rearrange',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('rearrange');
  });
});

describe('compare', () => {
  test('plays two setups with the same seeds', async () => {
    const comparison = await jsonOf<Comparison>(
      'comparison-result',
      ...['compare', SETUP, 'trains/osaka-beginners', ...RANDOM, '--games', '20'],
    );
    expect(comparison).toMatchObject({ games: 20, seats: 2, same: false });
    expect(comparison.differences.find(({ figure }) => figure === 'rounds')!.pairs).toBe(20);
  });

  const git = (cwd: string, ...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, stdio: 'pipe' });
  };

  test('shows what has changed since the committed version of a file', async () => {
    const cwd = makeCopy();
    git(cwd, 'init', '-q');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '-q', '-m', 'First');
    const file = 'content/trains/setups/tokyo-beginners.yaml';
    const same = await runCli(['compare', file, '--against', 'HEAD', ...RANDOM, '--games', '4'], { cwd });
    expect(same.out).toContain('trains/tokyo-beginners is the same as in HEAD, so its games are the same.');
    const rules = join(cwd, 'content/trains/rules/okazu-2012.yaml');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('rounds: 500', 'rounds: 40'));
    const { code, out } = await runCli(
      ['compare', file, '--against', 'HEAD', ...RANDOM, '--games', '4', '--json'],
      { cwd },
    );
    expect(code).toBe(0);
    const comparison = JSON.parse(out) as Comparison;
    expect(comparison).toMatchObject({ same: false, a: { version: 'HEAD' }, b: { version: '' } });
    expect(comparison.differences.find(({ figure }) => figure === 'rounds')).toMatchObject({ b: 40 });
    for (const revision of ['nowhere', '--all', 'HEAD:content']) {
      const outcome = await runCli(['compare', SETUP, `--against=${revision}`, '--games', '4'], { cwd });
      expect(outcome.code).toBe(2);
      expect(outcome.err).toMatch(/There is no revision|is not a git revision/);
      expectNoStack(outcome);
    }
  });
});

describe('sweep', () => {
  test('lets players learn on a queue, if there is one', async () => {
    const { code, err } = await runCli([
      ...['sweep', 'trains/tokyo-beginners', '--field', 'cards.landfill.cost', '--from', '1', '--to', '2'],
      ...['--learn', '--queue', 'redis://127.0.0.1:1'],
    ]);
    expect(code).toBe(2);
    expect(err).toContain('The queue redis://127.0.0.1:1 cannot be used: nothing is listening there.');
  });

  test('plays each value of a cost', async () => {
    const sweep = await jsonOf<Sweep>(
      'sweep-result',
      ...[
        'sweep',
        SETUP,
        ...RANDOM,
        '--games',
        '20',
        '--field',
        'cards.landfill.cost',
        '--from',
        '1',
        '--to',
        '9',
      ],
      ...['--step', '4'],
    );
    expect(sweep).toMatchObject({ now: 2, games: 20 });
    expect(sweep.points.map(({ value }) => value)).toEqual([1, 5, 9]);
    const shares = sweep.points.map(({ card }) => card!.seats.share);
    expect(shares[0]).toBeGreaterThan(shares[2]!);
  });

  test('plays each value of a number in the rules', async () => {
    const { code, out } = await runCli([
      'sweep',
      SETUP,
      ...RANDOM,
      '--games',
      '10',
      '--field',
      'rules.end.rounds',
      '--from',
      '5',
      '--to',
      '6',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/rules\.end\.rounds +rounds/);
    expect(out).toMatch(/\n +5 +5 /);
    expect(out).toMatch(/\n +6 +6 /);
  });
});

describe('a wrong request ends with 2 and a way out', () => {
  const field = (path: string, from = '1', to = '3') => [
    'sweep',
    SETUP,
    '--field',
    path,
    '--from',
    from,
    '--to',
    to,
  ];
  test.each([
    [['simulate', SETUP, '--measure', 'map'], '--measure cannot watch "map"', 'Did you mean maps?'],
    [['simulate', SETUP, '--until', 'rouns:1'], 'There is no figure "rouns"', 'Did you mean rounds?'],
    [['simulate', SETUP, '--until', 'rounds'], 'rounds lacks a width', 'rounds:1'],
    [['simulate', SETUP, '--until', 'shared:x'], '"x" is not a width', 'shared:0.02'],
    [['simulate', SETUP, '--starts', 'best'], 'random', 'See railwright simulate --help'],
    [['influence', SETUP, '--card', 'landfil'], '"landfil" cannot be forbidden', 'Did you mean landfill?'],
    [['influence', SETUP, '--games', '1'], '1', 'See railwright influence --help'],
    [['compare', SETUP], 'There is nothing to compare it with', '--against HEAD'],
    [['compare', SETUP, 'freight-train/standard'], 'setups of different games', ''],
    [['compare', SETUP, 'trains/osaka', '--against', 'HEAD'], 'not both', ''],
    [['compare', 'no-such-file.yaml', SETUP], 'is not a setup file', 'pack/id'],
    [field('cards.landfil.cost'), 'There is no field "landfil" in cards', 'Did you mean landfill?'],
    [field('cards.landfill.prize'), 'There is no field "prize"', 'There are'],
    [field('cards.landfill.__proto__'), 'There is no field "__proto__"', ''],
    [field('rules.switches.tie'), 'is not a number but "joint"', ''],
    [field('rules'), 'is not a number but a group', 'rules.handSize'],
    [field('rules.handSize', '5', '3'), '--from 5 is above --to 3', ''],
    [field('rules.handSize', '0', '5000'), 'the maximum is 50', '--step'],
  ])('%j', async (args, message, help) => {
    const outcome = await runCli(args);
    expect(outcome.code).toBe(2);
    expect(outcome.out).toBe('');
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain(help);
    expectNoStack(outcome);
  });

  test.each([
    [['simulate', SETUP, '--games', '1', '--save', '/proc/folder']],
    [['schema', '--output', '/proc/folder']],
  ])('%j, where the system refuses the folder', async (args) => {
    if (!existsSync('/proc/self')) return;
    const outcome = await runCli(args, { cwd: makeFolder() });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain(
      'The folder /proc/folder cannot be created: there is no such file or folder.',
    );
    expectNoStack(outcome);
  });
});
