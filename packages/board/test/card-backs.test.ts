// Where cards, their bleed and their backs lie on paper, and what their grounds become there.
import { expect, test } from 'vitest';
import type { Shape } from '../src/art/shape.ts';
import {
  bleedingFace,
  FACE_BLEED,
  FACE_HEIGHT,
  FACE_INSET,
  FACE_WIDTH,
  lowInkFace,
  type Face,
} from '../src/faces/face.ts';
import { backFace, plainFace, renderCardSheets, renderFaceImage, trainsFace } from '../src/svg/index.ts';
import { CARD_SIZE, cropMarks, foldMarks, planCardPages, type CardPages } from '../src/sheet/card-pages.ts';
import { shippedCards } from './shipped.ts';

const PAPERS = ['a4', 'letter'] as const;
const LEAST_MARGIN = 5;

/** Where a point of a sheet is seen after it was turned over an edge: on a landscape sheet, the long edge is above. */
function turnedOver({ width, height }: CardPages, edge: 'long' | 'short', [x, y]: readonly [number, number]) {
  const isAcross = (edge === 'long') === width < height;
  return isAcross ? [width - x, y] : [x, height - y];
}

test.each(PAPERS)('turned over its edge, each back on %s lies on its front, the same way up', (paper) => {
  for (const backs of ['long', 'short'] as const)
    for (const landscape of [false, true]) {
      const pages = planCardPages(100, { paper, landscape, backs, bleed: 3 });
      expect(pages.backs).toHaveLength(pages.places.length);
      for (const [i, front] of pages.places.entries()) {
        const back = pages.backs[i]!;
        const middle = [front.x + CARD_SIZE.width / 2, front.y + CARD_SIZE.height / 2] as const;
        const [x, y] = turnedOver(pages, backs, middle) as [number, number];
        expect([back.x + CARD_SIZE.width / 2, back.y + CARD_SIZE.height / 2]).toEqual([
          expect.closeTo(x),
          expect.closeTo(y),
        ]);
        // What points up on the front points down on the other side where the sheet is turned like a calendar.
        const above = turnedOver(pages, backs, [middle[0], middle[1] - 1]) as [number, number];
        expect(pages.backsTurned).toBe(above[1] > y);
      }
    }
});

test.each(PAPERS)('folded in the middle, the backs on %s lie on their fronts, foot to foot', (paper) => {
  for (const bleed of [0, 3]) {
    const pages = planCardPages(7, { paper, backs: 'fold', bleed });
    expect(pages.fold).toBe(pages.height / 2);
    expect(pages.backsTurned).toBe(true);
    for (const [i, { x, y }] of pages.places.entries()) {
      const back = pages.backs[i]!;
      expect(back.x).toBe(x);
      expect(back.y - pages.fold!).toBeCloseTo(pages.fold! - (y + CARD_SIZE.height));
      expect(back.y - pages.fold!).toBeCloseTo(bleed);
    }
    // A fold is no cut.
    expect(cropMarks(pages, 1)).not.toContain(` ${pages.fold}h`);
    expect(foldMarks(pages)).toContain(` ${pages.fold}h`);
    expect(foldMarks(planCardPages(7, { paper, backs: 'none' }))).toBe('');
  }
});

test.each([
  ['a4', 0, 'long', 9],
  ['letter', 0, 'long', 9],
  ['a4', 3, 'long', 8],
  ['letter', 3, 'long', 6],
  ['a4', 3, 'fold', 4],
  ['letter', 3, 'fold', 3],
] as const)(
  'the better way to lay a sheet is chosen: %s with %s mm and %s has %s cards',
  (paper, bleed, backs, most) => {
    const pages = planCardPages(most + 1, { paper, bleed, backs });
    expect(pages).toMatchObject({ perSheet: most, sheets: 2 });
    for (const { x, y } of [...pages.places, ...pages.backs]) {
      expect(Math.min(x, y) - bleed).toBeGreaterThanOrEqual(LEAST_MARGIN);
      expect(x + CARD_SIZE.width + bleed).toBeLessThanOrEqual(pages.width - LEAST_MARGIN);
      expect(y + CARD_SIZE.height + bleed).toBeLessThanOrEqual(pages.height - LEAST_MARGIN);
    }
  },
);

test('marks are 63 by 88 mm apart, outside of every bleed', () => {
  const pages = planCardPages(8, { paper: 'a4', bleed: 3 });
  const marks = [...cropMarks(pages, 8).matchAll(/M([\d.]+) ([\d.]+)([vh])(-?\d+)/g)];
  const xs = [...new Set(marks.filter(([, , , way]) => way === 'v').map(([, x]) => Number(x)))];
  const ys = [...new Set(marks.filter(([, , , way]) => way === 'h').map(([, , y]) => Number(y)))];
  expect([xs.length, ys.length]).toEqual([8, 4]);
  for (let i = 0; i < xs.length; i += 2) expect(xs[i + 1]! - xs[i]!).toBeCloseTo(63);
  for (let i = 0; i < ys.length; i += 2) expect(ys[i + 1]! - ys[i]!).toBeCloseTo(88);
  for (const [, x, y, way, length] of marks) {
    const [from, to] = [Number(way === 'v' ? y : x), Number(way === 'v' ? y : x) + Number(length)];
    const [low, high] = way === 'v' ? [ys[0]! - 3, ys.at(-1)! + 3] : [xs[0]! - 3, xs.at(-1)! + 3];
    expect(Math.max(from, to) < low || Math.min(from, to) > high).toBe(true);
  }
});

