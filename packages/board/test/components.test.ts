import { TEXT_LANGUAGES } from '@railwright/engine';
import type { CardDefinition, HexMap } from '@railwright/engine';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardBounds, centerOf, hexPath, viewBox } from '../src/scene/geometry.ts';
import { freightCarFace, freightCarShapes } from '../src/freight-train/car-face.ts';
import { renderFaceSvg, renderMapSvg, trainsFace } from '../src/svg/index.ts';
import { labelOf } from '../src/text/label.ts';
import { componentRenderer } from './components.ts';
import type { Renderer } from './components.ts';
import { shippedCards, shippedMap } from './shipped.ts';

const CARS = new URL('../../../content/freight-train/cars/standard.yaml', import.meta.url);
const NASTY = `<script>alert("x")</script> & 'it'`;
const tokyo = shippedMap('trains', 'tokyo');
const nasty: HexMap = {
  ...tokyo,
  name: { en: NASTY },
  terrains: tokyo.terrains.map((terrain) => ({ ...terrain, name: { en: NASTY } })),
  cells: tokyo.cells.map((cell) => (cell.name ? { ...cell, name: { en: NASTY } } : cell)),
};

let page: Renderer;
beforeAll(async () => {
  page = await componentRenderer();
});
afterAll(() => page.close());

/** Markup as a tree of tags; throws if a tag is left open. */
function checkNesting(markup: string): void {
  const open: string[] = [];
  for (const [, close, name, , empty] of markup.matchAll(
    /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/gi,
  )) {
    if (close) expect(open.pop()).toBe(name);
    else if (!empty && !['input', 'br', 'img'].includes(name!)) open.push(name!);
  }
  expect(open).toEqual([]);
}

function count(markup: string, part: string): number {
  return markup.split(part).length - 1;
}

test('names are escaped everywhere, on the page and in a file', () => {
  const drawings = [
    page.render('BoardMap', { map: nasty, focused: 'B3' }),
    page.render('Legend', { map: nasty, seats: [NASTY] }),
    page.render('MiniMap', { map: nasty }),
    page.render('CardFace', {
      card: { ...shippedCards('trains')[0]!, name: { en: NASTY }, categories: [NASTY] },
      text: [NASTY],
    }),
    renderMapSvg(nasty),
    renderFaceSvg(
      trainsFace({ ...shippedCards('trains')[0]!, id: NASTY, name: { en: NASTY } }, { text: [NASTY] }),
    ),
  ];
  for (const drawing of drawings) {
    expect([/<script/i.test(drawing), /&lt;script/.test(drawing)]).toEqual([false, true]);
    checkNesting(drawing);
  }
});

test.each([
  ['trains', 'tokyo'],
  ['trains', 'osaka'],
  ['homebrew-fenland', 'fenland'],
  ['homebrew-isles', 'isles'],
] as const)('%s/%s is the same drawing on the page and in a file', (pack, name) => {
  const map = shippedMap(pack, name);
  const [first, second] = [map.cells[0]!.label, map.cells[1]!.label];
  const city = map.cells.find((cell) => cell.city === 2)!.label;
  const state = {
    rails: { [first]: [0, 2], [second]: [0, 1, 2] },
    stations: { [city]: 1 },
    layers: { costs: true, slots: true },
  };
  const component = page.render('BoardMap', { map, ...state });
  const file = renderMapSvg(map, state);
  for (const drawing of [component, file]) {
    expect(drawing).toContain(`viewBox="${viewBox(boardBounds(map))}"`);
    for (const cell of map.cells)
      expect(drawing).toContain(`d="${hexPath(map.orientation, centerOf(map.orientation, cell))}"`);
  }
  const texts = (markup: string): string[] =>
    [...markup.replaceAll(/<!--.*?-->/g, '').matchAll(/<text[^>]*>([^<]*)</g)]
      .map(([, text]) => text!.replaceAll('&#39;', "'"))
      .sort();
  expect(texts(component)).toEqual(texts(file));
  const paths = (markup: string): string[] => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d!).sort();
  const barriersOnce = (list: string[]): Set<string> => new Set(list.flatMap((d) => d.split(/(?=M)/)));
  expect(barriersOnce(paths(component))).toEqual(barriersOnce(paths(file)));
});

