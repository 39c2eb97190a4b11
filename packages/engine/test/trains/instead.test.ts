// What is done instead of gaining, discarding or trashing a card.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

/** A card whose replacements hold for the game, and cost nothing to begin. */
const lasting = (id: string, ...insteads: object[]) =>
  card(id, {
    effect: [{ lasting: { what: insteads.map((instead) => ({ instead })), until: 'game-end' } }],
  });
const WASTE = { card: 'waste' };
const ONE_FROM_HAND = [{ choose: { from: 'hand', as: 'x' } }, { trash: 'x' }];
const TRASH_INSTEAD = { of: 'gain', where: WASTE, do: ONE_FROM_HAND };
const ONTO_DECK = [{ move: { cards: 'it', to: 'deck-top' } }];
const DISCARDER = card('discarder', {
  effect: [{ choose: { from: 'hand', count: 'any', as: 'x' } }, { discard: 'x' }],
});
const POLLUTER = card('polluter', { effect: [{ 'gain-waste': 2 }] });

test('a card is trashed for each Waste that would be gained', () => {
  const t = table(
    { market: [lasting('cleaner', TRASH_INSTEAD), POLLUTER] },
    { hand: ['cleaner', 'polluter', 'normal-train', 'express-train', 'lay-rails'] },
  );
  t.do('play cleaner', 'apply', 'play polluter', 'apply');
  expect(t.asks).toBe('card');
  t.do('choose normal-train', 'choose lay-rails');
  expect(t.asks).toBe('turn');
  expect(t.own.gained).toEqual({});
  expect(t.own.hand).toEqual({ 'express-train': 1 });
  expect(t.view.trash).toEqual({ 'normal-train': 1, 'lay-rails': 1 });
  expect(t.happened('instead')).toHaveLength(2);
});

test('a bought card is paid for, sets off what buying does, and goes elsewhere if its player wants', () => {
  const buyer = card('buyer', {
    effect: [
      {
        lasting: {
          what: [
            { instead: { of: 'gain', may: true, do: ONTO_DECK } },
            { trigger: { on: 'buy', do: [{ score: 1 }] } },
            { trigger: { on: 'gain', do: [{ score: 5 }] } },
          ],
          until: 'game-end',
        },
      },
    ],
  });
  const t = table({ market: [buyer] }, { hand: ['buyer'], coins: 9 });
  t.do('play buyer', 'apply', 'buy express-train');
  expect(t.legal()).toEqual(['instead buyer', 'done']);
  t.do('instead buyer');
  expect(t.own.deckTop).toEqual(['express-train']);
  expect(t.own.track).toBe(1);
  expect(t.view.coins).toBe(6);
  t.do('buy express-train', 'done');
  expect(t.own.gained).toEqual({ 'express-train': 1 });
  expect(t.own.track).toBe(7);
});

test('cards are discarded one by one where something else may happen to some', () => {
  const market = [
    lasting('saver', { of: 'discard', where: { category: 'train' }, may: true, do: ONTO_DECK }),
    DISCARDER,
  ];
  const t = table({ market }, { hand: ['saver', 'discarder', 'normal-train', 'normal-train', 'lay-rails'] });
  t.do('play saver', 'apply', 'play discarder', 'apply');
  t.do('choose lay-rails', 'choose normal-train', 'choose normal-train');
  t.do('instead saver', 'done');
  expect(t.own.discard).toEqual({ 'normal-train': 1, 'lay-rails': 1 });
  expect(t.own.deckTop).toEqual(['normal-train']);
});

test('of several replacements one is chosen; what it does can be replaced by the others, never by itself', () => {
  const market = [
    lasting('a', TRASH_INSTEAD),
    lasting('b', { of: 'gain', where: WASTE, do: [{ score: 2 }] }),
    lasting('c', { of: 'trash', do: [{ move: { cards: 'it', to: 'deck-top' } }, { 'gain-waste': 1 }] }),
    card('one', { effect: [{ 'gain-waste': 1 }] }),
  ];
  const t = table({ market }, { hand: ['a', 'b', 'c', 'one', 'lay-rails'] });
  t.do('play a', 'apply', 'play b', 'apply', 'play c', 'apply', 'play one', 'apply');
  expect(t.legal()).toEqual(['instead a', 'instead b']);
  // Trashing is replaced in turn; the Waste that comes of it meets only the other replacement.
  t.do('instead a', 'choose lay-rails');
  expect(t.own.deckTop).toEqual(['lay-rails']);
  expect(t.own.track).toBe(2);
  expect(t.own.gained).toEqual({});
  expect(t.asks).toBe('turn');
});

test('nothing at all may happen instead, and a voluntary replacement needs what its steps ask for', () => {
  const market = [
    lasting('shield', { of: 'trash' }),
    lasting('swap', {
      of: 'discard',
      may: true,
      do: [{ choose: { from: 'hand', where: { category: 'victory' }, as: 'x' } }, { trash: 'x' }],
    }),
    card('bin', { effect: [{ trash: 'hand' }] }),
    DISCARDER,
  ];
  const t = table({ market }, { hand: ['shield', 'swap', 'bin', 'discarder', 'lay-rails'] });
  t.do('play shield', 'apply', 'play swap', 'apply', 'play discarder', 'apply', 'choose lay-rails', 'done');
  expect(t.own.discard).toEqual({ 'lay-rails': 1 });
  t.do('play bin', 'apply');
  expect(t.view.trash).toEqual({});
});

test('this card, and one in play, can be saved', () => {
  const market = [
    lasting('home', {
      of: 'trash',
      where: { category: 'action' },
      do: [{ move: { cards: 'it', to: 'hand' } }],
    }),
    card('once', { effect: [{ trash: 'self' }, { score: 1 }] }),
  ];
  const t = table({ market }, { hand: ['home', 'once', 'once'] });
  t.do('play home', 'apply', 'play once', 'apply', 'play once', 'apply');
  expect(t.own.hand).toEqual({ once: 2 });
  expect(t.own.track).toBe(2);
});
