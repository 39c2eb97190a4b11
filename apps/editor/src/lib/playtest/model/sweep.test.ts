// The numbers that can be varied, their ranges, and sentences about the results.
import type { GameDefinition } from '@railwright/engine';
import type { Batch, Sweep, SweepPoint } from '@railwright/playtest';
import { expect, test } from 'vitest';
import type { TestTable } from '../../core/checks/tables.ts';
import { planSweep, pointWords, rangeAround, sweepVerdict, sweptNumbers } from './sweep.ts';

const card = (id: string, cost: number, over: object = {}): object => ({
  id,
  cost,
  value: 1,
  points: 0,
  supply: { count: 10 },
  ...over,
});
const TRAINS = {
  game: 'trains',
  cards: [
    card('b', 3),
    card('a', 2),
    card('start', 0, { supply: undefined }),
    card('w', 0, { notForSale: true }),
  ],
  rules: { id: 'x', seats: { min: 2 }, handSize: 5, end: { emptyPiles: 4 }, cityPoints: [0, 2] },
} as unknown as GameDefinition;

test('numbers of cards for sale and of the rules can be varied, lists and seats cannot', () => {
  const numbers = sweptNumbers(TRAINS, (id) => id.toUpperCase());
  expect(numbers.map(({ path, of, title, now }) => [path, of, title, now])).toEqual([
    ['cards.a.cost', 'A', 'cost', 2],
    ['cards.a.value', 'A', 'coins', 1],
    ['cards.a.points', 'A', 'points', 0],
    ['cards.a.supply.count', 'A', 'pile size', 10],
    ['cards.b.cost', 'B', 'cost', 3],
    ['cards.b.value', 'B', 'coins', 1],
    ['cards.b.points', 'B', 'points', 0],
    ['cards.b.supply.count', 'B', 'pile size', 10],
    ['rules.handSize', 'Rules', 'hand size', 5],
    ['rules.end.emptyPiles', 'Rules', 'end, empty piles', 4],
  ]);
});

test.each([
  [3, 1, 5, 1],
  [1, 0, 3, 1],
  [20, 12, 28, 4],
  [500, 300, 700, 100],
])('around %d from %d to %d by %d', (now, from, to, step) => {
  expect(rangeAround({ path: 'p', now })).toEqual({ path: 'p', from, to, step });
});

const batch = { seats: 2, games: 100, seed: 3 } as unknown as Batch;
const table = { setup: 'pack/a' } as unknown as TestTable;
const wish = { path: 'cards.a.cost', from: 1, to: 3, step: 1 };

test('a request becomes values and the command with the same figures', () => {
  expect(planSweep(table, batch, ['heuristic'], wish)).toEqual({
    batch,
    values: [1, 2, 3],
    command:
      'railwright sweep pack/a --field cards.a.cost --from 1 --to 3 --games 100 --players 2 --bots heuristic --seed 3',
  });
  const onMap = planSweep({ ...table, map: 'pack/m' }, batch, ['heuristic'], { ...wish, step: 2 });
  expect(onMap).toHaveProperty('command', expect.stringMatching(/a --map pack\/m .*--to 3 --step 2 /));
});

test('an unsaved market and random starts have no command', () => {
  const trial = { ...table, trial: { card: 'a', instead: undefined } };
  expect(planSweep(trial, batch, ['heuristic'], wish)).toHaveProperty('command', '');
  expect(planSweep(table, { ...batch, starts: 'random' }, ['heuristic'], wish)).toHaveProperty('command', '');
});

test.each([
  [{ from: Number.NaN }, 'whole numbers'],
  [{ from: 1.5 }, 'whole numbers'],
  [{ step: 0 }, 'step must be a whole number of at least 1.'],
  [{ from: 4 }, '4 is above 3.'],
  [{ from: -1 }, 'Values go from 0'],
  [{ to: 100 }, 'the maximum is 50. Make the step larger.'],
])('%j is answered in words', (change, text) => {
  expect(planSweep(table, batch, ['heuristic'], { ...wish, ...change })).toContain(text);
});

test('one game at each value cannot be compared', () => {
  expect(planSweep(table, { ...batch, games: 1 }, ['heuristic'], wish)).toContain('2 to 200,000 games');
});

const point = (value: number, fairness: 'ignored' | 'fair' | 'forced', perSeat = 1): SweepPoint => ({
  value,
  rounds: 20,
  margin: 3,
  firstSeatAdvantage: { value: 0.01, low: -0.02, high: 0.04 },
  card: {
    seats: { count: 1, of: 2, share: 0.5, low: 0.1, high: 0.9 },
    perSeat,
    access: { value: 0.012, low: -0.004, high: 0.028 },
    fairness,
  },
});

test('each value is described with its intervals', () => {
  expect(pointWords(point(2, 'fair'), 2)).toBe(
    '50.0% of seats gain it (10.0% to 90.0%), 1.00 per seat. Being able to is worth +1.2 points (−0.4 to +2.8) of wins.',
  );
  // Forbidding an item that no seat takes by choice costs nothing.
  expect(pointWords(point(2, 'ignored', 0), 2)).toBe(
    '50.0% of seats gain it (10.0% to 90.0%), 0.00 per seat.',
  );
  expect(pointWords({ ...point(2, 'fair'), card: null }, 2)).toBe(
    'Half of the games last at most 20 rounds; the first turn is worth +1.0 points (−2.0 to +4.0) compared with even chances.',
  );
});

test('the verdict names the fair value, or says that there is none', () => {
  const said = (suggested: number | null, ...points: SweepPoint[]): string =>
    sweepVerdict({ now: 2, suggested, alike: [], indifferent: null, points } as unknown as Sweep, {
      title: 'cost',
    });
  expect(said(3, point(2, 'forced'), point(3, 'fair'))).toBe(
    'Cost 3 is fair, and access to the card is worth least there.',
  );
  expect(said(2, point(2, 'fair'))).toMatch(/^Cost 2, the current value, is fair/);
  expect(said(null, point(2, 'forced'), point(3, 'forced'))).toContain('forced at every value');
  expect(said(null, point(2, 'forced'), point(3, 'ignored'))).toContain('fair at no value');
  expect(said(null, { ...point(2, 'fair'), card: null })).toBe('');
});
