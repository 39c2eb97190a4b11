// Links of the map that the first seat to cross them owns. On the Tokyo board H6 is Haneda and E10 Chiba, across the bay.
import { expect, test } from 'vitest';
import type { LinkDefinition } from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { table } from './table.ts';

const crew = {
  id: 'crew',
  name: { en: 'Crew' },
  categories: ['rail'],
  cost: 2,
  effect: [{ 'lay-rails': 1 }],
};
const gang = { ...crew, id: 'gang', effect: [{ 'lay-rails': { count: 1, free: true as const } }] };
const FERRY = { between: ['H6', 'E10'], cost: 2, kind: 'ferry' } as const;
const with_ = (link: Partial<LinkDefinition>, given: object) =>
  table({ market: [crew, gang], onMap: { links: [{ ...FERRY, ...link }] } }, given);

test('the first to cross owns it and pays no toll; a cell entered over land claims nothing', () => {
  const over = with_({ toll: 3 }, { hand: ['crew'], coins: 4, rails: ['H6'] }).do(
    'play crew',
    'apply',
    'rail E10',
  );
  expect(over.own).toMatchObject({ links: ['H6-E10'] });
  expect(over.view.coins).toBe(0);
  expect(over.happened('link')).toEqual([{ type: 'link', seat: 0, from: 'H6', to: 'E10' }]);
  const land = with_({ toll: 3 }, { hand: ['crew'], coins: 9, rails: ['H6', 'D9'] });
  expect(land.do('play crew', 'apply', 'rail E10').own.links).toEqual([]);
});

test('others pay the toll on top, and its owner gets it at the start of the next turn', () => {
  const t = with_(
    { toll: 3 },
    { hand: ['crew'], coins: 7, rails: ['H6'], others: [{ links: ['H6-E10'], hand: [] }] },
  );
  expect(t.view.linkCosts).toMatchObject({ E10: 5 });
  t.do('play crew', 'apply', 'rail E10');
  expect(t.view.coins).toBe(0);
  t.do('end');
  expect(t.view).toMatchObject({ active: 1, coins: 3 });
});

test('land and cheaper links are taken before a toll is paid', () => {
  const links = [{ ...FERRY, toll: 9 }, { between: ['H1', 'E10'], cost: 4, kind: 'tunnel' } as const];
  const t = table(
    { market: [crew], onMap: { links } },
    { hand: ['crew'], coins: 9, rails: ['H6', 'H1'], others: [{ links: ['H6-E10'] }] },
  ).do('play crew', 'apply', 'rail E10');
  expect(t.view.coins).toBe(9 - 2 - 4);
  expect(t.happened('save')).toEqual([]);
});

test('for the first alone, others cannot cross, for nothing either, and are told so', () => {
  const t = with_(
    { for: 'first' },
    { hand: ['crew', 'gang'], coins: 9, rails: ['H6'], others: [{ links: ['H6-E10'] }] },
  );
  t.do('play crew', 'apply');
  expect(t.legal()).not.toContain('rail E10');
  expect(whyNot(t.game, t.s, 'rail E10')).toMatchObject({ reason: 'forbidden', cell: 'E10' });
  t.do(t.legal()[0] ?? '', 'play gang', 'apply');
  expect(t.legal()).not.toContain('rail E10');
  const own = with_({ for: 'first' }, { hand: ['gang'], rails: ['H6'], links: ['H6-E10'] });
  expect(own.do('play gang', 'apply').legal()).toContain('rail E10');
});

test('free rails pay no toll', () => {
  const t = with_({ toll: 3 }, { hand: ['gang'], rails: ['H6'], others: [{ links: ['H6-E10'] }] });
  t.do('play gang', 'apply', 'rail E10');
  expect(t.happened('save')).toEqual([]);
});
