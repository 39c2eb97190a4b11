// Pictures, layouts and colors of a pack on the faces of all games.
import { describe, expect, it } from 'vitest';
import { freightCarFace } from '../src/freight-train/car-face.ts';
import { railcarFace } from '../src/game-of-trains/railcar-face.ts';
import { alsoBadge, alsoCostsOf } from '../src/faces/also-costs.ts';
import { lookIn, backIn, type Look, type Wardrobe } from '../src/faces/look.ts';
import { bleedingFace, lowInkFace } from '../src/faces/face.ts';
import { renderFaceSvg, trainsFace } from '../src/svg/index.ts';
import type { Shape } from '../src/art/shape.ts';
import { shippedCards } from './shipped.ts';

const HREF = 'data:image/jpeg;base64,AAAA';
const picture = { href: HREF, width: 600, height: 400 };
const mail = shippedCards('trains').find(({ id }) => id === 'mail-train')!;
const ability = { id: 'a', name: { en: 'Swap' }, steps: [{ swap: { distance: 1 } }] } as const;

const GAMES: readonly (readonly [string, (look?: Look) => ReturnType<typeof trainsFace>])[] = [
  ['Trains', (look) => trainsFace(mail, { text: ['Discard any number of cards.'], look })],
  ['Game of Trains', (look) => railcarFace(7, ability, { text: ['Swap two.'], look })],
  ['Freight Train', (look) => freightCarFace({ id: 'coal', name: { en: 'Coal' } }, 0, ['en'], look)],
];

const images = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [...(shape.tag === 'image' ? [shape] : []), ...images(shape.children ?? [])]);
const words = ({ texts }: ReturnType<typeof trainsFace>): string => texts.map(({ text }) => text).join(' ');

describe.each(GAMES)('a card of %s', (_, face) => {
  it('is as before where its pack says nothing, and in the classic layout', () => {
    expect(renderFaceSvg(face({ layout: 'classic' }))).toBe(renderFaceSvg(face()));
    expect(renderFaceSvg(face({}))).toBe(renderFaceSvg(face()));
    expect(images(face().shapes)).toEqual([]);
  });

  it.each(['classic', 'big-picture'])(
    'shows its picture in the layout %s, and all that it says',
    (layout) => {
      const drawn = face({ layout, art: { picture } });
      expect(images(drawn.shapes).map(({ attributes }) => attributes['href'])).toEqual([HREF]);
      expect(renderFaceSvg(drawn)).toContain(`xlink:href="${HREF}"`);
      expect(words(drawn).split(' ').sort()).toEqual(words(face()).split(' ').sort());
      expect(drawn.label).toBe(face().label);
    },
  );

  it('is drawn by code in the layout big-picture without one, and shows none in text-only', () => {
    expect(images(face({ layout: 'big-picture' }).shapes)).toEqual([]);
    expect(face({ layout: 'big-picture' }).shapes.length).toBeGreaterThan(0);
    expect(images(face({ layout: 'text-only', art: { picture } }).shapes)).toEqual([]);
    expect(
      words(face({ layout: 'text-only' }))
        .split(' ')
        .sort(),
    ).toEqual(words(face()).split(' ').sort());
  });

  it('keeps everything on the card, and its writing within the edges', () => {
    for (const layout of ['big-picture', 'text-only'])
      for (const { x, y, size } of face({ layout, art: { picture } }).texts) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(252);
        expect(y - size).toBeGreaterThan(-1);
        expect(y).toBeLessThan(352);
      }
  });
});

it('shows of a picture what is around its focal point', () => {
  const drawn = trainsFace(mail, { text: ['Draw.'], look: { art: { picture, focus: [1, 0, 2] } } });
  const view =
    JSON.stringify(drawn.shapes)
      .match(/"viewBox":"([^"]+)"/)?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = view;
  expect(x + width).toBeCloseTo(600, 1);
  expect(y).toBe(0);
  expect(width).toBeCloseTo(300, 1);
  expect(width / height).toBeGreaterThan(2);
});

