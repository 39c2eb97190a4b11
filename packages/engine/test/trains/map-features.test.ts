// Links, one-way edges, routes and bonuses: what a map file adds to the printed boards. On the Tokyo board H6 is Haneda and E10 Chiba,
// across the bay; D9, E8 and E7 lead from Chiba to Shinagawa over land.
import { expect, test } from 'vitest';
import { whyNot } from '@railwright/engine/why';
import { table } from './table.ts';

const crew = {
  id: 'crew',
  name: { en: 'Crew' },
  categories: ['rail'],
  cost: 2,
  effect: [{ 'lay-rails': 1 }],
};
const gang = { ...crew, id: 'gang', effect: [{ 'lay-rails': { count: 3, free: true as const } }] };
const FERRY = { between: ['H6', 'E10'], cost: 2, kind: 'ferry' } as const;

test('rails cross a link for its cost plus the surcharge of the cell they enter, in both directions', () => {
  const options = { market: [crew], onMap: { links: [FERRY] } };
  const over = table(options, { hand: ['crew'], coins: 4, rails: ['H6'] }).do(
    'play crew',
    'apply',
    'rail E10',
  );
  expect(over.view.coins).toBe(0);
  expect(
    table(options, { hand: ['crew'], coins: 3, rails: ['H6'] })
      .do('play crew', 'apply')
      .legal(),
  ).not.toContain('rail E10');
  const back = table(options, { hand: ['crew'], coins: 4, rails: ['E10'] }).do(
    'play crew',
    'apply',
    'rail H6',
  );
  expect(back.view.coins).toBe(1);
  expect(back.happened('pay')).toEqual([{ type: 'pay', seat: 0, coins: 3, for: 'H6' }]);
});

test('a cell next to own rails is entered over land, whatever links lead there, and otherwise over the cheapest', () => {
  const links = [FERRY, { between: ['H1', 'E10'], cost: 1, kind: 'tunnel' } as const];
  const paid = (rails: string[]): number => {
    const t = table({ market: [crew], onMap: { links } }, { hand: ['crew'], coins: 9, rails });
    return 9 - t.do('play crew', 'apply', 'rail E10').view.coins;
  };
  expect(paid(['H6', 'D9'])).toBe(2);
  expect(paid(['H6', 'H1'])).toBe(3);
  expect(paid(['H6'])).toBe(4);
});

test('free rails cost nothing over a link, and cards that make rails cheaper apply to it too', () => {
  const cheap = {
    ...crew,
    id: 'cheap',
    whileInPlay: [{ cheaper: { what: 'rails', coins: 3 } }],
  } as const;
  const onMap = { links: [FERRY] };
  const free = table({ market: [gang], onMap }, { hand: ['gang'], rails: ['H6'] }).do('play gang', 'apply');
  expect(free.do('rail E10').view.coins).toBe(0);
  const less = table({ market: [cheap], onMap }, { hand: ['cheap'], coins: 1, rails: ['H6'] });
  expect(less.do('play cheap', 'apply', 'rail E10').view.coins).toBe(0);
});

test('rails cross a one-way edge only in its direction', () => {
  const onMap = { oneWay: [['B4', 'B5']] as const };
  const legal = (rails: string[]): string[] =>
    table({ market: [crew], onMap }, { hand: ['crew'], coins: 9, rails })
      .do('play crew', 'apply')
      .legal();
  expect(legal(['B4'])).toContain('rail B5');
  expect(legal(['B5'])).not.toContain('rail B4');
  const t = table({ market: [crew], onMap }, { hand: ['crew'], coins: 9, rails: ['B5'] }).do(
    'play crew',
    'apply',
  );
  expect(whyNot(t.game, t.s, 'rail B4')).toEqual({ reason: 'one-way', cell: 'B4' });
});

test('rails join both sides of a one-way edge, whichever way they were laid', () => {
  const onMap = {
    oneWay: [['B4', 'B5']] as const,
    routes: [{ from: 'B5', to: 'A4', points: 3, for: 'all' as const }],
  };
  const t = table({ market: [gang], onMap }, { hand: ['gang'], rails: ['B4'] });
  expect(t.do('play gang', 'apply', 'rail B5', 'rail A4').own.routes).toEqual(['B5-A4']);
});

