import { expect, test } from 'vitest';
import type { TargetResult } from '../result/verdicts.ts';
import { missedBy, offOf } from './search.ts';
import type { JudgedCard } from './tune-result.ts';

const card = (gained: number, lost?: number): JudgedCard =>
  ({
    gained: { value: gained },
    lost: lost === undefined ? null : { value: lost },
  }) as unknown as JudgedCard;

test('a card is off by so much: below 0 if it is ignored, above if it is a must', () => {
  expect(offOf(card(0), 2)).toBe(-1);
  expect(offOf(card(0.1), 2)).toBeCloseTo(-0.2);
  expect(offOf(card(0.5, 0.02), 2)).toBe(0);
  expect(offOf(card(1, 0.15), 2)).toBeCloseTo(0.5);
  expect(offOf(card(1, 0.5), 2)).toBeGreaterThan(offOf(card(1, 0.3), 2));
  // A fifth of an even share of four seats is less.
  expect(offOf(card(1, 0.06), 4)).toBeGreaterThan(0);
});

test('missed targets count in parts of their bounds', () => {
  const found = (target: string, value: number, off: number): TargetResult =>
    ({ target, value, off }) as unknown as TargetResult;
  const targets = {
    rounds: { between: [10, 20] },
    firstSeatAdvantage: { within: 0.1 },
    ends: { piles: { atLeast: 0.5 } },
  } as const;
  const missed = (...results: readonly TargetResult[]) => missedBy(results, { targets });
  expect(missed(found('rounds', 12, 0), found('firstSeatAdvantage', -0.1, 0))).toBe(0);
  expect(missed(found('rounds', 30, 10))).toBeCloseTo(0.5);
  expect(missed(found('rounds', 4, 6))).toBeCloseTo(0.6);
  expect(missed(found('firstSeatAdvantage', -0.3, 0.2))).toBeCloseTo(2);
  const both = [found('ends.piles', 0.4, 0.1), found('rounds', 30, 10)];
  expect(missed(...both)).toBeCloseTo(0.7);
  // Those that somebody asked for come first.
  expect(missedBy(both, { targets, asked: ['ends'] })).toBeCloseTo(0.205);
});