const FACES: Readonly<Record<string, Face>> = {
  'a card of one kind': trainsFace(shippedCards('trains').find(({ categories }) => categories.length === 1)!),
  'a card of two kinds': trainsFace(shippedCards('trains').find(({ categories }) => categories.length > 1)!),
  'a plain card': plainFace('Trains leave', ['The day ends.']),
  'a back': backFace({ title: 'Fens' }),
  'a back with a picture': backFace({
    title: 'Fens',
    art: { picture: { href: 'data:image/png;base64,AA==', width: 400, height: 300 } },
  }),
};

test.each(Object.entries(FACES))(
  'the ground of %s goes on beyond each edge, with square corners',
  (_, face) => {
    const [ground] = bleedingFace(face).shapes as [Shape];
    expect(ground).toMatchObject({
      tag: 'rect',
      attributes: {
        x: -FACE_BLEED,
        y: -FACE_BLEED,
        width: FACE_WIDTH + 2 * FACE_BLEED,
        height: FACE_HEIGHT + 2 * FACE_BLEED,
      },
    });
    expect(ground.attributes).not.toHaveProperty('rx');
    expect(bleedingFace(face).texts).toEqual(face.texts);
  },
);

test.each(Object.entries(FACES))(
  'with little ink, %s has no picture, no ground and dark letters',
  (_, face) => {
    const { shapes, texts } = lowInkFace(face);
    for (const { tag, attributes } of shapes.slice(0, face.ground!.lowInk.length)) {
      expect(tag).not.toBe('image');
      if (tag === 'rect' || tag === 'path') expect(['none', '#ffffff']).toContain(attributes['fill']);
    }
    expect(texts.filter(({ fill }) => fill === '@card-title')).toEqual([]);
    expect(texts).toHaveLength(face.texts.length);
  },
);

test('a back in a color that white paper hides is drawn in ink', () => {
  const strokes = (color: string): string =>
    JSON.stringify(lowInkFace(backFace({ title: 'Fens', color })).shapes);
  expect(strokes('#ffffcc')).not.toContain('#ffffcc');
  expect(strokes('#004488')).toContain('"stroke":"#004488"');
});

test('each front is followed by its other side, which is the same drawing for all full sheets', () => {
  const face = FACES['a card of one kind']!;
  const sheets = renderCardSheets(Array<Face>(19).fill(face), {
    paper: 'a4',
    bleed: 3,
    backs: 'long',
    back: FACES['a back']!,
    title: 'Kit',
    label: (sheet, count) => `Kit, ${sheet} of ${count}`,
    note: 'at 100%',
  });
  expect(sheets.map((svg) => svg.includes('>Fens</text>'))).toEqual([false, true, false, true, false, true]);
  expect(sheets[1]).toBe(sheets[3]);
  const backsOn = (svg: string): number => svg.split('rotate(180 126 176)').length - 1;
  expect(sheets.map((svg) => svg.split('<svg x=').length - 1)).toEqual(
    [8, 8, 8, 8, 3, 3].map((n, i) => (i % 2 === 0 ? n : n * 2)),
  );
  expect(backsOn(sheets[5]!)).toBeGreaterThanOrEqual(3);
  expect(sheets[0]).toContain('Kit, 1 of 3');
  expect(sheets.map((svg) => svg.includes('at 100%'))).toEqual([true, false, false, false, false, false]);
});

test.each(['long', 'fold'] as const)(
  'with backs %s, what is written on a sheet stands below all cards',
  (backs) => {
    const lying = { paper: 'letter', bleed: 3, backs } as const;
    const face = FACES['a card of one kind']!;
    const [svg] = renderCardSheets([face], {
      ...lying,
      back: FACES['a back']!,
      label: () => 'Label',
      note: 'Note',
    });
    const pages = planCardPages(1, lying);
    const bottom = Math.max(...[...pages.places, ...pages.backs].map(({ y }) => y)) + CARD_SIZE.height + 3;
    for (const text of ['Label', 'Note']) {
      const [, y] = new RegExp(` y="([\\d.]+)"[^>]*>${text}<`).exec(svg!)!;
      expect(Number(y)).toBeGreaterThan(bottom + 2);
    }
  },
);

test('without a back there are no backs, whatever is asked for', () => {
  const face = FACES['a card of one kind']!;
  expect(renderCardSheets([face], { paper: 'a4', backs: 'long' })).toHaveLength(1);
});

test('a picture for a printing house has its size, and the face in the middle, as large as is safe', () => {
  const svg = renderFaceImage(FACES['a card of one kind']!, { width: 825, height: 1125, unsafe: 75 });
  expect(svg).toContain('viewBox="0 0 825 1125" width="825" height="1125"');
  const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/
    .exec(svg)!
    .map(Number) as number[];
  expect(x! + (scale! * FACE_WIDTH) / 2).toBeCloseTo(412.5, 1);
  expect(y! + (scale! * FACE_HEIGHT) / 2).toBeCloseTo(562.5, 1);
  expect(x! + scale! * FACE_INSET).toBeCloseTo(75, 1);
  expect(y! + scale! * FACE_INSET).toBeGreaterThan(75);
  // The ground fills it.
  expect(x!).toBeLessThanOrEqual(scale! * FACE_BLEED);
  expect(y!).toBeLessThanOrEqual(scale! * FACE_BLEED);
});