test('the requested part is shown', () => {
  const view = { x: 1, y: 2, width: 3, height: 4 };
  expect(page.render('BoardMap', { map: tokyo, view })).toContain('viewBox="1 2 3 4"');
});

test('each rail has its token, in the colour of its seat, and neighbours of one seat are joined', () => {
  const rails = { B4: [0, 3], B5: [3], H4: [3] };
  const drawing = page.render('BoardMap', { map: tokyo, rails });
  const plain = page.render('BoardMap', { map: tokyo });
  const tokens = (seat: number): number => count(drawing, `fill="var(--rw-seat-${seat})"`);
  expect([tokens(0), tokens(1), tokens(3)]).toEqual([1, 0, 3]);
  expect(count(drawing, 'stroke="var(--rw-seat-3)"')).toBe(1);
  expect(plain).not.toContain('--rw-seat-');
  expect(page.render('BoardMap', { map: tokyo, rails, layers: { tokens: false } })).not.toContain(
    '--rw-seat-',
  );
});

test('duplicate highlights and rails are drawn once', () => {
  const twice = [
    { label: 'B4', kind: 'legal' },
    { label: 'B4', kind: 'legal' },
  ];
  const drawing = page.render('BoardMap', { map: tokyo, rails: { B4: [1, 1] }, highlights: twice });
  expect(count(drawing, 'stroke="var(--rw-legal)"')).toBe(1);
  expect(count(drawing, 'fill="var(--rw-seat-1)"')).toBe(1);
});

test('a hidden layer is not drawn', () => {
  const names = page.render('BoardMap', { map: tokyo, layers: { names: false } });
  expect(names).not.toContain('Yokohama');
  expect(names).toContain('>B3<');
  const bare = page.render('BoardMap', {
    map: tokyo,
    layers: { coordinates: false, barriers: false, textures: false },
  });
  expect(bare).not.toContain('>B3<');
  expect(bare).not.toContain('var(--rw-barrier)');
  expect(bare).not.toMatch(/<path d="[^"]*" fill="url/);
});

test('an unfinished map is drawn: unknown terrain, no name, duplicate labels, marks for deleted cells', () => {
  const map: HexMap = {
    ...tokyo,
    terrains: [],
    cells: [
      { label: 'A1', q: 0, r: 0, terrain: '__proto__' },
      { label: 'A1', q: 1, r: 0 },
      { label: 'A2', q: 2, r: 0, city: 99, name: { en: '' } },
      { label: 'A3', q: 3, r: 0, city: 0 },
    ],
    barriers: [
      ['A1', 'Z9'],
      ['A2', 'A2'],
    ],
  };
  const props = {
    map,
    rails: { Z9: [1], constructor: [1] },
    highlights: [{ label: 'Z9', kind: 'error' }],
    focused: 'Z9',
  };
  for (const drawing of [page.render('BoardMap', props), renderMapSvg(map)]) {
    expect(count(drawing.replaceAll(/<!--.*?-->/g, ''), '>?</text>')).toBe(2);
    expect(drawing.replaceAll(/<!--.*?-->/g, '')).toContain('×99');
    checkNesting(drawing);
  }
  expect(renderMapSvg({ ...tokyo, cells: [] })).toContain('viewBox="-16 -16 32 32"');
});

test('the focused cell has an accessible name', () => {
  const cell = tokyo.cells.find(({ label }) => label === 'B3')!;
  const drawing = page.render('BoardMap', { map: tokyo, focused: 'B3', focusId: 'here', language: 'en' });
  expect(labelOf(tokyo, cell)).toBe('B3, Tokorozawa, city with 2 buildings, barrier to C3');
  expect(drawing).toContain(`id="here" role="img" aria-label="${labelOf(tokyo, cell)}"`);
});

