// The order of turns by points.
import { describe, expect, test } from 'vitest';
import { gameWith, type GameOptions, type RawCard } from './shipped.ts';
import { table } from './table.ts';

const { end } = gameWith().tables.definition.rules;
const SEATS = { track: 5, others: [{ track: 1 }, { track: 3 }] };

/** An event that asks nobody anything. */
const CALM: RawCard = {
  id: 'calm',
  name: { en: 'Calm' },
  categories: ['event'],
  cost: 0,
  whileInPlay: [{ waive: ['river'] }],
};

/** Who has the next turns. */
function turns(change: object, count: number, given: object = SEATS, more: GameOptions = {}) {
  const t = table({ seats: 3, ...more, change: { turnOrder: 'fewest-points', ...change } }, given);
  const seats: number[] = [];
  for (let turn = 0; turn < count && t.view.end === undefined; turn++) {
    seats.push(t.view.active);
    t.do('end');
  }
  return { seats, t };
}

describe('turn order', () => {
  test('goes round the table first, then from the fewest points to the most', () => {
    expect(turns({}, 9).seats).toEqual([0, 1, 2, 1, 2, 0, 1, 2, 0]);
  });
  test('or from the most to the fewest', () => {
    expect(turns({ turnOrder: 'most-points' }, 9).seats).toEqual([0, 1, 2, 0, 2, 1, 0, 2, 1]);
  });
  test('stays as it was among seats with as many points', () => {
    expect(turns({}, 6, { track: 2, others: [{ track: 2 }, { track: 1 }] }).seats).toEqual([
      0, 1, 2, 2, 0, 1,
    ]);
  });
  test('is told, and is in the view', () => {
    const { t } = turns({}, 3);
    expect(t.view.order).toEqual([1, 2, 0]);
    expect(t.happened('turn-order')).toEqual([{ type: 'turn-order', seat: 1, order: [1, 2, 0] }]);
  });
  test('gives everybody as many turns where a round is finished, and one more after it', () => {
    const late = { turn: 3, active: 2, track: 9, others: [{ track: 1 }, { track: 3 }] };
    const finished = turns({ end: { ...end, points: 9, finishRound: true } }, 20, late);
    expect(finished.seats).toEqual([2]);
    const more = turns({ end: { ...end, points: 9, oneMoreTurn: true } }, 20, late);
    expect(more.seats).toEqual([2, 1, 2, 0]);
  });
  test('has an event turned up before the first turn of each round', () => {
    const { t } = turns({}, 7, SEATS, { events: { again: true, cards: [CALM] } });
    expect(t.happened('event').map(({ seat }) => seat)).toEqual([1, 1]);
  });
});
