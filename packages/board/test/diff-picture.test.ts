// The picture of what changed.
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import type { CellDefinition, HexMap } from '@railwright/engine';
import { expect, test } from 'vitest';
import { diffText, renderDiffSvg, trainsFace, type DiffMap, type DiffPicture } from '../src/svg/index.ts';
import { shippedCards, shippedMap } from './shipped.ts';

const NOTHING: DiffPicture = {
  ...{ packs: ['p'], since: 'main', games: [], maps: [], cards: [], rules: [], others: [] },
};
const osaka = shippedMap('trains', 'osaka');
const [first, second] = shippedCards('trains').map((card) => trainsFace(card));

const textsIn = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!);
const heightOf = (svg: string): number => Number(/ height="(\d+)"/.exec(svg)?.[1]);
/** The numbers of outlines in the color and the dashes of changed cells, and of gaps. */
const outlines = (svg: string): number => svg.match(/stroke-dasharray="13 5"/g)?.length ?? 0;

function changed(map: HexMap, at: string, cell: Partial<CellDefinition>): HexMap {
  return { ...map, cells: map.cells.map((one) => (one.label === at ? { ...one, ...cell } : one)) };
}

const moved: DiffMap = {
  before: osaka,
  now: changed(osaka, 'C6', { name: { en: 'Ibaraki Minami' } }),
  cells: [{ at: 'C6', change: 'changed' }],
  joins: [{ kind: 'barrier', between: ['E5', 'F4'], change: 'removed' }],
};

test('a changed cell is marked on the whole map, and on its surroundings before and now', () => {
  const svg = renderDiffSvg({ ...NOTHING, maps: [moved] });
  expect(outlines(svg)).toBe(3);
  const texts = textsIn(svg);
  expect(texts).toEqual(expect.arrayContaining(['What changed in p since main', 'Osaka', 'before', 'now']));
  expect(texts.join(' ')).toContain(
    'C6: Ibaraki, city with 1 building » Ibaraki Minami, city with 1 building',
  );
  expect(texts).toContain('Barrier E5–F4');
  // Shima is far away: only the whole map has it.
  expect(texts.filter((text) => text === 'Shima')).toHaveLength(1);
  expect(texts.filter((text) => text === 'Umeda')).toHaveLength(3);
});

test('a map of which much changed is shown whole, before and now', () => {
  const cells = osaka.cells.map(({ label }) => ({ at: label, change: 'changed' as const }));
  const svg = renderDiffSvg({ ...NOTHING, maps: [{ ...moved, cells }] });
  expect(outlines(svg)).toBe(2 * cells.length);
  expect(textsIn(svg)).toContain(`and ${cells.length + 1 - 12} more`);
});

test('a cell that is gone leaves a gap on the map as it is', () => {
  const now = { ...osaka, cells: osaka.cells.filter(({ label }) => label !== 'B3') };
  const svg = renderDiffSvg({
    ...NOTHING,
    maps: [{ before: osaka, now, cells: [{ at: 'B3', change: 'removed' }], joins: [] }],
  });
  // On the whole map and in the later surroundings.
  expect(svg.match(/fill-opacity="0.6"/g)).toHaveLength(2);
  expect(textsIn(svg)).toContain('B3: Ikeda, city with 1 building');
});

test('maps that are new or gone are drawn once', () => {
  const svg = renderDiffSvg({
    ...NOTHING,
    maps: [
      { now: osaka, cells: [], joins: [] },
      { before: osaka, cells: [], joins: [] },
    ],
  });
  expect(textsIn(svg)).toEqual(expect.arrayContaining(['Osaka: new', 'Osaka: removed']));
  expect(textsIn(svg).filter((text) => text === 'Shima')).toHaveLength(2);
});

