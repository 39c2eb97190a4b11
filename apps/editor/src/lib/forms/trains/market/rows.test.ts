// The rows of a market in the form of a setup.
import { expect, test } from 'vitest';
import { wantedKinds, withMode } from './market.ts';
import { deckAt, rowsAt, withoutOne, writtenDeck } from './rows.ts';

const ROWS = [{ show: 2, cards: ['ferry', 'tunnel', 'ferry'] }];

test('one of several equal cards is taken out, the last', () => {
  expect(withoutOne(['ferry', 'tunnel', 'ferry'], 'ferry')).toEqual(['ferry', 'tunnel']);
  expect(withoutOne(['ferry'], 'tunnel')).toEqual(['ferry']);
});

test('a deck with numbers is edited card by card and stays one', () => {
  const cards = { ferry: 2, tunnel: 1 };
  expect(deckAt({ cards })).toEqual(['ferry', 'ferry', 'tunnel']);
  expect(writtenDeck(cards, withoutOne(deckAt({ cards }), 'ferry'))).toEqual({ ferry: 1, tunnel: 1 });
  expect(writtenDeck(cards, withoutOne(deckAt({ cards }), 'tunnel'))).toEqual({ ferry: 2 });
  expect(writtenDeck(['ferry'], ['ferry', 'tunnel'])).toEqual(['ferry', 'tunnel']);
});

test('what is no row counts as an empty one, so that each keeps its place', () => {
  expect(rowsAt({ rows: [ROWS[0], 'ferry'] })).toEqual([ROWS[0], {}]);
  expect(rowsAt({ rows: 'ferry' })).toEqual([]);
});

test('beside rows, the rules do not say how many piles there are', () => {
  const rules = { market: { kinds: 8 } };
  expect(wantedKinds({}, rules)).toBe(8);
  expect(wantedKinds({ rows: ROWS }, rules)).toBeUndefined();
  expect(wantedKinds({ rows: ROWS, kinds: 3 }, rules)).toBe(3);
});

test('rows stay when a chosen market becomes a drawn one and back', () => {
  const drawn = withMode({ cards: ['landfill'], rows: ROWS }, 'drawn', [], 4);
  expect(drawn).toEqual({ random: 4, seed: 1, rows: ROWS });
  expect(withMode(drawn, 'fixed', ['landfill'], 4)).toEqual({ cards: ['landfill'], rows: ROWS });
});
