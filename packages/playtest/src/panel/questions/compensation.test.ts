// Points that compensate for the turn order, from scores whose right answer is known.
import { createRng, randomBelow } from '@railwright/engine';
import { plainBot } from '@railwright/bots';
import { describe, expect, test } from 'vitest';
import { madeTable } from '../../../test/made-table.ts';
import { compensationQuestions } from './compensation.ts';
import { findingsOf } from '../findings.ts';
import type { Played } from '../answers/words.ts';

/** Seats with 20 to 39 points each, plus some by turn order. Most points win unless `byPoints` is false. */
function playedWith(more: readonly number[], blocks: number, byPoints = true): Played {
  const seats = more.length;
  const rng = createRng(3);
  const scores = new Int32Array(blocks * seats * seats);
  const byTurn = more.map(() => new Float64Array(blocks));
  for (let game = 0; game < blocks * seats; game++) {
    const own = more.map((points) => 20 + randomBelow(rng, 20) + points);
    scores.set(own, game * seats);
    const best = byPoints ? Math.max(...own) : Math.min(...own);
    const winners = own.filter((points) => points === best).length;
    own.forEach((points, turn) => {
      if (points === best) byTurn[turn]![Math.floor(game / seats)]! += 1 / winners / seats;
    });
  }
  const table = {
    ...madeTable(0, { scores, byTurn, bySeat: byTurn }, blocks),
    table: { kind: 'own', entries: more.map(() => 0), games: blocks * seats },
    games: blocks * seats,
  } as const;
  return { seats, panel: [{ kind: 'strong', bot: plainBot('best') }], tallies: [table] };
}

describe('points for a turn', () => {
  test.each([
    ['the second', [3, 0], '3 points for going second'],
    ['the first', [0, 4, 4], '4 points for going first'],
    [
      'all but one',
      [2, 0, 0, 0],
      '2 points for going second, 2 points for going third and 2 points for going fourth',
    ],
    ['several', [6, 3, 0], '3 points for going second and 6 points for going third'],
  ])('go to %s', (_name, more, told) => {
    const [matter] = compensationQuestions(playedWith(more, 8000));
    expect(matter?.of).toBe(`${told} at the end`);
    expect(matter!.words.strongest!.estimate.value).toBeCloseTo(1 / more.length, 1);
  });

  test('are tested on other games than those in which they were found', () => {
    const [matter] = compensationQuestions(playedWith([3, 0], 1000));
    expect(matter?.words.strongest).toMatchObject({ player: 'best', games: 1000 });
  });

  test('follow the problem that they solve', () => {
    const ids = findingsOf(playedWith([3, 0], 8000)).map(({ id }) => id);
    expect(ids.indexOf('compensation')).toBe(ids.indexOf('first-seat') + 1);
  });

  test('are not suggested with even seats, if fewest points win, or for few games', () => {
    expect(compensationQuestions(playedWith([0, 0], 4000))).toEqual([]);
    expect(compensationQuestions(playedWith([3, 0], 4000, false))).toEqual([]);
    expect(compensationQuestions(playedWith([3, 0], 3))).toEqual([]);
  });
});
