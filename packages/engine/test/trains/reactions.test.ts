// Cards shown from hand: to attacks, once each, and to anything else that happens.
import { expect, test } from 'vitest';
import { table } from './table.ts';

const card = (id: string, more: object) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  value: 1,
  ...more,
});
const attack = (...effect: object[]) => card('raid', { categories: ['action', 'attack'], effect });
const reaction = (id: string, more: object) =>
  card(id, { categories: ['action', 'reaction'], reaction: more });
const LOSE_ONE = { 'each-opponent': [{ choose: { from: 'hand', as: 'x' } }, { discard: 'x' }] };

test('an attack asks each victim once, and its answer holds for all steps (T28)', () => {
  const market = [
    attack(LOSE_ONE, { 'each-opponent': [{ 'gain-waste': 1 }] }, { coins: 1 }),
    reaction('guard', { do: [{ draw: 1 }] }),
  ];
  const others = [{ hand: ['guard', 'guard', 'normal-train'], deck: ['waste', 'waste', 'waste'] }];
  const shown = table({ market }, { hand: ['raid'], others });
  shown.do('play raid', 'apply', 'show guard');
  expect(shown.asks).toBe('turn');
  expect(shown.view.seat[1]).toMatchObject({
    hand: { guard: 2, 'normal-train': 1, waste: 1 },
    discard: {},
    gained: {},
  });
  expect(shown.happened('block')).toHaveLength(1);
  const hidden = table({ market }, { hand: ['raid'], others });
  hidden.do('play raid', 'apply', 'done', 'choose normal-train');
  expect(hidden.asks).toBe('turn');
  expect(hidden.view.seat[1]).toMatchObject({ gained: { waste: 1 }, discard: { 'normal-train': 1 } });
});

test('each attack asks anew, the same card played twice too', () => {
  const market = [attack(LOSE_ONE), reaction('guard', {})];
  const t = table({ market }, { hand: ['raid', 'raid'], others: [{ hand: ['guard', 'normal-train'] }] });
  t.do('play raid', 'apply', 'done', 'choose normal-train', 'play raid', 'apply');
  expect(t.asks).toBe('reaction');
});

test('a victim that a shown card leaves without cards is spared, and the rest of the attack goes on', () => {
  const market = [attack(LOSE_ONE, { coins: 3 }), reaction('guard', { do: [{ discard: 'hand' }] })];
  const t = table({ market }, { hand: ['raid'], others: [{ hand: ['guard', 'waste'] }] });
  t.do('play raid', 'apply', 'show guard');
  expect(t.view.coins).toBe(4);
  expect(t.view.seat[1]).toMatchObject({ hand: {}, discard: { guard: 1, waste: 1 } });
});

test('what a shown card takes from an attack ends it there, and nothing is done twice (T36)', () => {
  const last = { gain: { where: { card: 'apartment' } } };
  const market = [attack(LOSE_ONE, last, { score: 3 }), reaction('guard', { do: [last] })];
  const supply = { apartment: 1 };
  const t = table({ market }, { hand: ['raid'], supply, others: [{ hand: ['guard', 'waste'] }] });
  t.do('play raid', 'apply', 'show guard');
  expect(t.asks).toBe('turn');
  expect(t.view.seat[1]?.gained).toEqual({ apartment: 1 });
  expect(t.own.gained).toEqual({});
  expect(t.own.track).toBe(0);
});

test('a shown card can leave the hand, and of two copies one does', () => {
  const market = [attack(LOSE_ONE), reaction('guard', { do: [{ trash: 'self' }, { draw: 1 }] })];
  const others = [{ hand: ['guard', 'guard'], deck: ['waste'] }];
  const t = table({ market }, { hand: ['raid'], others });
  t.do('play raid', 'apply', 'show guard');
  expect(t.view.seat[1]).toMatchObject({ hand: { guard: 1, waste: 1 } });
  expect(t.view.trash).toEqual({ guard: 1 });
});

