// Triggers: the actions they react to, whose actions count, how often they act, and how long lasting effects last.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table, type Table } from './table.ts';

const watch = (trigger: object, steps: object[] = [{ score: 1 }]) =>
  card('watch', { whileInPlay: [{ trigger: { do: steps, ...trigger } }] });
const later = (what: object[], until: string) => card('later', { effect: [{ lasting: { what, until } }] });
const scored = (t: Table, seat = 0) => t.view.seat[seat].track;

test('each discarded and each trashed card is noticed, if it matches', () => {
  const sorter = card('sorter', {
    effect: [
      { choose: { from: 'hand', count: 3, as: 'old' } },
      { discard: { from: 'old', where: { category: 'train' } } },
      { trash: { from: 'old', where: { card: 'waste' } } },
    ],
  });
  const given = { hand: ['watch', 'sorter', 'normal-train', 'normal-train', 'waste'] };
  const play = [
    'play watch',
    'apply',
    'play sorter',
    'apply',
    'choose waste',
    'choose normal-train',
    'choose normal-train',
  ];
  const all = table({ market: [watch({ on: 'discard' }), sorter] }, given);
  all.do(...play);
  expect(scored(all)).toBe(2);
  const trash = table({ market: [watch({ on: 'trash', where: { card: 'waste' } }), sorter] }, given);
  trash.do(...play);
  expect(scored(trash)).toBe(1);
});

test('the discarded card is `it`, each one once', () => {
  const sorter = card('sorter', { effect: [{ discard: { from: 'hand', where: { category: 'train' } } }] });
  const market = [watch({ on: 'discard', once: true }, [{ move: { cards: 'it', to: 'deck-top' } }]), sorter];
  const t = table({ market }, { hand: ['watch', 'sorter', 'normal-train', 'normal-train'] });
  t.do('play watch', 'apply', 'play sorter');
  if (t.asks === 'effect') t.do('apply');
  expect(t.own.deckTop).toEqual(['normal-train']);
  expect(t.own.discard).toEqual({ 'normal-train': 1 });
});

test('rails and stations are noticed by where they are', () => {
  const market = [
    watch({ on: 'lay', at: { rails: 'opponents' } }, [{ coins: 3 }]),
    card('crew', { effect: [{ 'lay-rails': { count: 2, free: true } }] }),
  ];
  const t = table({ market }, { hand: ['watch', 'crew'], rails: ['D5'], others: [{ rails: ['D4'] }] });
  t.do('play watch', 'apply', 'play crew', 'apply', 'rail D4');
  expect(t.view.coins).toBe(3);
  t.do(t.legal().find((text) => text.startsWith('rail'))!);
  expect(t.view.coins).toBe(3);
  const stations = [watch({ on: 'station' }), card('builder', { effect: [{ 'build-station': 1 }] })];
  const b = table({ market: stations }, { hand: ['watch', 'builder'] });
  b.do('play watch', 'apply', 'play builder', 'apply', 'station A5');
  expect(scored(b)).toBe(1);
});

test('drawing is noticed card by card, shuffling once; neither during clean-up', () => {
  const given = { hand: ['watch', 'drawer'], deck: ['waste'], discard: ['waste', 'waste', 'waste'] };
  const drawer = card('drawer', { effect: [{ draw: 3 }] });
  const draws = table({ market: [watch({ on: 'draw' }), drawer] }, given);
  draws.do('play watch', 'apply', 'play drawer', 'apply');
  expect(scored(draws)).toBe(3);
  draws.do('end');
  expect(scored(draws)).toBe(3);
  const shuffles = table({ market: [watch({ on: 'shuffle' }), drawer] }, given);
  shuffles.do('play watch', 'apply', 'play drawer', 'apply');
  expect(scored(shuffles)).toBe(1);
});

test('the end of the turn is noticed before clean-up', () => {
  const t = table(
    { market: [watch({ on: 'turn-end' }, [{ score: { count: { from: 'play' } } }, { draw: 1 }])] },
    { hand: ['watch', 'normal-train'], deck: Array<string>(9).fill('waste') },
  );
  t.do('play watch', 'apply', 'play normal-train', 'end');
  expect(scored(t)).toBe(2);
  expect(t.own.discard).toEqual({ watch: 1, 'normal-train': 1, waste: 1 });
  expect(t.view.turn).toBe(2);
});

test('once means once in each turn', () => {
  const market = [later([{ trigger: { on: 'buy', once: true, do: [{ score: 1 }] } }], 'game-end')];
  const t = table({ market, seats: 2 }, { hand: ['later'], coins: 6 });
  t.do('play later', 'apply', 'buy express-train', 'buy express-train');
  expect(scored(t)).toBe(1);
  t.do('end', 'end');
  expect(scored(t)).toBe(1);
});

