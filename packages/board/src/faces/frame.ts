// Shared by all card faces: the frame in the colors of the categories, the title, a landscape, marks for numbers.
import { numeral } from '@railwright/engine/numeral';
import { circle, group, path, rect, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { hashText } from '../paint/hash.ts';
import { fitText } from '../text/fit.ts';
import { cutsOf, FACE_BLEED, FACE_HEIGHT, FACE_WIDTH } from './face.ts';
import type { Face, FaceGround, FaceText } from './face.ts';

const TITLE = { width: 152, size: 19, minSize: 10, bold: true } as const;
const TITLE_LEADING = 1.08;

/** The sheet: one color, or two with a slanting border between, and the paper within. */
export function frame(paints: readonly [string, ...string[]]): Shape[] {
  const [first, second] = paints;
  const right = `M150 0H${FACE_WIDTH - 16}a16 16 0 0 1 16 16V${FACE_HEIGHT - 16}a16 16 0 0 1-16 16H102Z`;
  return [
    rect(0, 0, FACE_WIDTH, FACE_HEIGHT, { rx: 16, fill: first }),
    ...(second === undefined ? [] : [path(right, { fill: second })]),
    rect(8, 52, 236, 292, { rx: 10, fill: '@card-paper' }),
  ];
}

/** The ground of a frame in the same colors, beyond its edges and as lines. */
export function frameGround([first, second]: readonly [string, ...string[]]): FaceGround {
  const [right, bottom] = [FACE_WIDTH + FACE_BLEED, FACE_HEIGHT + FACE_BLEED];
  const line = { fill: 'none', 'stroke-width': 3 };
  const [leftHalf, rightHalf] = [
    'M147 6H18a12 12 0 0 0-12 12V334a12 12 0 0 0 12 12H106M6 50H141',
    'M147 6H234a12 12 0 0 1 12 12V334a12 12 0 0 1-12 12H106M141 50H246',
  ];
  return {
    count: second === undefined ? 1 : 2,
    bleed: [
      rect(-FACE_BLEED, -FACE_BLEED, right + FACE_BLEED, bottom + FACE_BLEED, { fill: first }),
      ...(second === undefined
        ? []
        : [path(`M153.27 ${-FACE_BLEED}H${right}V${bottom}H98.73Z`, { fill: second })]),
    ],
    lowInk: [
      path(leftHalf, { ...line, stroke: first }),
      path(rightHalf, { ...line, stroke: second ?? first }),
    ],
  };
}

/** The names of a card by language: the first, and below it, smaller, the second if it differs. */
export function title(
  [language, second]: readonly [string, (string | undefined)?],
  nameFor: (language: string) => string,
  x = 128,
): Pick<Face, 'texts' | 'cuts'> {
  const [name, other] = [nameFor(language), second === undefined ? '' : nameFor(second)];
  const also = other === '' || other === name ? undefined : other;
  const fitted = fitText(name, { ...TITLE, lines: also === undefined ? 2 : 1 });
  const small = also === undefined ? undefined : fitText(also, { ...TITLE, size: 12, minSize: 8, lines: 1 });
  const lines = [
    ...fitted.lines.map((text) => ({ text, size: fitted.size, weight: 700 as const })),
    ...(small?.lines.map((text) => ({ text, size: small.size, weight: 400 as const })) ?? []),
  ];
  let y = 27 - lines.reduce((sum, { size }) => sum + size * TITLE_LEADING, 0) / 2;
  const texts = lines.map(({ text, size, weight }): FaceText => {
    y += size * TITLE_LEADING;
    return { text, x, y: round(y - size * 0.18), size, weight, fill: '@card-title' };
  });
  const cut = [fitted.isCut ? language : undefined, small?.isCut ? second : undefined];
  return { texts, cuts: cutsOf('name', cut) };
}

/** A sign from `icons.ts`, `size` wide around a point. */
export function sign(
  d: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more: Record<string, string | number> = {},
): Shape {
  const scale = round(size / 24);
  const corner = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${scale})`;
  return group({ transform: corner }, [path(d, { fill, 'fill-rule': 'evenodd', ...more })]);
}

/** A disc with a number for coins. */
export function coinDisc(
  x: number,
  y: number,
  r: number,
  number: number,
): { shapes: Shape[]; texts: FaceText[] } {
  return {
    shapes: [
      circle(x, y, r, { fill: '@coin', stroke: '@coin-line', 'stroke-width': 2 }),
      circle(x, y, r - 4, { fill: 'none', stroke: '@coin-line', 'stroke-width': 1, 'stroke-opacity': 0.5 }),
    ],
    texts: [numberText(number, x, y, r * 1.1, '@coin-ink')],
  };
}

export function numberText(number: number, x: number, y: number, size: number, fill: string): FaceText {
  const text = numeral(number);
  const shown = text.length > 2 ? size * 0.75 : size;
  return { text, x, y: round(y + shown * 0.36), size: round(shown), weight: 700, fill };
}

/** Hills, a sun and a railway line, a little different for each card, in the color of its category. */
export function landscape(seed: string, paint: string, y: number, height: number): Shape[] {
  const random = hashText(seed);
  const part = (shift: number, range: number): number => (random >>> shift) % range;
  const [left, width, bottom] = [16, 220, y + height];
  const rise = height * 0.42;
  const hill = (from: number, peak: number, to: number): string =>
    `M${left} ${bottom}V${round(from)}C${left + 40 + part(3, 40)} ${round(peak)} ${left + 120 + part(7, 40)} ${round(peak)} ${left + width} ${round(to)}V${bottom}Z`;
  const rails = round(bottom - 13);
  const ties = Array.from({ length: 23 }, (_, i) => `M${left + i * 10 + 3} ${rails - 2}l-3 8`).join('');
  return [
    rect(left, y, width, height, { fill: paint, opacity: 0.17 }),
    circle(left + 36 + part(0, 150), y + height * 0.3, 13 + part(5, 6), { fill: '@coin', opacity: 0.7 }),
    path(hill(bottom - rise - part(9, 20), y + 8 + part(13, 26), bottom - rise * 0.8 - part(17, 26)), {
      fill: paint,
      opacity: 0.28,
    }),
    path(
      hill(
        bottom - rise * 0.5 - part(11, 16),
        y + height * 0.5 + part(15, 20),
        bottom - rise * 0.6 - part(19, 14),
      ),
      { fill: paint, opacity: 0.34 },
    ),
    rect(left, bottom - 22, width, 22, { fill: paint, opacity: 0.45 }),
    path(ties, { stroke: '@card-paper', 'stroke-width': 2, 'stroke-opacity': 0.8 }),
    path(`M${left} ${rails}h${width}M${left} ${rails + 4}h${width}`, {
      stroke: '@card-paper',
      'stroke-width': 1.6,
    }),
    rect(left, y, width, height, { fill: 'none', stroke: '@card-line', 'stroke-width': 1 }),
  ];
}