test('rails of a victim that is spared stay, however many an attack removes', () => {
  const market = [attack({ 'remove-rails': { count: 2, of: 'opponents' } }), reaction('guard', {})];
  const t = table({ market }, { hand: ['raid'], others: [{ hand: ['guard'], rails: ['E5', 'E6', 'E7'] }] });
  t.do('play raid', 'apply', 'remove E5', 'show guard', 'remove E5');
  expect(t.asks).toBe('turn');
  expect(Object.keys(t.view.rails)).toHaveLength(3);
});

test('cards in hand answer what opponents do, each card once, from the one who acts on', () => {
  const spy = reaction('spy', {
    on: 'buy',
    by: 'opponents',
    where: { category: 'train' },
    do: [{ discard: 'self' }, { draw: 2 }],
  });
  const t = table(
    { market: [spy], seats: 3 },
    {
      coins: 9,
      others: [
        { hand: ['spy', 'spy'], deck: ['waste', 'waste', 'waste', 'waste'] },
        { hand: ['spy'], deck: ['waste', 'waste'] },
      ],
    },
  );
  t.do('buy express-train');
  expect(t.game.decision(t.s)).toMatchObject({ seat: 1, type: 'reaction', detail: { on: 'buy' } });
  t.do('show spy');
  // The other copy has not been asked.
  expect(t.legal()).toEqual(['show spy', 'done']);
  t.do('show spy');
  expect(t.game.decision(t.s)?.seat).toBe(2);
  t.do('done');
  expect(t.asks).toBe('turn');
  expect(t.view.seat[1]).toMatchObject({ hand: { waste: 4 }, discard: { spy: 2 } });
  t.do('buy lay-rails');
  expect(t.asks).toBe('turn');
});

test('a card that stays in hand is asked once for each event', () => {
  const t = table(
    { market: [reaction('clerk', { on: 'gain', do: [{ score: 1 }] })] },
    { hand: ['clerk'], coins: 9 },
  );
  t.do('buy lay-rails', 'show clerk');
  expect(t.asks).toBe('turn');
  t.do('buy lay-rails', 'show clerk');
  expect(t.own.track).toBe(2);
  expect(t.happened('react')).toHaveLength(2);
});

test('a card in hand answers with the card that an event is about', () => {
  const market = [
    reaction('sorter', { on: 'gain', do: [{ move: { cards: 'it', to: 'deck-top' } }, { discard: 'self' }] }),
  ];
  const t = table({ market }, { hand: ['sorter'], coins: 9 });
  t.do('buy express-train', 'show sorter');
  expect(t.own).toMatchObject({ hand: {}, deckTop: ['express-train'], discard: { sorter: 1 } });
});

test('cards in hand hear of turns, rails and stations', () => {
  const market = [
    reaction('dawn', { on: 'turn-start', do: [{ coins: 2 }] }),
    reaction('dusk', { on: 'turn-end', by: 'opponents', do: [{ score: 1 }] }),
  ];
  const t = table({ market }, { others: [{ hand: ['dusk', 'dawn'] }] });
  t.do('end', 'show dusk', 'show dawn');
  expect(t.view.coins).toBe(2);
  expect(t.view.seat[1]?.track).toBe(1);
});

test('an attack four effects deep is answered, though the steps of the card are not done', () => {
  const chain = card('chain', {
    effect: [{ choose: { from: 'hand', where: { category: 'action' }, as: 'next' } }, { play: 'next' }],
  });
  const market = [chain, attack(LOSE_ONE), reaction('guard', { do: [{ draw: 1 }] })];
  const others = [{ hand: ['guard'], deck: ['waste'] }];
  const t = table({ market }, { hand: ['chain', 'chain', 'chain', 'raid'], others });
  t.do(
    'play chain',
    'apply',
    'choose chain',
    'apply',
    'choose chain',
    'apply',
    'choose raid',
    'apply',
    'show guard',
  );
  expect(t.asks).toBe('turn');
  expect(t.view.seat[1]).toMatchObject({ hand: { guard: 1 } });
});
