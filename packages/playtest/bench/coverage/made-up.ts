// Made-up games with a truth that is known: few pairs that differ, medians when a run stops itself, many cells, prices, ratings.
import { createRng, nextUint32, type Game } from '@railwright/engine';
import { plainBot } from '@railwright/bots';
import {
  checkTargets,
  parseUntil,
  rate,
  stopRule,
  untilResult,
  type Batch,
  type TableGames,
} from '../../src/index.ts';
import { alikeOf, suggestedOf, type SweepPoint } from '../../src/compare/sweep.ts';
import { fitOf } from '../../src/rating/fit.ts';
import { intervalAt } from '../../src/panel/answers/estimate.ts';
import { pairedDifference, pairsNeeded, redealOf, steadyShares } from '@railwright/statistics';
import { createTally } from '../../src/tally.ts';
import { spreadOf } from '../../src/values.ts';
import { WIN } from '@railwright/figures';
import type { Coverage } from './tally-up.ts';

const rng = createRng(15);
const chance = (): number => nextUint32(rng) / 2 ** 32;
const normal = (): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance();
  return sum;
};

/** All that tallies and rules ask of a game. */
const game = { name: 'made up', seats: 2, measures: [] } as unknown as Game;
const batch: Batch = {
  definition: {},
  source: { setup: 'made/up', content: '0' },
  seats: 2,
  games: 50_000,
  first: 0,
  seed: 1,
  bots: [plainBot('a'), plainBot('b')],
};

export function coverMadeUp(coverage: Coverage, runs: number): void {
  pairs(coverage, runs);
  medians(coverage, Math.ceil(runs / 6));
  gamesNeeded(coverage, Math.ceil(runs / 6));
  cells(coverage, runs);
  prices(coverage, runs);
  fits(coverage, Math.ceil(runs / 2));
  redeals(coverage, runs);
}

function redeals(coverage: Coverage, runs: number): void {
  const all = [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.71, 0.29],
    [0.98, 0.02],
    [0.5, 0.3, 0.2],
  ];
  for (const chances of all)
    for (const games of [120, 1000]) {
      const blocks = Math.floor(games / chances.length);
      for (let run = 0; run < runs; run++) {
        const won = chances.map(() => new Float64Array(blocks));
        for (let game = 0; game < blocks * chances.length; game++) {
          let left = chance();
          const winner = Math.max(
            0,
            chances.findIndex((p) => (left -= p) < 0),
          );
          const [list, block] = [won[winner] as Float64Array, Math.floor(game / chances.length)];
          list[block] = (list[block] as number) + 1 / chances.length;
        }
        const estimate = redealOf([won], blocks * chances.length);
        const shown = chances.map((p) => `${Math.round(p * 100)}%`).join(', ');
        const truth = 1 - chances.reduce((sum, p) => sum + p * p, 0);
        if (estimate)
          coverage.add('luck', `${games} games, turns win ${shown}`, truth, intervalAt(estimate, 0.05));
      }
    }
}

function pairs(coverage: Coverage, runs: number): void {
  const draw = (games: number, share: number, up: number) => {
    const differences = Array.from({ length: games }, () =>
      chance() < share ? (chance() < up ? 1 : -1) : 0,
    );
    return pairedDifference(
      differences.map((d) => (d < 0 ? 1 : 0)),
      differences.map((d) => (d > 0 ? 1 : 0)),
    );
  };
  for (const share of [0.0033, 0.014, 0.06, 0.3])
    for (const up of [0.5, 1])
      for (let run = 0; run < runs; run++) {
        const { difference } = draw(100, share, up);
        const where = `100 pairs, ${Number((share * 100).toPrecision(3))}% differ, ${up === 1 ? 'one way' : 'either way'}`;
        if (difference) coverage.add('difference (compare, cards)', where, share * (2 * up - 1), difference);
      }
  for (const games of [2, 3, 5])
    for (let run = 0; run < runs; run++)
      coverage.count('no star for nothing', `${games} pairs that all differ`, draw(games, 1, 0.5).p >= 0.05);
  const known = {
    ...draw(10, 1, 0.5),
    difference: { value: 0.06, low: 0, high: 0 },
    deviation: Math.sqrt(0.2964),
  };
  const needed = pairsNeeded(known, 1) ?? 0;
  for (let run = 0; run < Math.ceil(runs / 4); run++)
    coverage.count(
      'star after "games needed" (90% is meant)',
      '30% differ, +6 points',
      draw(needed, 0.3, 0.6).p < 0.05,
    );
}

