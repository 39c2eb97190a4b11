// Bids of a resource for the order of turns.
import { describe, expect, test } from 'vitest';
import { whyNot } from '@railwright/engine/why';
import type { RawCard } from './shipped.ts';
import { table } from './table.ts';

const MONEY = [{ id: 'money', name: { en: 'Money' }, start: 5 }];
const at = (money: readonly number[], change: object = {}) =>
  table(
    { seats: money.length, change: { bids: 'money', ...change }, setup: { resources: MONEY } },
    {
      resources: { money: money[0] ?? 0 },
      others: money.slice(1).map((count) => ({ resources: { money: count } })),
    },
  );
const left = (t: ReturnType<typeof at>) => t.view.seat.map(({ resources }) => resources?.['money']);

describe('bids', () => {
  test('begin after the first round, with the seat that went first', () => {
    const t = at([5, 5]);
    t.do('end');
    expect(t.asks).toBe('turn');
    t.do('end');
    expect(t.game.decision(t.s)).toMatchObject({
      seat: 0,
      type: 'bid',
      detail: { resource: 'money', highest: 0, place: 2 },
    });
    expect(t.legal()).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5']);
  });

  test('rise, until all but one have passed; all pay but the last', () => {
    const t = at([5, 5, 5]).do('end', 'end', 'end', 'bid 1', 'bid 2');
    expect(t.view).toMatchObject({ bids: [1, 2, 0], places: [0, 0, 0] });
    t.do('bid 3', 'pass');
    expect(t.view.places).toEqual([3, 0, 0]);
    expect(t.legal()).toEqual(['pass', 'bid 4', 'bid 5']);
    t.do('pass');
    expect(t.view).toMatchObject({ order: [2, 1, 0], active: 2, bids: [0, 0, 0], places: [0, 0, 0] });
    expect(left(t)).toEqual([5, 3, 2]);
    expect(t.asks).toBe('turn');
  });

  test('who cannot raise passes unasked, and who is left last pays no more than was bid', () => {
    const t = at([0, 1, 4]).do('end', 'end', 'end');
    expect(t.game.decision(t.s)?.seat).toBe(1);
    t.do('bid 1', 'pass');
    expect(t.view.order).toEqual([1, 2, 0]);
    expect(left(t)).toEqual([0, 0, 4]);
  });

  test('with nothing to bid, the first to be asked takes the last place', () => {
    expect(at([0, 0]).do('end', 'end').view.order).toEqual([1, 0]);
  });

  test('go by points where these decide who bids first', () => {
    const t = table(
      {
        seats: 2,
        change: { bids: 'money', turnOrder: 'fewest-points' },
        setup: { resources: MONEY },
      },
      { track: 4 },
    ).do('end', 'end');
    expect(t.game.decision(t.s)?.seat).toBe(1);
  });

  test('say whose own turn is counted', () => {
    const market: RawCard[] = [
      {
        id: 'clock',
        name: { en: 'Clock' },
        categories: ['action'],
        cost: 0,
        value: 0,
        effect: [{ coins: { ownTurn: true } }],
      },
    ];
    const t = table({ seats: 2, market, change: { bids: 'money' }, setup: { resources: MONEY } }, {});
    t.do('end', 'end', 'pass');
    expect(t.view.active).toBe(1);
    expect(t.view.seat.map(({ ownTurn }) => ownTurn)).toEqual([1, 2]);
  });

  test('say what can be bid', () => {
    const t = at([3, 5]).do('end', 'end');
    expect(whyNot(t.game, t.s, 'bid 4')).toEqual({ reason: 'bid', needed: 1, there: 3 });
    expect(whyNot(t.game, t.s, 'end')).toEqual({ reason: 'bid', needed: 1, there: 3 });
  });
});