test('patterns of several maps in one picture have names of their own', () => {
  const isles = shippedMap('homebrew-isles', 'isles', true);
  const svg = renderDiffSvg({ ...NOTHING, maps: [moved, { now: isles, cells: [], joins: [] }] });
  const ids = [...svg.matchAll(/<pattern id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
});

test('cards are shown before beside now, alone if they are new or gone, with what differs', () => {
  const svg = renderDiffSvg({
    ...NOTHING,
    cards: [
      { now: first!, note: '' },
      { before: first!, now: second!, note: 'cost 2 → 3' },
      { before: second!, note: '' },
    ],
  });
  const texts = textsIn(svg).filter((text) => ['before', 'now', 'new', 'removed'].includes(text));
  // The first three explain the signs; pairs come first.
  expect(texts).toEqual(['new', 'removed', 'before', 'now', 'new', 'removed']);
  expect(textsIn(svg)).toContain('cost 2 » 3');
});

test('is of a bounded size however much changed, and counts the rest', () => {
  const line = { change: 'changed' as const, text: 'word '.repeat(500) };
  const svg = renderDiffSvg({
    ...{ packs: Array.from({ length: 99 }, (_, i) => `pack-${i}`), since: 'x'.repeat(400) },
    games: Array<string>(99).fill('game '.repeat(500)),
    maps: Array<DiffMap>(99).fill(moved),
    cards: Array.from({ length: 3000 }, () => ({ before: first!, now: second!, note: 'note '.repeat(500) })),
    rules: [{ of: ['p/p'], lines: Array(999).fill(line) as (typeof line)[] }],
    others: Array(999).fill(line) as (typeof line)[],
  });
  expect(heightOf(svg)).toBeLessThan(20_000);
  const texts = textsIn(svg);
  for (const count of ['91', '94', '2,988', '976', '975']) expect(texts).toContain(`and ${count} more`);
});

test('text is text', () => {
  const svg = renderDiffSvg({
    ...NOTHING,
    ...{
      packs: ['<script>'],
      games: ['</svg>&"'],
      others: [{ change: 'added', text: '<a href="x">\u202e' }],
    },
  });
  expect(svg).not.toMatch(/<script|<a |\u202e/);
  expect(textsIn(svg)).toContain('&lt;/svg&gt;&amp;&quot;');
});

const SPOKEN = {
  en: ['What changed in p since main', 'new', 'changed', 'removed', 'Osaka', 'before', 'now', 'Others'],
  fr: [
    'Ce qui a changé dans p depuis main',
    'nouveau',
    'modifié',
    'supprimé',
    'avant',
    'maintenant',
    'Autres',
  ],
  de: ['Was sich in p seit main geändert hat', 'neu', 'geändert', 'entfernt', 'vorher', 'jetzt', 'Sonstiges'],
};

test.each(TEXT_LANGUAGES)('speaks %s', (language) => {
  const svg = renderDiffSvg({
    ...NOTHING,
    language,
    maps: [moved],
    others: [{ change: 'added', text: 'p' }],
  });
  expect(textsIn(svg)).toEqual(expect.arrayContaining(SPOKEN[language]));
});

test('what the picture shows is told in words, in each language, and bounded', () => {
  const picture: DiffPicture = {
    ...NOTHING,
    maps: [moved, { now: osaka, cells: [], joins: [] }],
    cards: [
      { before: first!, now: second!, note: '' },
      { now: second!, note: '' },
      { before: first!, note: '' },
    ],
    rules: [{ of: ['One', 'Two'], lines: [{ change: 'added', text: 'x'.repeat(700) }] }],
    others: Array.from({ length: 62 }, (_, i) => ({ change: 'removed' as const, text: `${i}` })),
  };
  const [map, whole, cards, rules, others] = diffText(picture);
  expect(map).toMatchObject({ title: 'Osaka' });
  expect(map?.lines.map(({ mark, text }) => `${mark} ${text}`)).toEqual([
    'changed C6: Ibaraki, city with 1 building → Ibaraki Minami, city with 1 building',
    'removed Barrier E5–F4',
  ]);
  expect(whole?.lines).toEqual([{ change: 'added', mark: 'new', text: 'Osaka' }]);
  expect(cards?.lines.map(({ mark }) => mark)).toEqual(['changed', 'new', 'removed']);
  expect(cards?.lines[0]?.text).toBe(`${first!.label} → ${second!.label}`);
  expect(rules?.title).toBe('Rules · One, Two');
  expect(rules?.lines[0]?.text).toHaveLength(601);
  expect(others).toMatchObject({ title: 'Others', more: 'and 2 more' });
  expect(others?.lines).toHaveLength(60);
  expect(diffText({ ...picture, language: 'fr' })[1]?.lines[0]?.mark).toBe('nouveau');
  expect(diffText(NOTHING)).toEqual([]);
});
