// Batches side by side: games with the same number are pairs, whatever played them.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { createRandomBot, plainBot } from '@railwright/bots';
import {
  compareBatches,
  localExecutor,
  suggestedOf,
  type Batch,
  type PlayedBatch,
  type SweepPoint,
} from '../src/index.ts';
import { createRng, nextUint32 } from '@railwright/engine';
import { alikeOf, fairnessOf } from '../src/compare/sweep.ts';
import { gameFigures } from '../src/compare/rows.ts';
import { meanOf } from '@railwright/statistics';
import { createToy, type ToyDefinition } from './toy-game.ts';

const schemaOf = (name: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../../schemas/${name}.schema.json`, import.meta.url), 'utf8'),
  ) as object;

async function play(definition: ToyDefinition, change: Partial<Batch> = {}, jobs = 2): Promise<PlayedBatch> {
  const game = createToy(definition, 2);
  const batch: Batch = {
    definition,
    source: { setup: 'toys/toy', content: JSON.stringify(definition) },
    seats: 2,
    games: 500,
    first: 0,
    seed: 4,
    bots: [plainBot('a'), plainBot('b')],
    gather: ['drama', 'outcomes'],
    ...change,
  };
  const executor = localExecutor(
    { createGame: () => game, createBot: (_game, _bot, seed) => createRandomBot(seed) },
    jobs,
  );
  const run = await executor.runBatch(batch, game);
  return { batch, game, tally: run.tally };
}

const SHORT: ToyDefinition = { game: 'toy', turns: 6 };
const LONG: ToyDefinition = { game: 'toy', turns: 8 };

describe('two versions of a game', () => {
  test('certainly differ by what was changed, and the result fits its schema', async () => {
    const comparison = compareBatches(await play(SHORT), await play(LONG), { a: 'HEAD', b: '' });
    const turns = comparison.differences.find(({ figure }) => figure === 'turns');
    expect(turns).toMatchObject({
      a: 6,
      b: 8,
      pairs: 500,
      differing: 500,
      difference: { value: 2 },
      stands: true,
    });
    // All pairs differ by 2; that a few do not cannot be ruled out.
    expect(turns!.difference!.low).toBeGreaterThan(1.97);
    expect(turns!.difference!.high).toBeLessThan(2.03);
    expect(comparison).toMatchObject({ same: false, games: 500, a: { version: 'HEAD' } });
    const score = comparison.differences.find(({ figure }) => figure === 'score of a seat')!;
    // Two more turns at about a point each, for two seats.
    expect(score.difference!.low).toBeGreaterThan(0.8);
    expect(score.difference!.high).toBeLessThan(1.2);
    const fits = new Ajv2020({ strict: true }).compile(schemaOf('comparison-result'));
    fits(JSON.parse(JSON.stringify(comparison)));
    expect(fits.errors).toBeNull();
  });

  test('without changes differ in nothing', async () => {
    const comparison = compareBatches(await play(SHORT), await play(SHORT, {}, 5));
    expect(comparison.same).toBe(true);
    expect(comparison.differences.every(({ difference, stands }) => difference?.value === 0 && !stands)).toBe(
      true,
    );
  });

  test('get no star from two pairs, however similar these are', async () => {
    const comparison = compareBatches(await play(SHORT, { games: 2 }), await play(LONG, { games: 2 }));
    const turns = comparison.differences.find(({ figure }) => figure === 'turns')!;
    expect(turns).toMatchObject({ pairs: 2, difference: { value: 2 }, stands: false });
    expect(turns.difference!.low).toBeLessThan(0);
    expect(comparison.differences.some(({ stands }) => stands)).toBe(false);
  });

  test('pair by game number: the longer batch is cut', async () => {
    const comparison = compareBatches(await play(SHORT, { games: 120 }), await play(LONG));
    expect(comparison.games).toBe(120);
    expect(comparison.differences.find(({ figure }) => figure === 'turns')!.pairs).toBe(120);
  });

  test('with other seeds cannot be compared', async () => {
    const [a, b] = [await play(SHORT, { games: 2 }), await play(SHORT, { games: 2, seed: 5 })];
    expect(() => compareBatches(a, b)).toThrow('same seats, seed and first game');
  });
});

test('a game without a winner is left out, not counted as 0, in measures of when it was decided and who came second', async () => {
  const played = await play({ ...SHORT, enough: 5 });
  const { unwon, values, games } = played.tally;
  expect(unwon).toBeGreaterThan(50);
  const figures = new Map(gameFigures(played).map(({ figure, values }) => [figure, values]));
  for (const name of ['decided', 'closeness'] as const) {
    const known = figures.get(name)!.filter((value) => value !== undefined);
    expect(known).toHaveLength(games - unwon);
    expect(known.reduce((sum, value) => sum + value, 0) / known.length).toBeCloseTo(
      meanOf(values[name]!.counts) / 1000,
      9,
    );
  }
});

test('figures of games add up to those of the batch', async () => {
  const played = await play(SHORT, { first: 7 });
  const figures = new Map(gameFigures(played).map(({ figure, values }) => [figure, values]));
  const sum = (figure: string): number =>
    figures.get(figure)!.reduce<number>((total, value) => total + (value ?? 0), 0);
  const { tally } = played;
  expect(sum('wins of the first seat')).toBeCloseTo(tally.firstWins / 840, 9);
  expect(sum('wins of a')).toBeCloseTo(tally.bots.get('a')!.wins / 840, 9);
  expect(sum('shared wins')).toBe(tally.shared);
  // Per seat, as in all other tables.
  expect(sum('taken:two') * played.batch.seats).toBe(tally.measures[0]!.total);
  const changes = [...tally.values.leadChanges!.counts].reduce(
    (total, [value, times]) => total + value * times,
    0,
  );
  expect(sum('leadChanges')).toBe(changes);
});

describe('ignored, fair or forced', () => {
  test.each([
    [0.05, { value: 0.2, low: 0.1, high: 0.3 }, 'ignored'],
    [0.95, { value: 0, low: -0.1, high: 0.1 }, 'forced'],
    [0.5, { value: 0.06, low: 0.01, high: 0.11 }, 'forced'],
    [0.5, { value: 0.06, low: -0.01, high: 0.13 }, 'fair'],
    [0.5, { value: 0.04, low: 0.01, high: 0.07 }, 'fair'],
    // It costs its buyers wins, certainly or not; that all of them take it makes it no better.
    [0.5, { value: -0.07, low: -0.1, high: -0.04 }, 'harmful'],
    [0.97, { value: -0.19, low: -0.22, high: -0.16 }, 'harmful'],
    [0.5, { value: -0.02, low: -0.05, high: 0.01 }, 'fair'],
    [0.5, null, 'fair'],
  ] as const)('%d of seats, access %j: %s', (share, access, fairness) => {
    expect(fairnessOf(share, access)).toBe(fairness);
  });

  const point = (
    value: number,
    fairness: 'ignored' | 'fair' | 'forced',
    access: number,
    reach = 0.1,
  ): SweepPoint => ({
    value,
    rounds: 20,
    margin: 3,
    firstSeatAdvantage: { value: 0, low: -0.1, high: 0.1 },
    card: {
      seats: { count: 1, of: 2, share: 0.5, low: 0.1, high: 0.9 },
      perSeat: 1,
      access: { value: access, low: access - reach, high: access + reach },
      fairness,
    },
  });

  test('values that games cannot tell from the suggested one are named next to it', () => {
    const points = [
      point(3, 'fair', 0.04, 0.02),
      point(4, 'fair', 0.01, 0.02),
      point(5, 'fair', -0.002, 0.02),
      point(6, 'fair', 0.02, 0.02),
    ];
    expect(suggestedOf(points)).toBe(5);
    // 3 is 0.038 further from zero, more than 2.13 · sqrt(2) · 0.0102 = 0.031; 4 and 6 are not.
    expect(alikeOf(points, 5)).toEqual([4, 6]);
    expect(alikeOf(points, null)).toEqual([]);
  });

  test('of twenty sweeps with other luck, hardly one leaves out the best value', () => {
    const rng = createRng(6);
    const normal = (): number => {
      let sum = -6;
      for (let i = 0; i < 12; i++) sum += nextUint32(rng) / 2 ** 32;
      return sum;
    };
    const truth = [0.045, 0.02, 0.005, -0.012, -0.03];
    let held = 0;
    let flat = 0;
    const runs = 1000;
    for (let run = 0; run < runs; run++) {
      const points = truth.map((access, i) => point(i + 2, 'fair', access + 0.012 * normal(), 1.96 * 0.012));
      const suggested = suggestedOf(points);
      if (suggested === 4) flat++;
      if (suggested === 4 || alikeOf(points, suggested).includes(4)) held++;
    }
    expect(held / runs).toBeGreaterThan(0.95);
    expect(flat / runs).toBeLessThan(0.8);
  });

  test('of the fair values, the one where access is worth least is suggested', () => {
    expect(
      suggestedOf([
        point(2, 'forced', 0),
        point(3, 'fair', 0.04),
        point(4, 'fair', -0.01),
        point(5, 'ignored', 0),
      ]),
    ).toBe(4);
    expect(suggestedOf([point(2, 'forced', 0.2)])).toBeNull();
  });
});
