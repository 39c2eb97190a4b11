// Who led when, and when items were taken, in games of the toy worked out by hand.
import { expect, test } from 'vitest';
import { plainBot, type Bot } from '@railwright/bots';
import { playChunk, type Batch } from '../src/index.ts';
import { createToy } from './toy-game.ts';

const take = (name: string): Bot => ({ name, choose: () => 1 });

function coursesOf(turns: number, gather: Batch['gather']) {
  const definition = { game: 'toy', turns } as const;
  const batch: Batch = {
    ...{ definition, source: { setup: 'toys/toy', content: 'abc' }, seats: 2, games: 40, first: 0, seed: 1 },
    ...{ bots: [plainBot('a'), plainBot('b')], rows: true, ...(gather && { gather }) },
  };
  const played = playChunk(
    createToy(definition, 2),
    batch,
    { index: 0, first: 0, games: 40 },
    (_game, { name }) => take(name),
  );
  if (played.kind === 'fault') throw new Error(played.fault.message);
  return { rows: played.tally.rows ?? [], measures: createToy(definition, 2).measures.length };
}

test('after the last turn, the leaders are the winners, and everything that was taken is in a quarter, the first of it in a turn', () => {
  const { rows, measures } = coursesOf(12, ['drama', 'cards']);
  for (const { course, numbers } of rows) {
    expect(course!.leads).toHaveLength(10);
    expect(course!.leads[9]).toBe(100);
    // The two measures of both seats, after their scores.
    const seat = 1 + measures;
    const taken = numbers.slice(-2 * seat);
    for (let m = 0; m < measures; m++) {
      const quarters = [...course!.rises.slice(4 * m, 4 * m + 4)];
      expect(quarters.reduce((sum, one) => sum + one, 0)).toBe(taken[1 + m]! + taken[seat + 1 + m]!);
      // Three turns each; the turn with number 0 counts as setup and is added to the next.
      expect(Math.max(...quarters)).toBeLessThanOrEqual(4);
      for (const [at, sum] of [taken[1 + m]!, taken[seat + 1 + m]!].entries()) {
        const first = course!.firsts[at * measures + m]!;
        // Six turns each.
        expect(first > 0 && first <= 6).toBe(sum > 0);
      }
    }
  }
  expect(new Set(rows.map(({ course }) => course!.leads[0])).size).toBeGreaterThan(1);
});

test('games whose cards are not timed have none', () => {
  expect(coursesOf(12, ['drama']).rows.map(({ course }) => course)).toEqual(Array(40).fill(undefined));
});