test('an effect that continues to last reacts to others in their turns', () => {
  const market = [later([{ trigger: { on: 'gain', by: 'opponents', do: [{ score: 1 }] } }], 'next-turn')];
  const t = table(
    { market, seats: 2 },
    { hand: ['later'], coins: 3, others: [{ hand: ['express-train', 'normal-train'] }] },
  );
  t.do('play later', 'apply', 'buy express-train');
  expect(scored(t)).toBe(0);
  t.do('end', 'play express-train', 'play normal-train', 'buy express-train');
  expect(scored(t)).toBe(1);
  expect(t.view.lastingSteps?.map(({ seat, until }) => ({ seat, until }))).toEqual([
    { seat: 0, until: 'next-turn' },
  ]);
  t.do('end');
  expect(t.view.lastingSteps).toEqual([]);
});

test('something happens when the next turn of its player begins, and only then', () => {
  const market = [later([{ trigger: { on: 'turn-start', do: [{ coins: 2 }] } }], 'next-turn-end')];
  const t = table({ market, seats: 3 }, { hand: ['later'] });
  t.do('play later', 'apply', 'end');
  expect(t.view.coins).toBe(0);
  t.do('end', 'end');
  expect(t.view).toMatchObject({ active: 0, coins: 2 });
  t.do('end', 'end', 'end');
  expect(t.view).toMatchObject({ active: 0, coins: 0 });
});

test('prices and waivers of one player apply in the turns they are for', () => {
  const dear = { dearer: { what: 'cards', coins: 1, for: 'opponents' } };
  const market = [later([dear, { waive: ['terrain'] }], 'next-turn')];
  const t = table({ market, seats: 2 }, { hand: ['later'] });
  t.do('play later', 'apply');
  expect(t.view).toMatchObject({ prices: {} });
  expect(t.view.waived.length).toBeGreaterThan(0);
  t.do('end');
  expect(t.view.prices?.['express-train']).toBe(4);
  expect(t.view.waived).toEqual([]);
  t.do('end');
  expect(t.view.prices).toEqual({});
});

test("a toll: others pay more in cells with a player's rails, and that player scores", () => {
  const toll = [
    { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
    { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, do: [{ score: 1 }] } },
  ];
  const market = [later(toll, 'game-end'), card('crew', { effect: [{ 'lay-rails': 1 }] })];
  const given = { hand: ['later'], rails: ['D5'], others: [{ hand: ['crew'], rails: ['D4'] }] };
  const t = table({ market, seats: 2 }, given);
  t.do('play later', 'apply', 'end');
  expect(t.view.railPrices).toEqual({ D5: 1 });
});

test('triggers that set each other off come to an end', () => {
  const market = [
    card('watch', {
      whileInPlay: [
        { trigger: { on: 'draw', do: [{ discard: { from: 'hand' } }] } },
        { trigger: { on: 'discard', do: [{ draw: 1 }] } },
      ],
    }),
    card('drawer', { effect: [{ draw: 1 }] }),
  ];
  const t = table({ market }, { hand: ['watch', 'drawer'], deck: Array<string>(40).fill('waste') });
  t.do('play watch', 'apply', 'play drawer', 'apply');
  expect(t.asks).toBe('turn');
});

test('each of sixteen triggers acts once per turn', () => {
  const busy = card('busy', {
    whileInPlay: Array.from({ length: 16 }, () => ({
      trigger: { on: 'draw', once: true, do: [{ score: 1 }] },
    })),
    effect: [{ draw: 2 }],
  });
  const t = table({ market: [busy] }, { hand: ['busy'], deck: ['waste', 'waste', 'waste'] });
  t.do('play busy', 'apply');
  expect(scored(t)).toBe(16);
});

test('an event reports that the maximum number of effects already lasts', () => {
  const sign = card('sign', { value: 1, effect: [{ lasting: [{ waive: ['city'] }] }] });
  const t = table({ market: [sign] }, { hand: Array<string>(41).fill('sign') });
  for (let i = 0; i < 40; i++) t.do('play sign', 'apply');
  expect(t.happened('lasts-not')).toEqual([]);
  expect(t.happened('lasts')).toHaveLength(40);
  t.do('play sign', 'apply');
  expect(t.happened('lasts-not')).toEqual([{ type: 'lasts-not', seat: 0, card: 'sign', limit: 40 }]);
  expect(t.happened('lasts')).toHaveLength(40);
  expect(t.view.lasting).toHaveLength(40);
});