const ROUTES = [
  { from: 'B4', to: 'B6', points: 5, for: 'first' },
  { from: 'B4', to: 'B5', points: 2, for: 'all' },
] as const;

test('a route is claimed the moment its ends are joined and counts as a part of the score', () => {
  const watch = {
    ...crew,
    id: 'watch',
    whileInPlay: [{ trigger: { on: 'route', do: [{ score: 1 }] } }],
    endPoints: { routes: 'own' },
  } as const;
  const options = { market: [gang, watch], onMap: { routes: ROUTES } };
  const t = table(options, { hand: ['watch', 'gang'], coins: 9, rails: ['B4'], play: [] });
  t.do('play watch', 'apply', 'rail B5');
  expect(t.own.routes).toEqual(['B4-B5']);
  expect(t.happened('route')).toEqual([{ type: 'route', seat: 0, from: 'B4', to: 'B5', points: 2 }]);
  t.do('play gang', 'apply', 'rail B6');
  expect(t.own.routes).toEqual(['B4-B6', 'B4-B5']);
  expect(t.own.track).toBe(2);
  expect(t.game.scoreParts?.(t.s, 0)).toEqual({ track: 2, cities: 0, remotes: 0, cards: 2, routes: 7 });
  expect(t.game.score(t.s, 0)).toBe(11);
});

test('a route for the first is closed to others, one for all is not', () => {
  const t = table(
    { market: [gang], onMap: { routes: ROUTES } },
    { hand: ['gang'], rails: ['B4', 'B5'], others: [{ rails: ['B4', 'B5', 'B6'] }] },
  );
  expect(t.view.seat.map(({ routes }) => routes)).toEqual([['B4-B5'], ['B4-B6', 'B4-B5']]);
  t.do('play gang', 'apply', 'rail B6');
  expect(t.own.routes).toEqual(['B4-B5']);
  expect(t.happened('route')).toEqual([]);
});

test('a bonus goes to the first seat that lays rails on its cell: points at the end and coins at once', () => {
  const options = { market: [gang], bonuses: { B5: { points: 2, coins: 3 } } };
  const t = table(options, { hand: ['gang'], rails: ['B4'], others: [{ rails: ['B7'] }] });
  t.do('play gang', 'apply', 'rail B5');
  expect(t.happened('bonus')).toEqual([{ type: 'bonus', seat: 0, cell: 'B5', points: 2, coins: 3 }]);
  expect(t.view.coins).toBe(3);
  expect(t.own.bonuses).toEqual(['B5']);
  expect(t.game.scoreParts?.(t.s, 0)).toMatchObject({ bonuses: 2 });
  const late = table(options, { hand: ['gang'], rails: ['B4'], others: [{ rails: ['B5'] }] });
  late.do('play gang', 'apply', 'rail B5');
  expect(late.own.bonuses).toEqual([]);
});

test('start rails take no bonus', () => {
  const t = table({ market: [gang], bonuses: { B5: { points: 2 } } }, { rails: [] });
  t.game.start(t.s, 1);
  t.do('start B5', 'start B7');
  expect(t.view.seat.map(({ bonuses }) => bonuses)).toEqual([[], []]);
});

test('a map without routes and bonuses has neither in its state nor in its scores', () => {
  const plain = table({}, {});
  expect(plain.game.scoreParts?.(plain.s, 0)).toEqual({ track: 0, cities: 0, remotes: 0, cards: 0 });
  expect(plain.own.routes).toBeUndefined();
  const { routes, bonuses, size } = plain.game.tables.layout;
  expect([routes, bonuses]).toEqual([routes, routes]);
  const more = table({ onMap: { routes: ROUTES }, bonuses: { B5: { points: 1 } } }, {});
  expect(more.game.tables.layout.size).toBe(size + 3);
});