describe('a layout of a pack', () => {
  const own = (parts: readonly object[]): string =>
    renderFaceSvg(trainsFace(mail, { look: { layout: { parts: parts as never } } }));

  it('puts what it names into boxes of millimeters, in its colors', () => {
    const svg = own([
      { box: [1, 2, 10, 20], fill: 'category', opacity: 0.5, round: 2, border: '#123456' },
      { show: 'name', box: [0, 0, 63, 10], align: 'left', at: 'top', color: '#abcdef', rim: 'paper' },
      { show: 'cost', box: [0, 70, 20, 10], size: 6 },
      { icon: 'rail', box: [30, 30, 10, 10], color: 'ink' },
    ]);
    expect(svg).toContain(
      '<rect x="4" y="8" width="40" height="80" fill="#2563a8" rx="8" fill-opacity="0.5"/>',
    );
    expect(svg).toContain('stroke="#123456"');
    expect(svg).toMatch(
      /<text x="3"[^>]*text-anchor="start" fill="#abcdef" stroke="#fdfaf1"[^>]*>Mail Train</,
    );
    expect(svg).toMatch(/>4<\/text>/);
    expect(svg).not.toContain('#f4c542');
  });

  it('leaves out what a card does not have, with its box', () => {
    const svg = own([
      { show: 'points', box: [0, 0, 10, 10], fill: '#111111' },
      { show: 'number', box: [0, 0, 10, 10], fill: '#222222' },
      { show: 'credit', box: [0, 0, 10, 10], fill: '#333333' },
    ]);
    expect(svg).not.toMatch(/#111111|#222222|#333333|<text/);
  });

  it('cuts text that does not fit, and says so', () => {
    const parts = [{ show: 'text', box: [0, 0, 12, 4], size: 4, least: 3 }] as const;
    const { cuts } = trainsFace(mail, {
      text: ['Discard any number of cards.'],
      look: { layout: { parts } },
    });
    expect(cuts).toEqual([{ part: 'text', language: 'en' }]);
  });

  it('goes on beyond the edges that it reaches where a sheet is cut, and saves ink', () => {
    const parts = [
      { show: 'art', box: [0, 0, 63, 43] },
      { box: [0, 43, 63, 10], fill: 'category' },
      { icon: 'rail', box: [48, 44, 8, 8], color: 'title' },
    ] as const;
    const face = trainsFace(mail, { text: ['Draw.'], look: { art: { picture }, layout: { parts } } });
    const bled = renderFaceSvg(bleedingFace(face));
    expect(bled).not.toContain('clip-path');
    expect(bled).toMatch(/<svg x="-24" y="-24" width="300" height="196"/);
    expect(bled).toContain('<rect x="-24" y="172" width="300" height="40" fill="#2563a8"/>');
    const saved = renderFaceSvg(lowInkFace(face));
    expect(saved).toMatch(/<g opacity="0.4">.*<image/s);
    expect(saved).toMatch(/<rect x="0" y="172" width="252" height="40" fill="none" stroke="#2563a8"/);
    expect(saved).not.toContain('fill="#ffffff"');
  });

  it('takes no markup, colors in disguise or numbers that cannot be drawn', () => {
    const svg = own([
      { box: [-10, -10, 0, 0], fill: 'url(http://a.example)', border: '"><script>' },
      { show: 'name', box: [0, 0, 0, 0], color: 'expression(1)', size: 1e9 },
      { icon: '__proto__', box: [0, 0, 10, 10], color: 'constructor' },
      { show: 'art', box: [0, 0, 0.001, 100] },
    ]);
    expect(svg).not.toMatch(/http:\/\/a|<script|expression|NaN|Infinity|undefined/);
  });
});

describe('looks as content has them', () => {
  const wardrobe: Wardrobe = {
    looks: {
      cards: {
        a: {
          art: { picture: 'p/a.png', focus: [0, 1], zoom: 2, credit: 'Me' },
          layout: 'p/own',
          palette: 'p',
        },
        b: { art: { picture: 'p/missing.png' }, layout: 'text-only' },
      },
      layouts: { 'p/own': { parts: [{ show: 'art', box: [0, 0, 63, 88] }] } },
      palettes: { p: { paper: '#ffeedd', train: '#102030', nonsense: '#ffffff', ink: 'red' } },
      back: { title: 'P', pattern: 'rays', art: { picture: 'p/a.png' } },
    },
    pictures: new Map([['p/a.png', picture]]),
  };

  it('are those of each card, without pictures that are not there', () => {
    expect(lookIn(wardrobe, 'a')).toEqual({
      art: { picture, focus: [0, 1, 2], credit: 'Me' },
      layout: wardrobe.looks.layouts['p/own'],
      palette: wardrobe.looks.palettes['p'],
    });
    expect(lookIn(wardrobe, 'b')).toEqual({ layout: 'text-only' });
    for (const id of ['c', 'toString', '__proto__']) expect(lookIn(wardrobe, id)).toBeUndefined();
    expect(lookIn(undefined, 'a')).toBeUndefined();
    expect(backIn(wardrobe)).toEqual({ title: 'P', pattern: 'rays', art: { picture, focus: [0.5, 0.5, 1] } });
  });

  it('color a card in the palette of its pack', () => {
    const palette = lookIn(wardrobe, 'a')!.palette!;
    const svg = renderFaceSvg(trainsFace(mail, { text: ['Draw.'], look: { palette } }));
    expect(svg).toContain('#ffeedd');
    expect(svg).toContain('#102030');
    expect(svg).not.toContain('#fdfaf1');
    expect(svg).toContain('#26231c');
  });
});

describe('what a card of Trains costs beside coins', () => {
  const RESOURCES = [
    { id: 'coal', name: { en: 'Coal', de: 'Kohle' }, color: '#333333' },
    {
      id: 'permit',
      name: { en: 'Mountain Railway Concession' },
      plural: { en: 'Mountain Railway Concessions' },
    },
  ];
  const costs = alsoCostsOf({ coal: 1, permit: 2 }, RESOURCES, 'en');

  it('is its number and its name in each language, in the color of its pack', () => {
    expect(costs.map(({ count, name }) => `${count} ${name}`)).toEqual([
      '1 Coal',
      '2 Mountain Railway Concessions',
    ]);
    expect(alsoCostsOf({ coal: 3, ore: 1 }, RESOURCES, 'de')).toMatchObject([
      { name: 'Kohle', color: '#333333' },
      { name: 'ore' },
    ]);
  });

  it.each(['classic', 'big-picture', 'text-only'])('stands beside the cost in the layout %s', (layout) => {
    const { label, texts } = trainsFace(mail, { text: [], costs, look: { layout } });
    expect(label).toContain(' + 1 Coal + 2 Mountain Railway Concessions');
    expect(words(trainsFace(mail, { text: [], costs, look: { layout } }))).toContain('1 Coal 2 Mountain');
    for (const { x, size } of texts) {
      expect(x).toBeGreaterThan(0);
      expect(size).toBeGreaterThan(4);
    }
  });

  it('leaves room for the price and the points, however many there are', () => {
    const many = Array.from({ length: 4 }, () => ({ count: 12, name: 'Wagons', color: '#333333' }));
    const { shapes = [] } = alsoBadge(many) ?? {};
    for (const { attributes } of shapes) {
      expect(Number(attributes['x']) + Number(attributes['width'])).toBeLessThan(198);
      expect(Number(attributes['y'])).toBeGreaterThan(302);
      expect(Number(attributes['y']) + Number(attributes['height'])).toBeLessThan(344);
    }
    expect(shapes).toHaveLength(4);
    expect(alsoBadge([])).toBeUndefined();
  });
});

it('prints points below 0 with a true minus sign, as its label does in every language', () => {
  const fine = { ...mail, points: -2 };
  expect(words(trainsFace(fine, { text: [] }))).toContain('−2');
  for (const [language, points] of [
    ['en', '−2 points'],
    ['fr', '−2 points'],
    ['de', '−2 Punkte'],
  ] as const)
    expect(trainsFace(fine, { language, text: [] }).label).toContain(points);
  expect(words(trainsFace(fine, { text: [], look: { layout: 'text-only' } }))).toContain('−2');
});