test('two maps on one page do not share their drawings', () => {
  const drawing = page.render('BoardMap', { map: tokyo });
  const prefix = / id="([^"]+)-city-2"/.exec(drawing)?.[1];
  expect(prefix).toBeTruthy();
  const used = [...drawing.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id!);
  expect(used.length).toBeGreaterThan(76);
  for (const id of new Set(used)) expect(drawing).toContain(` id="${id}"`);
});

test('the legend names what occurs and nothing else', () => {
  const map = { ...tokyo, cells: tokyo.cells.filter(({ terrain }) => terrain === 'field'), barriers: [] };
  const legend = page.render('Legend', { map, language: 'fr' });
  expect(legend).toContain('Plaine');
  for (const absent of ['Mer', 'Ville', 'Barrière', 'Gare']) expect(legend).not.toContain(absent);
});

test('railcars and freight cars have faces with their facts in words', () => {
  const ability = { id: 'leap', name: { en: 'Leap', fr: 'Saut' }, steps: [{ shift: { by: 99 } }] };
  const railcar = page.render('RailcarFace', { number: 84, ability, language: 'fr', text: ['Loin.'] });
  expect(railcar).toContain('aria-label="84, Saut. Loin."');
  expect(page.render('RailcarFace', { number: 7, ability: { ...ability, steps: [] } })).toContain('>7<');
  const car = page.render('FreightCarFace', { car: { id: '__proto__', name: { en: NASTY } } });
  expect(/<script/i.test(car)).toBe(false);
  for (const drawing of [railcar, car]) checkNesting(drawing);
  // The car itself, without the landscape, which differs by id anyway.
  const carOf = (id: string, position: number): string => {
    const { shapes } = freightCarFace({ id, name: { en: 'Same' } }, position);
    return JSON.stringify(shapes.slice(shapes.findIndex(({ attributes }) => attributes['x'] === 30)));
  };
  const looks = ['coal', 'reefer', 'boxcar', 'gondola', 'piggyback', 'tanker', 'a', 'b', 'c', 'd', 'e'].map(
    carOf,
  );
  expect(new Set(looks).size).toBe(11);
  // Those that the game comes with differ without color too.
  const { cars } = parse(readFileSync(CARS, 'utf8')) as { cars: { id: string }[] };
  const shapes = cars.map(({ id }) =>
    JSON.stringify(freightCarShapes(id), (name, value: unknown) => (name === 'fill' ? '' : value)),
  );
  expect(cars.length).toBeGreaterThan(10);
  expect(new Set(shapes).size).toBe(cars.length);
});

test('tokens that lie on a map have the name and the color of their kind, where it is known', () => {
  const label = tokyo.cells[0]!.label;
  const tokens = ['mail', 'coal'].map((kind, i) => ({ at: label, kind, count: i + 2 }));
  const mail = { id: 'mail', name: { en: 'Mail', fr: 'Courrier' }, color: '#c8443c' };
  const drawing = renderMapSvg({ ...tokyo, tokens }, { language: 'fr', tokenKinds: [mail] });
  for (const part of ['>C2<', '>c3<', 'fill="#c8443c"']) expect(drawing).toContain(part);
});

test('every shipped card has a face in both languages, with its facts in words', () => {
  const cards: CardDefinition[] = shippedCards('trains');
  expect(cards).toHaveLength(39);
  for (const card of cards)
    for (const language of TEXT_LANGUAGES) {
      const face = trainsFace(card, { language, text: ['One.', 'Two.'] });
      expect(face.label).toContain(card.name[language]);
      const written = face.texts.map(({ text }) => text).join(' ');
      if (!card.notForSale) expect(written).toContain(String(card.cost));
      if (card.points > 0) expect(written).toContain(String(card.points));
      for (const { x, text } of face.texts) expect([x > 0 && x < 252, text]).toEqual([true, text]);
      checkNesting(page.render('CardFace', { card, language, text: ['One.', 'Two.'] }));
    }
});
