// Kits on paper: what is printed, in which order and number, and what the first page says of it.
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import { expect, test } from 'vitest';
import { PRINT_DEFAULTS, TARGETS, type Edition, type Kit, type PrintOptions } from '../src/index.ts';
import { homePages } from '../src/print/home.ts';
import { filesOf, kitOf } from './published.ts';

const TOKYO = kitOf('trains/tokyo-beginners');
const print = (more: Partial<PrintOptions> = {}): PrintOptions => ({ ...PRINT_DEFAULTS, ...more });
const pagesOf = (kit: Kit, more: Partial<PrintOptions> = {}): string[] => homePages(kit, print(more));
const textOf = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');
const isCards = (svg: string): boolean => / \d+\/\d+<\/title>/.test(svg);

/** How often a card lies on these pages, by its name, which is white and may have two lines. */
function count(pages: readonly string[], name: string): number {
  const cards = pages.flatMap((svg) => svg.split('<svg x="').slice(1));
  const names = cards.map((card) =>
    [...card.matchAll(/font-weight="700"[^>]*fill="#ffffff"[^>]*>([^<]*)/g)]
      .map(([, text]) => text)
      .join(' '),
  );
  return names.filter((one) => one === name).length;
}

test('every card is there as often as all piles together have it', () => {
  const pages = pagesOf(TOKYO);
  const needed = new Map<string, number>();
  for (const { card, count: more } of TOKYO.piles.flatMap(({ cards }) => cards))
    needed.set(card, (needed.get(card) ?? 0) + more);
  for (const { id, name } of TOKYO.cards)
    expect([name, count(pages, name)]).toEqual([name, needed.get(id) ?? 0]);
});

test.each([
  'trains/tokyo-beginners',
  'homebrew-isles/isles',
  'game-of-trains/standard',
  'freight-train/standard',
])('the first page of %s tells which pages are what, and they are', (id) => {
  for (const language of TEXT_LANGUAGES) {
    const pages = pagesOf(kitOf(id, { language }));
    const guide = textOf(pages[0]!);
    const ranges = [...guide.matchAll(/\b(?:Pages?|Seiten?) (\d+)(?: (?:to|à|bis) (\d+))?\u00a0?: /g)].map(
      ([, first, last]) => [Number(first), Number(last ?? first)] as const,
    );
    expect(ranges[0]?.[0]).toBe(2);
    for (const [i, [first]] of ranges.entries()) if (i > 0) expect(first).toBe(ranges[i - 1]![1] + 1);
    expect(ranges.at(-1)?.[1]).toBe(pages.length);
    // The pages of cards are those that it says.
    const cards = ranges.find(([first]) => isCards(pages[first - 1]!))!;
    expect(pages.map((svg, i) => (isCards(svg) ? i + 1 : 0)).filter((number) => number > 0)).toEqual(
      Array.from({ length: (cards[1] - cards[0] + 1) / 2 }, (_, i) => cards[0] + 2 * i),
    );
  }
});

test('each part has its rule on its first page, with the note beside it', () => {
  const pages = pagesOf(TOKYO);
  const first = pages.flatMap((svg, i) => (svg.includes('print at 100%') ? [i + 1] : []));
  const map = pages.findIndex((svg) => svg.includes('>Tokyo, 1.1<')) + 1;
  const cards = pages.findIndex(isCards) + 1;
  expect(first).toEqual([1, map, cards, pages.length]);
  for (const page of first) expect(pages[page - 1]).toMatch(/50 mm|v50h-3/);
});

test('a game without a map and without rules in short is printed without them', () => {
  const guide = textOf(pagesOf({ ...kitOf('game-of-trains/standard'), rules: [] })[0]!);
  expect(guide).not.toContain('the map');
  expect(guide).not.toContain('the rules');
  expect(guide).not.toContain('the tokens');
  expect(guide).toContain('84 cards on 11 sheets');
});

test('tokens are there in their numbers; where the game has none, some, and the guide says so', () => {
  const tokens = textOf(pagesOf(TOKYO).at(-1)!);
  for (const title of [
    '20\u00a0×\u00a0Rails, Player 1',
    '20\u00a0×\u00a0Rails, Player 4',
    '30\u00a0×\u00a0Stations',
  ])
    expect(tokens).toContain(title);
  const freight = pagesOf(kitOf('freight-train/standard'));
  expect(textOf(freight.at(-1)!)).toContain('30\u00a0×\u00a0Chips');
  expect(textOf(freight[0]!)).toContain('print its page again');
  expect(textOf(pagesOf(TOKYO)[0]!)).not.toContain('print its page again');
});