function medians(coverage: Coverage, runs: number): void {
  const asked = [
    ['rounds:2', 40, () => 30 + Math.floor(chance() * 21)],
    ['leadChanges:2', 5, () => Math.floor(chance() * 11)],
    ['decided:0.1', 0.75, () => 500 + Math.round(chance() * 500)],
  ] as const;
  for (const [text, truth, draw] of asked)
    for (const chunk of [1, 5])
      for (let run = 0; run < runs; run++) {
        const until = parseUntil(text);
        if ('problem' in until || until.figure === 'targets') throw new Error(`${text} is not a figure.`);
        const { figure } = until;
        const isOver = stopRule(until, undefined, game, batch);
        const tally = createTally(game, ['drama']);
        const spread = spreadOf(tally.values, figure);
        do
          for (let i = 0; i < chunk; i++) {
            const value = draw();
            spread.counts.set(value, (spread.counts.get(value) ?? 0) + 1);
            tally.games++;
          }
        while (tally.games < 2000 && !isOver(tally));
        const { low, high } = untilResult(until, tally, true);
        const ends = { low: low ?? -Infinity, high: high ?? Infinity };
        coverage.add(
          `--until ${text}, at stopping`,
          `looking after every ${chunk === 1 ? 'game' : '5 games'}`,
          truth,
          ends,
        );
      }
}

/** Whether a target is decided within the range told after 1,000 games. */
function gamesNeeded(coverage: Coverage, runs: number): void {
  for (const share of [0.5, 0.52, 0.56])
    for (let run = 0; run < runs; run++) {
      const tally = createTally(game);
      const check = () => checkTargets({ firstSeatAdvantage: { within: 0.03 } }, tally, game, batch)[0];
      const play = (games: number): void => {
        tally.games += games;
        for (let i = 0; i < games; i++) if (chance() < share) tally.firstWins += WIN;
      };
      play(1000);
      const told = check();
      if (told?.verdict !== 'undecided') continue;
      while (tally.games < 60_000 && check()?.verdict === 'undecided') play(100);
      const more = tally.games - 1000;
      const isRight = (told.gamesAtLeast ?? 0) <= more + 100 && more <= (told.gamesAtMost ?? Infinity);
      coverage.count(
        '"so many more games" (a guide, no interval)',
        `share ${share}, wanted 0.47 to 0.53`,
        isRight,
      );
    }
}

function cells(coverage: Coverage, runs: number): void {
  for (const spread of [0, 0.03])
    for (let run = 0; run < Math.ceil(runs / 3); run++) {
      const truth = Array.from({ length: 60 }, () => 0.5 + spread * normal());
      const shown = steadyShares(
        truth.map((p) => {
          let hits = 0;
          for (let i = 0; i < 133; i++) if (chance() < p) hits++;
          return { hits, count: 133 };
        }),
        0.5,
      );
      const where = `60 cells, true shares ${spread === 0 ? 'all alike' : '3 points apart'}`;
      const isWithin = (i: number): boolean => {
        const [one, p] = [shown[i], truth[i]];
        return one !== undefined && p !== undefined && one.low <= p && p <= one.high;
      };
      coverage.count(
        'all start cells at once',
        where,
        truth.every((_, i) => isWithin(i)),
      );
      if (spread === 0)
        coverage.count(
          'no star for nothing',
          where,
          shown.every(({ stands }) => !stands),
        );
    }
}

function prices(coverage: Coverage, runs: number): void {
  const truth = [0.045, 0.02, 0.005, -0.012, -0.03];
  const best = 4;
  for (let run = 0; run < runs; run++) {
    const points = truth.map((access, i): SweepPoint => {
      const seen = access + 0.012 * normal();
      return {
        value: i + 2,
        rounds: 20,
        margin: 3,
        firstSeatAdvantage: { value: 0, low: -0.1, high: 0.1 },
        card: {
          seats: { count: 500, of: 1000, share: 0.5, low: 0.47, high: 0.53 },
          perSeat: 1,
          access: { value: seen, low: seen - 0.0235, high: seen + 0.0235 },
          fairness: 'fair',
        },
      };
    });
    const suggested = suggestedOf(points);
    const isNamed = suggested === best || alikeOf(points, suggested).includes(best);
    coverage.count('price (sweep)', 'five prices, access ±2.4 points', isNamed);
  }
}

function fits(coverage: Coverage, runs: number): void {
  const truth = [0.9, 0.5, 0.1, -0.2, -0.5, -0.8];
  for (let run = 0; run < runs; run++) {
    const tables = truth.flatMap((first, i) =>
      truth.slice(i + 1).map((second, k): TableGames => {
        const p = 1 / (1 + Math.exp(second - first));
        let won = 0;
        for (let g = 0; g < 100; g++) if (chance() < p) won++;
        return { bots: [i, i + 1 + k], wins: [won, 100 - won] };
      }),
    );
    const { strengths } = rate(6, tables);
    const fit = fitOf(
      strengths.map(({ rating }) => rating),
      tables,
    );
    coverage.count(
      'ratings that fit are said to (99% is meant)',
      'six bots, 100 games a pair',
      fit?.fits === true,
    );
    const [best] = strengths;
    const mean = truth.reduce((sum, one) => sum + one, 0) / truth.length;
    if (best) coverage.add('ratings', 'six bots, 100 games a pair', ((0.9 - mean) * 400) / Math.LN10, best);
  }
}
