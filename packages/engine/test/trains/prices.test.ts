// Prices that cards change: of cards for sale, laying rails and building stations; while a card is in play, or for the turn.
import { expect, test } from 'vitest';
import { trainsReader } from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { card } from './card.ts';
import { table } from './table.ts';

const cheaper = (price: object, way = 'cheaper') =>
  card('sale', { whileInPlay: [{ [way]: { what: 'cards', coins: 1, ...price } }] });
const forTurn = (...what: object[]) => card('sale', { effect: [{ lasting: what }] });

test('cards cost less while the card is in play, and are paid at that price', () => {
  const t = table({ market: [cheaper({ where: { category: 'train' } })] }, { hand: ['sale'], coins: 2 });
  expect(t.legal()).not.toContain('buy express-train');
  t.do('play sale', 'apply');
  expect(t.legal()).toContain('buy express-train');
  expect(t.legal()).not.toContain('buy lay-rails-and-more');
  t.do('buy express-train');
  expect(t.view.coins).toBe(0);
});

test('nothing costs less than zero', () => {
  const t = table({ market: [cheaper({ coins: 9 })] }, { hand: ['sale'] });
  t.do('play sale', 'apply', 'buy limited-express-train');
  expect(t.view.coins).toBe(0);
});

test('two cards of a kind make it cheaper twice', () => {
  const t = table({ market: [cheaper({})] }, { hand: ['sale', 'sale'], coins: 1 });
  t.do('play sale', 'apply');
  expect(t.view.prices?.['express-train']).toBe(2);
  t.do('play sale', 'apply');
  expect(t.view.prices?.['express-train']).toBe(1);
  t.do('buy express-train');
  expect(t.view.coins).toBe(0);
});

test('a higher price puts a card out of reach; printed costs stay', () => {
  const salvage = card('salvage', { effect: [{ gain: { where: { cost: { exactly: 3 } } } }] });
  const market = [cheaper({}, 'dearer'), salvage];
  const t = table({ market }, { hand: ['sale', 'salvage'], coins: 3 });
  expect(t.legal()).toContain('buy express-train');
  t.do('play sale', 'apply');
  expect(t.legal()).not.toContain('buy express-train');
  t.do('play salvage', 'apply');
  expect(t.legal()).toContain('gain express-train');
});

test('a higher price for opponents does not apply to its owner', () => {
  const t = table({ market: [cheaper({ for: 'opponents' }, 'dearer')] }, { hand: ['sale'], coins: 3 });
  t.do('play sale', 'apply');
  expect(t.view.prices).toEqual({});
});

test('a price is recomputed each time', () => {
  const price = { coins: { count: { from: 'play', where: { category: 'train' } } } };
  const t = table({ market: [cheaper(price)] }, { hand: ['sale', 'normal-train'] });
  t.do('play sale', 'apply');
  expect(t.view.prices).toEqual({});
  t.do('play normal-train');
  expect(t.view.prices?.['express-train']).toBe(2);
});

test('a price for the turn lasts even when the card is gone, and ends with the turn', () => {
  const sale = card('sale', {
    effect: [{ lasting: [{ cheaper: { what: 'cards', coins: 1 } }] }, { trash: 'self' }],
  });
  const t = table({ market: [sale] }, { hand: ['sale'] });
  t.do('play sale', 'apply');
  expect(t.view.prices?.['express-train']).toBe(2);
  expect(t.view.lasting).toEqual(['sale']);
  t.do('end');
  expect(t.view.prices).toEqual({});
});

test('rails cost less after all surcharges, also when looking ahead', () => {
  const sale = card('sale', {
    effect: [{ lasting: [{ cheaper: { what: 'rails', coins: 1 } }] }, { 'lay-rails': 1 }],
  });
  const free = table({ market: [sale] }, { hand: ['sale'], rails: ['C1'] });
  free.do('play sale', 'apply');
  const cells = free.legal();
  expect(cells.length).toBeGreaterThan(0);
  const plain = table(
    { market: [card('sale', { effect: [{ 'lay-rails': 1 }] })] },
    { hand: ['sale'], rails: ['C1'], coins: 1 },
  );
  plain.do('play sale', 'apply');
  expect(cells).toEqual(plain.legal());
});

test('a station is paid for, and not built by a player who cannot pay', () => {
  const tax = forTurn({ dearer: { what: 'stations', coins: 2, at: { stations: { atLeast: 1 } } } });
  const market = [tax, card('builder', { effect: [{ 'build-station': 1 }] })];
  const given = { hand: ['sale', 'builder'], stations: { A5: 1 } };
  const poor = table({ market }, { ...given, coins: 1 });
  poor.do('play sale', 'apply', 'play builder', 'apply');
  expect(poor.legal()).not.toContain('station A5');
  expect(poor.legal()).toContain('station A7');
  const rich = table({ market }, { ...given, coins: 3 });
  rich.do('play sale', 'apply', 'play builder', 'apply', 'station A5');
  expect(rich.view.coins).toBe(1);
});

test('a trigger can last for the turn', () => {
  const sale = forTurn({ trigger: { on: 'buy', do: [{ move: { cards: 'it', to: 'deck-top' } }] } });
  const t = table({ market: [sale] }, { hand: ['sale'], coins: 3 });
  t.do('play sale', 'apply', 'buy express-train');
  expect(t.own.deckTop).toEqual(['express-train']);
});

test('a card with a condition is bought only while it holds, and gained all the same', () => {
  const grand = card('grand', { buyIf: { not: { there: { from: 'discard', where: { card: 'waste' } } } } });
  const grant = card('grant', { effect: [{ gain: { where: { card: 'grand' } } }] });
  const t = table({ market: [grand, grant] }, { hand: ['grant'], discard: ['waste'], coins: 9 });
  expect(t.legal()).not.toContain('buy grand');
  expect(t.view.forbidden?.buy).toEqual(['grand']);
  expect(trainsReader.canBuy(t.game.tables, t.s, t.game.tables.ids.indexOf('grand'))).toBe(false);
  expect(whyNot(t.game, t.s, 'buy grand')).toEqual({ reason: 'buy-if', card: 'grand' });
  t.do('play grant', 'apply');
  expect(t.own.gained).toEqual({ grand: 1 });
  const clean = table({ market: [grand, grant] }, { coins: 2 });
  expect(clean.view.forbidden?.buy).toEqual([]);
  clean.do('buy grand');
  expect(clean.view.coins).toBe(0);
});

test('a condition for buying is that of the buyer, whoever plays later', () => {
  const rights = card('rights', { buyIf: { compare: { amount: { cells: { rails: 'own' } }, atLeast: 2 } } });
  const given = { coins: 9, rails: ['C1'], others: [{ rails: ['D5', 'D6'] }] };
  const t = table({ market: [rights] }, given);
  expect(t.legal()).not.toContain('buy rights');
  t.do('end');
  expect(t.view.forbidden?.buy).toEqual([]);
});
