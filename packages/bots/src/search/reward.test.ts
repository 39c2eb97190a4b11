import { expect, test } from 'vitest';
import type { Game, State } from '@railwright/engine';
import { Rewards } from './reward.ts';

/** The part of a game that is judged. */
function position(scores: readonly number[], winners: number, isOver = true): [Game, State] {
  const game = {
    seats: scores.length,
    score: (_s: State, seat: number) => scores[seat],
    seatToAct: () => (isOver ? -1 : 0),
    winners: () => winners,
  };
  return [game as unknown as Game, {} as State];
}

test('without a share for the margin, only the win counts, and winners split it', () => {
  const rewards = new Rewards(3, 0);
  rewards.judge(...position([10, 30, 20], 0b010));
  expect([...rewards.of]).toEqual([0, 1, 0]);
  rewards.judge(...position([30, 30, 20], 0b011));
  expect([...rewards.of]).toEqual([0.5, 0.5, 0]);
});

test('the margin is relative to twice the mean margin seen, and is capped', () => {
  const rewards = new Rewards(2, 1);
  rewards.judge(...position([14, 10], 0b01));
  // Seat 0: margin 4, mean 4, so half way from even to certain. Seat 1: the reverse.
  expect([...rewards.of]).toEqual([0.75, 0.25]);
  rewards.judge(...position([10, 90], 0b10));
  // Mean for seat 0: (4 + 4 + 80) / 3; for seat 1: (4 + 4 + 80 + 80) / 4 = 42.
  expect(rewards.of[0]).toBe(0);
  expect(rewards.of[1]).toBeCloseTo(0.5 + 0.5 * (80 / 84), 12);
});

test('win and margin are blended', () => {
  const rewards = new Rewards(2, 0.5);
  rewards.judge(...position([14, 10], 0b01));
  expect([...rewards.of]).toEqual([0.875, 0.125]);
});

test('an unfinished game is judged by who leads', () => {
  const rewards = new Rewards(2, 0);
  rewards.judge(...position([5, 9], 0, false));
  expect([...rewards.of]).toEqual([0, 1]);
  rewards.judge(...position([9, 9], 0, false));
  expect([...rewards.of]).toEqual([0.5, 0.5]);
});

test('if nobody ever leads, nothing is learned', () => {
  const rewards = new Rewards(2, 1);
  rewards.judge(...position([0, 0], 0));
  expect([...rewards.of]).toEqual([0.5, 0.5]);
});