test('with little ink, no ground is colored, and cards lie side by side', () => {
  const pages = pagesOf(TOKYO, { lowInk: true });
  const grounds = pages.flatMap((svg) =>
    [...svg.matchAll(/<rect[^>]* width="([\d.]+)"[^>]* fill="(#\w+)"\/>/g)].flatMap(([, width, fill]) =>
      Number(width) > 180 ? [fill] : [],
    ),
  );
  expect(new Set(grounds)).toEqual(new Set(['#fff', '#ffffff']));
  expect(pages.length).toBeLessThan(pagesOf(TOKYO).length);
  expect(textOf(pages[0]!)).toContain('278 cards on 31 sheets');
});

test('cards without backs have a page a sheet, and the guide recommends sleeves', () => {
  const pages = pagesOf(TOKYO, { backs: 'none', paper: 'letter' });
  expect(pages.filter(isCards)).toHaveLength(Math.ceil(278 / 6));
  expect(textOf(pages[0]!)).toContain('sleeves');
  expect(pages.join('')).not.toContain('rotate(180 126 176)');
});

test('a map on more than 200 sheets is refused, with a way out', () => {
  const problem = (cellWidth: number) =>
    TARGETS.print.problem!({ kits: [TOKYO], print: print({ cellWidth }) } as unknown as Edition);
  expect(problem(30)).toBeUndefined();
  expect(problem(200)?.what).toBeUndefined();
  const wide = {
    ...TOKYO,
    map: { ...TOKYO.map!, cells: [...TOKYO.map!.cells, { label: 'Z99', q: 90, r: 40 }] },
  };
  const refused = TARGETS.print.problem!({
    kits: [wide],
    print: print({ cellWidth: 60 }),
  } as unknown as Edition);
  expect(refused?.what).toMatch(
    /^The map of trains\/tokyo-beginners would take \d+ sheets of paper; at most 200/,
  );
  expect(refused?.way).toContain('--cell-width');
  expect(
    TARGETS.print.problem!({
      kits: [wide],
      print: print({ profiles: ['tgc'], cellWidth: 60 }),
    } as unknown as Edition),
  ).toBeUndefined();
});

test('more than 200 sheets of cards are refused, but not of a shop, which prints each kind once', () => {
  const many = { ...TOKYO, piles: [{ ...TOKYO.piles[0]!, cards: [{ card: 'waste', count: 1601 }] }] };
  const problem = (more: Partial<PrintOptions>) =>
    TARGETS.print.problem!({ kits: [many], print: print(more) } as unknown as Edition);
  expect(problem({})).toEqual({
    what: 'The cards of trains/tokyo-beginners would take 201 sheets of paper; at most 200 are printed.',
    way: expect.stringContaining('--profile tgc') as string,
  });
  expect(problem({ lowInk: true })).toBeUndefined();
  expect(problem({ profiles: ['mpc'] })).toBeUndefined();
});

test('shops get a picture for each kind, its number in its name, and those parts that they make', async () => {
  const files = async (kit: Kit, ...profiles: PrintOptions['profiles']) => [
    ...(await filesOf(TARGETS.print, [kit], { print: print({ profiles }) })).keys(),
  ];
  const tgc = await files(TOKYO, 'tgc');
  expect(tgc).toContain('trains-tokyo-beginners-tgc/cards/70x-waste.png');
  expect(tgc).toContain('trains-tokyo-beginners-tgc/cards/28x-normal-train.png');
  expect(tgc.filter((path) => path.includes('/cards/'))).toHaveLength(TOKYO.cards.length);
  expect(tgc.filter((path) => !path.includes('/cards/'))).toEqual(
    [
      'back',
      'tokens/20x-rails-1',
      'tokens/20x-rails-2',
      'tokens/20x-rails-3',
      'tokens/20x-rails-4',
      'tokens/30x-stations',
      'board',
    ].map((name) => `trains-tokyo-beginners-tgc/${name}.png`),
  );
  const both = await files(kitOf('freight-train/standard'), 'home', 'mpc');
  expect(both.filter((path) => !path.includes('/cards/'))).toEqual([
    'freight-train-standard.pdf',
    'freight-train-standard-mpc/back.png',
  ]);
});

test('all writing on cards stays out of the border that a shop may cut into', async () => {
  for (const id of [
    'trains/tokyo-beginners',
    'game-of-trains/standard',
    'freight-train/standard',
    'homebrew-isles/every-kind',
  ]) {
    const files = await filesOf(TARGETS.print, [kitOf(id, { language: 'de' })], {
      print: print({ profiles: ['tgc'] }),
    });
    for (const [path, data] of files) {
      if (!path.includes('/cards/')) continue;
      const svg = new TextDecoder().decode(data as Uint8Array);
      const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg)!.map(Number);
      for (const [, tx, ty, size] of svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"/g)) {
        expect(x! + scale! * Number(tx)).toBeGreaterThan(75);
        expect(x! + scale! * Number(tx)).toBeLessThan(825 - 75);
        expect(y! + scale! * (Number(ty) - Number(size) * 0.75)).toBeGreaterThan(75);
        expect(y! + scale! * Number(ty)).toBeLessThan(1125 - 75);
      }
    }
  }
});
