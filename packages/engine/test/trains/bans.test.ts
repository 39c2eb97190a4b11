// What cards forbid: buying, playing, laying rails and building stations, for a player and a time.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';
import { whyNotText } from './why-table.ts';

const ban = (forbid: object, until = 'next-turn') =>
  card('ban', { effect: [{ lasting: { what: [{ forbid }], until } }] });
const FORBIDDEN = 'A card whose effect lasts forbids it now.';

test('a ban on buying holds for opponents, not for its player, and until the next turn', () => {
  const trains = ban({ what: 'buy', where: { category: 'train' }, for: 'opponents' });
  const t = table(
    { market: [trains] },
    { hand: ['ban'], coins: 9, others: [{ hand: { 'normal-train': 5 } }] },
  );
  t.do('play ban', 'apply');
  expect(t.legal()).toContain('buy express-train');
  expect(t.view.forbidden).toEqual({ buy: [], play: [], lay: [], build: [] });
  t.do('end', ...Array.from({ length: 5 }, () => 'play normal-train'));
  expect(t.legal()).toContain('buy station-expansion');
  expect(t.legal()).not.toContain('buy express-train');
  expect(t.view.forbidden?.buy).toEqual(['express-train', 'limited-express-train']);
  expect(t.view.prices).toEqual({});
  expect(whyNotText(t, 'buy express-train')).toBe(FORBIDDEN);
  t.do('end');
  expect(t.view.forbidden?.buy).toEqual([]);
});

test('nothing makes up for a ban: neither a lower price nor more coins', () => {
  const market = [
    card('ban', {
      whileInPlay: [{ forbid: { what: 'buy' } }, { cheaper: { what: 'cards', coins: 9 } }],
      effect: [{ coins: 30 }],
    }),
  ];
  const t = table({ market }, { hand: ['ban'] });
  t.do('play ban', 'apply');
  expect(t.legal().filter((text) => text.startsWith('buy'))).toEqual([]);
});

test('cards that may not be played stay in hand, and everything else is played', () => {
  const actions = ban({ what: 'play', where: { category: 'action' } });
  const t = table({ market: [actions] }, { hand: ['ban', 'ban', 'normal-train'] });
  t.do('play ban', 'apply');
  expect(t.legal()).toContain('play normal-train');
  expect(t.legal()).not.toContain('play ban');
  expect(whyNotText(t, 'play ban')).toBe(FORBIDDEN);
  expect(whyNotText(t, 'play express-train')).toContain('not in your hand');
});

test.each([{}, { free: true }, { free: true, reach: 'anywhere' }])(
  'rails are not laid where they are forbidden: %o',
  (how) => {
    const market = [
      ban({ what: 'lay', at: { rails: 'own' }, for: 'opponents' }),
      card('crew', { effect: [{ 'lay-rails': { count: 1, ...how } }] }),
    ];
    const others = [{ hand: ['crew'], rails: ['C6'] }];
    const t = table({ market }, { hand: ['ban'], rails: ['C5'], others });
    t.do('play ban', 'apply', 'end', 'play crew', 'apply');
    expect(t.view.forbidden?.lay).toEqual(['C5']);
    expect(t.legal().length).toBeGreaterThan(0);
    expect(t.legal()).not.toContain('rail C5');
    expect(whyNotText(t, 'rail C5')).toBe(FORBIDDEN);
  },
);

test('an effect that can only build what is forbidden has no effect', () => {
  const market = [ban({ what: 'build', for: 'opponents' })];
  const t = table({ market }, { hand: ['ban'], others: [{ hand: ['station-expansion'] }] });
  t.do('play ban', 'apply', 'end', 'play station-expansion');
  expect(t.asks).toBe('turn');
  expect(t.view.forbidden?.build.length).toBeGreaterThan(3);
  expect(t.happened('not-applicable')).toMatchObject([{ why: { reason: 'forbidden' } }]);
});

test('a step that forbids what the rest of its effect does cannot be carried out', () => {
  const what = [{ forbid: { what: 'lay' } }];
  const market = [card('knot', { mandatory: true, effect: [{ lasting: { what } }, { 'lay-rails': 1 }] })];
  const t = table({ market, switches: { effects: 'strict' } }, { hand: ['knot'] });
  t.do('play knot');
  expect(t.asks).toBe('turn');
  expect(t.view.lasting).toEqual([]);
});

test('a player is told that rails are forbidden, not that no cell is free', () => {
  const market = [ban({ what: 'lay' }), card('crew', { effect: [{ 'lay-rails': 1 }] })];
  const t = table({ market }, { hand: ['ban', 'crew'], rails: ['C5'], railPoints: 1 });
  t.do('play ban', 'apply', 'play crew');
  expect(t.happened('not-applicable')).toMatchObject([{ why: { reason: 'forbidden' } }]);
  expect(whyNotText(t, 'lay-rail')).toBe(FORBIDDEN);
});
