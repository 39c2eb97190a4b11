import { expect, test } from 'vitest';
import { createRng, randomBelow } from '@railwright/engine';
import {
  blocksFor,
  differenceOf,
  estimateOf,
  intervalAt,
  pairedDifference,
  type Estimate,
} from './estimate.ts';

test('blocks of several tables of the same deals are one observation each', () => {
  // Blocks 0.5, 1, 0.5, 1: mean 0.75, variance 1/12, standard error of the mean sqrt(1/48).
  const estimate = estimateOf([
    [0, 1, 1, 1],
    [1, 1, 0, 1, 7],
  ]);
  expect(estimate).toMatchObject({ value: 0.75, center: 0.75, blocks: 4 });
  expect(estimate?.error).toBeCloseTo(Math.sqrt(1 / 48), 12);
  // Student's t with three degrees of freedom: 3.18245.
  expect(intervalAt(estimate!, 0.05).high).toBeCloseTo(0.75 + 3.18245 * Math.sqrt(1 / 48), 4);
});

test('a share that never changes still has an interval, which depends on the number of games', () => {
  const never = estimateOf([new Array<number>(100).fill(0)], { seats: 2 })!;
  expect(never.value).toBe(0);
  const { high } = intervalAt(never, 0.05);
  // 200 games of which none was won: the rule of three says 1.5%.
  expect(high).toBeGreaterThan(0.015);
  expect(high).toBeLessThan(0.025);
});

test('differences in strength cancel out within a block', () => {
  // The better player wins both games from either seat: the first seat's share is certain.
  const blocks = Array.from({ length: 50 }, () => 0.5);
  const { error } = estimateOf([blocks], { seats: 2 })!;
  expect(error).toBeLessThan(0.011);
});

test('one block says nothing about its uncertainty', () => {
  expect(estimateOf([[1]])).toBeUndefined();
  expect(estimateOf([])).toBeUndefined();
});

test('differences of estimates add their errors', () => {
  const a = { value: 5, center: 5, error: 3, blocks: 10 };
  const b = { value: 2, center: 2, error: 4, blocks: 20 };
  expect(differenceOf(a, b)).toEqual({ value: 3, center: 3, error: 5, blocks: 10 });
});

test('half the width takes four times as many blocks, plus a margin', () => {
  const estimate = { value: 0, center: 0, error: 0.01, blocks: 1000 };
  const [once, half] = [blocksFor(estimate, 0.01, 0.05), blocksFor(estimate, 0.005, 0.05)];
  expect(half / once).toBeCloseTo(4, 2);
  // (1.962 + 1.282)^2
  expect(once / 1000).toBeCloseTo(10.5, 1);
});

test('of the same deals, chance that both had is no error of a difference', () => {
  const often = (...blocks: number[]) => estimateOf([Array.from({ length: 400 }, (_, i) => blocks[i % 4]!)])!;
  const [a, b] = [often(0, 1, 0.5, 1), often(0, 0.5, 0.5, 1)];
  const { value, error } = pairedDifference(a, b);
  expect(value).toBeCloseTo(1 / 8, 12);
  // 3/64 is the variance of 0, 0.5, 0, 0.
  expect(error).toBeCloseTo(Math.hypot(Math.sqrt(3 / 64 / 399), (3 * a.error) / 20), 12);
  expect(error).toBeLessThan(0.6 * differenceOf(a, b).error);
  const gap = estimateOf([[0, NaN, 0.5, 1]])!;
  const other = estimateOf([[0, 0.5, NaN, 1]])!;
  expect(pairedDifference(gap, other).error).toBe(differenceOf(gap, other).error);
});

/** 500 pairs of blocks of two games of which each turns out differently on the other side with a probability; `swing` is the part of those that are lost. */
test.each([
  { apart: 0, swing: 0.5 },
  { apart: 0.002, swing: 1 },
  { apart: 0.02, swing: 1 },
  { apart: 0.3, swing: 0.6 },
])(
  'where $apart of the games turn out differently, intervals miss no more often than they say',
  ({ apart, swing }) => {
    const rng = createRng(7);
    const chance = (): number => randomBelow(rng, 1 << 24) / (1 << 24);
    const levels = [0.05, 0.01, 0.001];
    const misses = levels.map(() => 0);
    for (let run = 0; run < 2000; run++) {
      const [a, b] = [new Float64Array(500), new Float64Array(500)];
      for (let game = 0; game < 1000; game++) {
        const block = game >> 1;
        const other = chance() < apart;
        const won = other ? chance() < swing : chance() < 0.55;
        a[block]! += won ? 0.5 : 0;
        b[block]! += (other ? !won : won) ? 0.5 : 0;
      }
      const [from, to] = [a, b].map((blocks) => estimateOf([blocks], { seats: 2 })!) as [Estimate, Estimate];
      const truth = apart * (2 * swing - 1);
      levels.forEach((level, i) => {
        const { low, high } = intervalAt(pairedDifference(from, to), level);
        if (truth < low || truth > high) misses[i]!++;
      });
    }
    levels.forEach((level, i) => expect(misses[i]! / 2000).toBeLessThan(1.5 * level + 0.001));
  },
);
