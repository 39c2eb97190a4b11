import { expect, test } from 'vitest';
import { curvesOf } from './curves.ts';
import { Price } from './price.ts';
import type { JudgedCard } from './tune-result.ts';

const card = (cost: number, gained: number, lost?: number): JudgedCard =>
  ({
    ...{ cost, gained: { value: gained } },
    lost: lost === undefined ? null : { value: lost },
  }) as unknown as JudgedCard;
const priceOf = (...rounds: readonly (readonly JudgedCard[])[]): Price => {
  const price = new Price(4, { from: 1, to: 8 });
  for (const round of rounds) price.hear(round, 2);
  return price;
};
const moved = (...rounds: readonly (readonly JudgedCard[])[]): number => {
  const price = priceOf(...rounds);
  Price.move([price]);
  return price.at;
};
const share = (odds: number): number => 1 / (1 + Math.exp(-odds));
const COSTS = [1, 2, 3, 4, 5, 6, 7];
const answers = (odds: (cost: number) => number, players = 1) => ({
  players,
  shares: COSTS.map((cost) => ({ cost, share: share(odds(cost)) })),
});

test('a price moves as little as makes its card about as fair as it can be', () => {
  const dear = COSTS.map((cost) => card(cost, share(2 * (2.5 - cost))));
  expect(moved(dear)).toBe(3);
  const cheap = COSTS.map((cost) => card(cost, 1, 0.5 * share(2 * (5 - cost))));
  expect(moved(cheap)).toBe(6);
  // Fair where it is; off everywhere.
  expect(moved(COSTS.map((cost) => card(cost, share(6 - cost))))).toBe(4);
  expect(moved(COSTS.map((cost) => card(cost, 0)))).toBe(4);
});

test('the last players count most, since the other prices have moved', () => {
  const at = (threshold: number) => COSTS.map((cost) => card(cost, share(2 * (threshold - cost))));
  expect(moved(at(1), at(3))).toBe(3);
  expect(moved(at(3), at(1))).toBe(2);
});

test('several players at one price say where the curve lies, and what was heard before how steep it is', () => {
  const survey = COSTS.map((cost) => card(cost, share(2 * (1 - cost))));
  const price = priceOf(survey);
  Price.move([price]);
  expect(price.at).toBe(2);
  price.hear([card(2, 0.8)], 2, 4);
  // It stays where they find its card fair.
  Price.move([price], () => true);
  expect(price.at).toBe(2);
  Price.move([price]);
  expect(price.at).toBe(3);
});

test('cards that show little of their slopes have about the usual one', () => {
  const steep = [answers((cost) => 4 * (4 - cost))];
  const bare = [{ players: 1, shares: [{ cost: 4, share: 0.9 }] }];
  const flat = [answers((cost) => 0.5 * (4 - cost))];
  const slopeOf = (curve: ((cost: number) => number) | undefined): number => {
    const odds = (cost: number): number => -Math.log(1 / (curve?.(cost) ?? 0) - 1);
    return odds(4) - odds(5);
  };
  const among = (...others: (typeof steep)[]) => slopeOf(curvesOf([bare, ...others])[0]);
  expect(among(steep, steep, steep)).toBeGreaterThan(2);
  expect(among(flat, flat, flat)).toBeLessThan(0.8);
});
