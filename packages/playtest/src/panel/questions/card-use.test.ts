// How strong play uses cards, from made-up games: in which turn it first gains one, and how often it plays it.
import type { Game } from '@railwright/engine';
import { plainBot } from '@railwright/bots';
import { expect, test } from 'vitest';
import { flat, madeTable } from '../../../test/made-table.ts';
import { cardUseOf } from './card-use.ts';

const measures = [
  { id: 'gained:crane', group: 'gained', item: 'crane' },
  { id: 'gained:yard', group: 'gained', item: 'yard' },
  { id: 'played:crane', group: 'played', item: 'crane' },
];
const playtestHooks = {
  holdings: { group: 'gained' },
  studied: () => [{ item: 'crane', measure: '', cost: 3 }],
};
const game = { seats: 2, measures, playtestHooks } as unknown as Game;

const none = { rounds: new Map<number, number>(), games: 0 };

/** In each of 1,000 games both seats gain a crane, one in turn 4, the other in the turn given. */
function use(other: number) {
  const rounds = new Map([[4, 1000]]);
  rounds.set(other, (rounds.get(other) ?? 0) + 1000);
  const tally = madeTable(0, {
    gained: new Map([
      ['crane', flat(1)],
      ['yard', flat(0)],
    ]),
    measures: [2000, 0, 7000],
    course: {
      games: 1000,
      leads: [],
      halfTime: new Float64Array(),
      rises: Array(12).fill(0),
      firsts: [{ rounds, games: 1000 }, none, none],
    },
  });
  const panel = [{ kind: 'strong' as const, bot: plainBot('best') }];
  return cardUseOf({ seats: 2, panel, tallies: [tally] }, game);
}

test('the first turn is a median over seats, with an interval that only shrinks with games', () => {
  const [crane, yard] = use(4);
  expect(crane).toMatchObject({
    item: 'crane',
    cost: 3,
    gained: 1,
    firstGained: { value: 4, low: 4, high: 4 },
  });
  expect(yard).toMatchObject({ item: 'yard', gained: 0, firstGained: null, played: null });
  // Half of the seats gain it in turn 4 and half in turn 8: the median may be either.
  expect(use(8)[0]!.firstGained).toMatchObject({ low: 4, high: 8 });
});

test('plays are counted for each seat and game', () => {
  expect(use(4)[0]!.played).toBe(3.5);
});
