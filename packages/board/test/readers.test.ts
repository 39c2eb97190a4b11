// Files use only what the programs that read them know: browsers, resvg, librsvg, Inkscape 1.2, Ghostscript, svg-to-pdfkit.
import { expect, test } from 'vitest';
import { freightCarFace } from '../src/freight-train/car-face.ts';
import { railcarFace } from '../src/game-of-trains/railcar-face.ts';
import {
  backFace,
  BACK_PATTERNS,
  renderCardSheets,
  renderDiffSvg,
  renderFaceSvg,
  renderMapSheets,
  renderMapSvg,
  renderSetupSvg,
  trainsFace,
} from '../src/svg/index.ts';
import { shippedCards, shippedMap } from './shipped.ts';

const isles = shippedMap('homebrew-isles', 'isles', true);
const face = trainsFace(shippedCards('trains')[0]!, { also: { language: 'de' } });
const DOT = {
  width: 1,
  height: 1,
  href: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
const faces = [face, railcarFace(7, undefined), freightCarFace({ id: 'coal', name: { en: 'Coal' } })];
const backs = [
  ...BACK_PATTERNS.map((pattern) => backFace({ title: 'P', pattern })),
  backFace({ title: 'P', art: { picture: DOT } }),
];
const layers = { costs: true, slots: true };
const state = { rails: { [isles.cells[0]!.label]: [0, 1] }, stations: {}, heat: new Map() };

/** Cells of both kinds. */
const pictured = ['isles', 'fenland'].map((name) => {
  const map = shippedMap(`homebrew-${name}`, name);
  return renderMapSvg(map, { pictures: new Map(map.terrains.map(({ id }) => [id, { picture: DOT }])) });
});

const PICTURES: readonly (readonly [string, readonly string[]])[] = [
  ['a map', [renderMapSvg(isles, { layers, ...state }), renderMapSvg(isles, { theme: 'dark', layers })]],
  ['maps with pictures of terrains', pictured],
  [
    'the sheets of a map',
    renderMapSheets(isles, { paper: 'a4', landscape: false, cellWidth: 30, language: 'de' }),
  ],
  [
    'cards with pictures in other layouts',
    ['classic', 'big-picture', 'text-only'].map((layout) =>
      renderFaceSvg(trainsFace(shippedCards('trains')[0]!, { look: { layout, art: { picture: DOT } } })),
    ),
  ],
  ['cards', faces.map((one) => renderFaceSvg(one))],
  ['backs', backs.map((one) => renderFaceSvg(one))],
  ['sheets of cards', renderCardSheets(faces, { paper: 'letter' })],
  [
    'what changed',
    [
      renderDiffSvg({
        ...{ packs: ['p'], since: 'main', games: ['more'], rules: [], others: [] },
        maps: [
          {
            before: isles,
            now: isles,
            cells: [{ at: isles.cells[0]!.label, change: 'changed' }],
            joins: [],
          },
        ],
        cards: faces.map((one) => ({ before: one, note: '' })),
      }),
    ],
  ],
  [
    'a setup',
    [renderSetupSvg({ title: 'T', map: isles, groups: [{ faces: faces.map((one) => ({ face: one })) }] })],
  ],
];

/** A reader that does not know an element or an attribute leaves it out without a word. Add one after looking at it in all of them. */
const ELEMENTS =
  'circle clipPath defs ellipse g image line path pattern polygon rect svg text title use'.split(' ');
const ATTRIBUTES = (
  'clip-path cx cy d fill fill-opacity fill-rule font-family font-size font-weight height href id letter-spacing opacity paint-order ' +
  'patternUnits points preserveAspectRatio r rx ry stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width ' +
  'text-anchor transform viewBox width x x1 x2 xlink:href xmlns xmlns:xlink y y1 y2'
).split(' ');

test.each(PICTURES)('%s: every element and attribute is one that all readers know', (_, svgs) => {
  for (const svg of svgs) {
    const used = [...svg.matchAll(/<([\w:-]+)((?: [\w:-]+="[^"]*")*)\/?>/g)];
    expect(used.length).toBe(svg.match(/<\w/g)?.length);
    expect(used.map(([, tag]) => tag).filter((tag) => !ELEMENTS.includes(tag!))).toEqual([]);
    const attributes = used.flatMap(([, , list]) => [...list!.matchAll(/ ([\w:-]+)="([^"]*)"/g)]);
    expect(attributes.map(([, name]) => name).filter((name) => !ATTRIBUTES.includes(name!))).toEqual([]);
    for (const [, name, value] of attributes) {
      // Drawings are used by both names of the attribute, see `SvgWriter.use`; resvg and svg-to-pdfkit drop weights such as 650.
      if (name === 'font-weight') expect(['400', '700']).toContain(value);
      // A clip has one id on all cards, wherever it is found first.
      if (name === 'clip-path') expect(value).toBe('url(#rw-card)');
      if (name === 'fill' || name === 'stroke')
        expect(value).toMatch(/^(none|#(?:[0-9a-f]{3}){1,2}|url\(#[\w-]+\))$/);
      expect(value).not.toMatch(/var\(|calc\(|currentColor/);
    }
    // PDFs have no such order, and only writing is drawn twice there.
    for (const [, tag, list] of used)
      if (list!.includes(' paint-order=')) expect(['text', 'g']).toContain(tag);
    for (const [, , list] of used.filter(([, tag]) => tag === 'use')) {
      const [, id] = / xlink:href="(#[\w-]+)"/.exec(list!) ?? [];
      expect(list).toContain(` href="${id}"`);
      expect(svg).toContain(` id="${id?.slice(1)}"`);
    }
  }
});
