// Effects that play cards, pass them, put them at the bottom of the deck, or gain them from elsewhere.
import type { Step } from '@railwright/engine';
import { createRng } from '@railwright/engine';
import { expect, test } from 'vitest';
import { table } from './table.ts';

const card = (id: string, effect: readonly Step[], more: object = {}) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect,
  ...more,
});
const twice = card('twice', [
  { choose: { from: 'hand', where: { not: { card: 'twice' } }, as: 'model' } },
  { play: { cards: 'model', times: 2 } },
]);

test('a card is played twice: its coins, its effect and the triggers waiting for it happen twice', () => {
  const market = [twice, card('gift', [{ draw: 1 }], { value: 2 })];
  const watch = card('watch', [], { whileInPlay: [{ trigger: { on: 'play', do: [{ score: 1 }] } }] });
  const t = table(
    { market: [...market, watch] },
    { hand: ['watch', 'twice', 'gift'], deck: ['waste', 'waste', 'waste'] },
  );
  t.do('play watch', 'apply', 'play twice', 'apply', 'choose gift');
  expect(t.view.coins).toBe(2);
  t.do('apply', 'apply');
  expect(t.view.coins).toBe(4);
  expect(t.own).toMatchObject({ hand: { waste: 2 }, play: { watch: 1, twice: 1, gift: 1 }, track: 3 });
  expect(t.happened('play').at(-1)).toMatchObject({ card: 'gift', from: 'hand' });
  expect(t.happened('play-again')).toHaveLength(1);
});

test('a card in the discard pile or the supply can be played', () => {
  const recall = (from: string) =>
    card(`from-${from}`, [
      { choose: { from, where: { card: 'express-train' }, as: 'old' } },
      { play: 'old' },
    ]);
  const market = [recall('discard'), recall('supply')];
  const t = table({ market }, { hand: ['from-discard', 'from-supply'], discard: ['express-train'] });
  const before = t.view.supply['express-train'];
  t.do('play from-discard', 'apply', 'choose express-train');
  expect(t.view.coins).toBe(2);
  t.do('play from-supply', 'apply', 'choose express-train');
  expect(t.view.coins).toBe(4);
  expect(t.view.supply['express-train']).toBe(before - 1);
  expect(t.own.play).toMatchObject({ 'express-train': 2 });
});

test('cards that play each other end, the innermost with its coins alone', () => {
  const t = table(
    { market: [{ ...twice, value: 1, effect: [{ choose: { from: 'hand', as: 'm' } }, { play: 'm' }] }] },
    { hand: Array<string>(7).fill('twice') },
  );
  t.do('play twice');
  while (t.asks !== 'turn') t.do(t.asks === 'effect' ? 'apply' : 'choose twice');
  expect(t.own.play).toEqual({ twice: 5 });
  expect(t.view.coins).toBe(5);
});

test('a card moved into play does nothing', () => {
  const market = [
    card('park', [{ choose: { from: 'hand', as: 'x' } }, { move: { cards: 'x', to: 'play' } }]),
    card('gift', [{ draw: 1 }], { value: 2, whileInPlay: [{ waive: ['city'] }] }),
  ];
  const t = table({ market }, { hand: ['park', 'gift'] });
  t.do('play park', 'apply', 'choose gift');
  expect(t.view).toMatchObject({ coins: 0, lasting: [], waived: [] });
  expect(t.own.play).toEqual({ park: 1, gift: 1 });
});

const around = card('around', [
  { 'each-player': [{ choose: { from: 'hand', as: 'given' } }, { pass: { cards: 'given', to: 'left' } }] },
]);

test('passed cards arrive together, so that nobody passes on what has just arrived', () => {
  const t = table(
    { market: [around], seats: 3 },
    { hand: ['around', 'tower'], others: [{ hand: ['waste'] }, { hand: ['lay-rails', 'waste'] }] },
  );
  t.do('play around', 'apply', 'choose tower');
  expect(t.game.decision(t.s)?.seat).toBe(1);
  expect(t.legal()).toEqual(['choose waste']);
  t.do('choose waste');
  const seen = t.game.viewFor(t.s, 1).seat;
  expect(seen[0].more).toEqual({ deckBottomSize: 0, passedSize: 1 });
  expect(seen[1].more).toMatchObject({ left: { waste: 1 } });
  t.do('choose lay-rails');
  expect(t.view.seat.map(({ hand }) => hand)).toEqual([{ 'lay-rails': 1 }, { tower: 1 }, { waste: 2 }]);
  expect(t.happened('receive')[0]).toEqual({ type: 'receive', seat: 1, card: 'tower', count: 1, giver: 0 });
});

test('cards being passed stay known to their giver and unknown to others when hidden cards are redealt', () => {
  const t = table(
    { market: [around], seats: 2 },
    {
      hand: ['around', 'tower', 'waste'],
      deck: ['lay-rails', 'waste'],
      others: [{ hand: ['waste', 'tower'] }],
    },
  );
  t.do('play around', 'apply', 'choose tower');
  const kinds = new Set<string>();
  for (let deal = 0; deal < 30; deal++) {
    t.game.resample(t.s, 1, createRng(deal));
    kinds.add(Object.keys(t.view.seat[0].more?.left ?? {}).join());
  }
  expect(kinds.size).toBeGreaterThan(1);
});

test('cards at the bottom of the deck are drawn last, before the discard pile is shuffled', () => {
  const sink = card('sink', [
    { choose: { from: 'hand', where: { card: 'tower' }, as: 'low' } },
    { move: { cards: 'low', to: 'deck-bottom' } },
    { draw: 2 },
  ]);
  const t = table(
    { market: [sink, card('more', [{ draw: 1 }])], seats: 2 },
    { hand: ['sink', 'more', 'more', 'tower'], deck: ['lay-rails', 'waste'], discard: ['normal-train'] },
  );
  t.do('play sink', 'apply', 'choose tower');
  expect(t.own.hand).toEqual({ more: 2, waste: 1, 'lay-rails': 1 });
  expect(t.own).toMatchObject({ deckSize: 1, more: { deckBottom: { tower: 1 } } });
  expect(t.game.viewFor(t.s, 1).seat[0].more).toEqual({ deckBottomSize: 1, passedSize: 0 });
  t.do('play more', 'apply');
  expect(t.own.hand).toMatchObject({ tower: 1 });
  expect(t.happened('shuffle')).toEqual([]);
  t.do('play more', 'apply');
  expect(t.own.hand).toMatchObject({ 'normal-train': 1 });
});

test('a card moved to the gained cards is gained: its own text and triggers react', () => {
  const market = [
    card('salvage', [{ choose: { from: 'trash', as: 'found' } }, { move: { cards: 'found', to: 'gained' } }]),
    card('prize', [{ coins: 1 }], { onGain: [{ score: 2 }] }),
    card('watch', [], {
      whileInPlay: [{ trigger: { on: 'gain', do: [{ move: { cards: 'it', to: 'hand' } }] } }],
    }),
  ];
  const alone = table({ market }, { hand: ['salvage'], trash: ['prize'] });
  alone.do('play salvage', 'apply', 'choose prize');
  expect(alone.own).toMatchObject({ track: 2, gained: { prize: 1 } });
  const t = table({ market }, { hand: ['watch', 'salvage'], trash: ['prize'] });
  t.do('play watch', 'apply', 'play salvage', 'apply', 'choose prize');
  expect(t.own).toMatchObject({ track: 2, hand: { prize: 1 }, gained: {} });
});
