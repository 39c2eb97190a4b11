// What designers ask of games, from the command line: targets, runs that end by themselves, cards, comparisons, sweeps.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CardStudy, Comparison, SimulationResult, Sweep } from '@railwright/playtest';
import { expectFits, expectNoStack, makeCopy, makeFolder, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
/** Fast and weak: what is tested here are the commands. */
const RANDOM = ['--bots', 'random', '--players', '2'];

async function jsonOf<T>(schema: string, ...args: string[]): Promise<T> {
  const { code, out, err } = await runCli([...args, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  const data = JSON.parse(out) as T;
  expectFits(schema, data);
  return data;
}

/** A copy of the content in which one setup has these targets. */
function copyWithTargets(targets: string): string {
  const cwd = makeCopy();
  const file = join(cwd, 'content', 'trains', 'setups', 'osaka-beginners.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}targets: ${targets}\n`);
  return cwd;
}

const check = (cwd: string, ...flags: string[]) =>
  runCli(['simulate', 'trains/osaka-beginners', '--check', ...RANDOM, ...flags], { cwd });

describe('simulate --check', () => {
  test('is 0 when every target is met', async () => {
    const { code, out } = await check(copyWithTargets('{ unwon: { atMost: 0.2 } }'));
    expect(out).toMatch(/unwon +share of games at most 0\.2 .* met/);
    expect(code).toBe(0);
  });

  test('is 1 when one is missed, and says by how much', async () => {
    const { code, out } = await check(copyWithTargets('{ rounds: { atMost: 3 }, unwon: { atMost: 0.2 } }'));
    expect(out).toMatch(/rounds +median at most 3 .* missed by \d+/);
    expect(code).toBe(1);
  });

  test('is 1 when games are too few to decide, and says how many more it takes', async () => {
    const { code, out } = await check(copyWithTargets('{ unwon: { atMost: 0.01 } }'), '--games', '40');
    expect(out).toMatch(/undecided: [\d,]+ (to [\d,]+ more games|more games or far more)/);
    expect(code).toBe(1);
  });

  const checkBy = (by: string) =>
    runCli(
      ['simulate', 'trains/osaka-beginners', '--check', '--players', '2', '--games', '10', '--jobs', '1'],
      {
        cwd: copyWithTargets(`{ by: ${by}, unwon: { atMost: 0.9 } }`),
      },
    );

  test('is by strong play, the panel or a bot, as the setup says', async () => {
    expect((await checkBy('strong')).out).toContain('learned');
    expect((await checkBy('heuristic')).out).not.toContain('learned');
    const panel = await checkBy('panel');
    expect(panel.out).toContain('learned, learned:practised, learned:beginner, heuristic');
    const typo = await checkBy('heuristc');
    expect(typo.code).toBe(2);
    expect(typo.err).toContain('heuristic');
    expectNoStack(typo);
  });

  test('of a setup without targets says how to state some', async () => {
    const outcome = await runCli(['simulate', 'trains/osaka-beginners', '--check']);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain('trains/osaka-beginners has no targets');
    expect(outcome.err).toContain('targets: {');
    expectNoStack(outcome);
  });

  test('of impossible targets shows them at their place', async () => {
    const outcome = await check(copyWithTargets('{ rounds: { between: [22, 12] } }'));
    expect(outcome.code).toBe(1);
    expect(outcome.out).toContain('target-bounds');
    expect(outcome.out).toContain('osaka-beginners.yaml');
    expectNoStack(outcome);
  });
});

describe('what is named but cannot be read shows what is wrong in its file', () => {
  test('a setup', async () => {
    const cwd = makeCopy();
    const file = join(cwd, 'content', 'trains', 'setups', 'osaka-beginners.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}  odd: [\n`);
    const outcome = await check(cwd);
    expect(outcome.code).toBe(1);
    expect(outcome.out).toContain('content/trains/setups/osaka-beginners.yaml:');
    expect(outcome.err).toContain('cannot be played as it is');
    expectNoStack(outcome);
  });

  test('a strategy', async () => {
    const cwd = makeCopy();
    writeFileSync(
      join(cwd, 'content', 'trains', 'strategies', 'mine.yaml'),
      'format: 1\nid: mine\nname: Mine\nbuy: [landfil]\notherwise: nothing\n',
    );
    for (const args of [
      ['simulate', 'trains/osaka-beginners', '--players', '2', '--bots', 'mine,random'],
      ['improve', 'trains/mine', '--setup', 'trains/osaka-beginners'],
    ]) {
      const outcome = await runCli(args, { cwd });
      expect(outcome.code).toBe(1);
      expect(outcome.out).toContain('Did you mean landfill?');
      expect(outcome.err).toMatch(/The strategy (trains\/)?mine cannot be played as it is/);
      expectNoStack(outcome);
    }
  });
});

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

test('simulate --measure gathers cards, maps and drama', async () => {
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

test('the other games have drama too', async () => {
  for (const setup of ['game-of-trains/standard', 'freight-train/standard']) {
    const { code, out } = await runCli(['simulate', setup, '--games', '4', '--measure', 'drama,maps']);
    expect(code).toBe(0);
    expect(out).toContain('lead changes');
    expect(out).not.toContain('turns spent on Waste');
    expect(out).not.toContain('Start,');
  }
});

test('simulate --explain says what the figures are, with or without a setup', async () => {
  const { code, out } = await runCli(['simulate', '--explain']);
  expect(code).toBe(0);
  for (const text of ['Lead changes (leadChanges)', 'Wilson 1927', 'Example:', 'confidence sequence'])
    expect(out).toContain(text);
});

describe('cards', () => {
  test('shows access for each card, whatever the number of jobs', async () => {
    const args = ['cards', SETUP, ...RANDOM, '--games', '30', '--card', 'landfill,express-train', '--must'];
    const study = await jsonOf<CardStudy>('cards-result', ...args, '--jobs', '1');
    expect(study.cards.map(({ item }) => item).sort()).toEqual(['express-train', 'landfill']);
    for (const { access, must } of study.cards) {
      expect(access!.effect).not.toBeNull();
      expect(must!.effect).not.toBeNull();
    }
    expect(await jsonOf<CardStudy>('cards-result', ...args, '--jobs', '3')).toEqual(study);
  });

  test('forbids actions in games without a supply', async () => {
    const { code, out } = await runCli([
      'cards',
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
  test('two setups', async () => {
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

  test('a file with its committed version: what was changed since shows', async () => {
    const cwd = makeCopy();
    git(cwd, 'init', '-q');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '-q', '-m', 'First');
    const file = 'content/trains/setups/tokyo-beginners.yaml';
    const same = await runCli(['compare', file, '--against', 'HEAD', ...RANDOM, '--games', '4'], { cwd });
    expect(same.out).toContain('have the same content');
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
  test('a cost: each value has a verdict, and nothing is written', async () => {
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

  test('a number of the rules', async () => {
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

describe('what is asked wrongly ends with 2 and a way out', () => {
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
    [['cards', SETUP, '--card', 'landfil'], '"landfil" cannot be forbidden', 'Did you mean landfill?'],
    [['cards', SETUP, '--games', '1'], '1', 'See railwright cards --help'],
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
  ])('%j: a folder that the system refuses', async (args) => {
    if (!existsSync('/proc/self')) return;
    const outcome = await runCli(args, { cwd: makeFolder() });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain(
      'The folder /proc/folder cannot be created: there is no such file or folder.',
    );
    expectNoStack(outcome);
  });
});
