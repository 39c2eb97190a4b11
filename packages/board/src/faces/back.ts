// The back of the cards of a pack: its name over a pattern drawn by code, or a picture. It is the same upside down, so that it never
// tells which way a card was put into a pile.
import { categoryIcon } from '../art/icons.ts';
import { circle, group, path, rect, round, window, type Shape } from '../art/shape.ts';
import { contrast, parseColor } from '../paint/color.ts';
import { hashText } from '../paint/hash.ts';
import { fitText, type Fitted } from '../text/fit.ts';
import { FACE_BLEED, FACE_HEIGHT, FACE_WIDTH, type Face, type FaceText } from './face.ts';
import { sign } from './frame.ts';
import { onCard, pictureIn, type Pictured } from './picture.ts';

/** Patterns of backs. */
export const BACK_PATTERNS = ['tracks', 'hexes', 'rays', 'waves'] as const;
/** The pattern of a back. */
export type BackPattern = (typeof BACK_PATTERNS)[number];

/** What the back of a pack's cards looks like; what is missing follows from the title. */
export interface BackLook {
  /** Name of the pack. */
  readonly title: string;
  /** What is drawn behind the name. */
  readonly pattern?: BackPattern;
  /** Color of the ground, as `#rrggbb`; anything else counts as missing. */
  readonly color?: string;
  /** Color of the lines and letters on it, likewise. */
  readonly ink?: string;
  /** A picture over the whole back instead of the pattern and the name. */
  readonly art?: Pictured;
}

const GROUNDS = ['train', 'rail', 'station', 'action', 'victory', 'attack', 'reaction', 'other'] as const;
const MIDDLE = [FACE_WIDTH / 2, FACE_HEIGHT / 2] as const;
const BLED = [-FACE_BLEED, -FACE_BLEED, FACE_WIDTH + 2 * FACE_BLEED, FACE_HEIGHT + 2 * FACE_BLEED] as const;
const WHITE = '#ffffff';
/** What WCAG asks of signs. */
const LEAST_CONTRAST = 3;
const FIELD = [14, 14, FACE_WIDTH - 28, FACE_HEIGHT - 28] as const;
const BAND = { width: 168, height: 40, y: 44 } as const;

/** The back of a card, to draw like any other face. */
export function backFace({ title, pattern, color, ink, art }: BackLook): Face {
  const seed = hashText(title);
  const ground = colorOr(color, `@kind-${GROUNDS[seed % GROUNDS.length] ?? 'other'}`);
  const line = colorOr(ink, '@card-title');
  const draw = PATTERNS[pattern ?? BACK_PATTERNS[(seed >>> 8) % BACK_PATTERNS.length] ?? 'tracks'];
  const thin = onWhite(ground);
  const bare = [...field(draw, thin), ...medallion(WHITE, thin)];
  if (art) return { label: title, cuts: [], ...pictureBack(art, bare), texts: [] };
  const drawn = [...field(draw, line), ...twice(band(ground, line)), ...medallion(ground, line)];
  return {
    label: title,
    cuts: [],
    ground: {
      count: 1 + drawn.length,
      bleed: [rect(...BLED, { fill: ground }), ...drawn],
      lowInk: [...bare, ...twice(band(WHITE, thin))],
    },
    shapes: [rect(0, 0, FACE_WIDTH, FACE_HEIGHT, { rx: 16, fill: ground }), ...drawn],
    texts: twiceText(title, line),
  };
}

/** A picture has no bleed of its own, so its border becomes that: it is drawn larger. */
function pictureBack(art: Pictured, lowInk: readonly Shape[]): Pick<Face, 'ground' | 'shapes'> {
  const shapes = onCard(pictureIn([0, 0, FACE_WIDTH, FACE_HEIGHT], art));
  return { shapes, ground: { count: shapes.length, bleed: pictureIn(BLED, art), lowInk } };
}

/** The pattern in its frame. */
function field(draw: Draw, line: string): Shape[] {
  return [
    window(FIELD, FIELD, draw(line)),
    rect(14, 14, FACE_WIDTH - 28, FACE_HEIGHT - 28, { rx: 9, ...stroke(line, 2.5, 1) }),
    rect(19, 19, FACE_WIDTH - 38, FACE_HEIGHT - 38, { rx: 6, ...stroke(line, 1, 0.7) }),
  ];
}

/** A color whose lines can be seen on white paper. */
function onWhite(color: string): string {
  return parseColor(color) && contrast(color, WHITE) < LEAST_CONTRAST ? '@card-ink' : color;
}

function colorOr(color: string | undefined, otherwise: string): string {
  return color !== undefined && parseColor(color) ? color : otherwise;
}

function stroke(line: string, width: number, opacity: number): Record<string, string | number> {
  return { fill: 'none', stroke: line, 'stroke-width': width, 'stroke-opacity': opacity };
}

/** As it is, and turned by half around the middle of the card. */
function twice(shapes: readonly Shape[]): Shape[] {
  return [...shapes, group({ transform: `rotate(180 ${MIDDLE.join(' ')})` }, shapes)];
}

function twiceText(title: string, fill: string): FaceText[] {
  const { lines, size } = fitTitle(title);
  const leading = size * 1.08;
  const top = BAND.y + BAND.height / 2 - (lines.length * leading) / 2 + size * 0.84;
  return lines.flatMap((text, i): FaceText[] => {
    const y = round(top + i * leading);
    const line = { text, x: MIDDLE[0], y, size, weight: 700, fill } as const;
    return [line, { ...line, y: round(FACE_HEIGHT - y), isTurned: true }];
  });
}

function fitTitle(title: string): Fitted {
  const space = { width: BAND.width - 22, bold: true };
  const whole = fitText(title, { ...space, lines: 1, size: 21, minSize: 14 });
  return whole.isCut ? fitText(title, { ...space, lines: 2, size: 14, minSize: 7 }) : whole;
}

/** For the name. */
function band(ground: string, line: string): Shape[] {
  const x = MIDDLE[0] - BAND.width / 2;
  return [
    rect(x, BAND.y, BAND.width, BAND.height, { rx: 8, fill: ground, ...edge(line, 2) }),
    rect(x + 4, BAND.y + 4, BAND.width - 8, BAND.height - 8, { rx: 5, ...stroke(line, 0.8, 0.7) }),
  ];
}

function edge(line: string, width: number): Record<string, string | number> {
  return { stroke: line, 'stroke-width': width };
}

/** Two trains that meet, foot to foot. */
function medallion(ground: string, line: string): Shape[] {
  const [x, y] = MIDDLE;
  return [
    circle(x, y, 62, { fill: ground, ...edge(line, 2.5) }),
    circle(x, y, 57, stroke(line, 1, 0.7)),
    path(`M${x - 52} ${y - 2.5}h104M${x - 52} ${y + 2.5}h104`, stroke(line, 1.6, 1)),
    ...twice([sign(categoryIcon('train'), x, y - 27, 40, line)]),
  ];
}

type Draw = (line: string) => Shape[];

const PATTERNS: Readonly<Record<BackPattern, Draw>> = {
  // Railway lines that cross.
  tracks: (line) => {
    const offsets = Array.from({ length: 11 }, (_, i) => (i - 5) * 52);
    const track = (turn: number): Shape =>
      group({ transform: `rotate(${turn} ${MIDDLE.join(' ')})` }, [
        path(offsets.map((dx) => rails(MIDDLE[0] + dx)).join(''), stroke(line, 1.3, 0.5)),
        path(offsets.map((dx) => ties(MIDDLE[0] + dx)).join(''), stroke(line, 2, 0.3)),
      ]);
    return [track(30), track(-30)];
  },
  // Cells of a map, each with a smaller one inside.
  hexes: (line) => {
    const cells = lattice(21);
    return [
      path(cells.map((at) => hexagon(at, 21)).join(''), stroke(line, 1.5, 0.55)),
      path(cells.map((at) => hexagon(at, 12)).join(''), stroke(line, 1, 0.4)),
      ...cells.map(([x, y]) => circle(x, y, 2.4, { fill: line, 'fill-opacity': 0.5 })),
    ];
  },
  // From the middle outwards.
  rays: (line) => {
    const wedge = (i: number): string => `M${MIDDLE.join(' ')}L${polar(i * 10)}L${polar(i * 10 + 5)}Z`;
    const wedges = Array.from({ length: 36 }, (_, i) => wedge(i));
    return [
      path(wedges.join(''), { fill: line, 'fill-opacity': 0.24 }),
      ...[92, 122, 152, 182].map((r) => circle(...MIDDLE, r, stroke(line, 1.2, 0.45))),
    ];
  },
  // Water, or hills one behind the other.
  waves: (line) => {
    const rows = Array.from({ length: 27 }, (_, i) => wave(MIDDLE[1] + (i - 13) * 14));
    return [path(rows.join(''), stroke(line, 1.8, 0.5))];
  },
};

function rails(x: number): string {
  return `M${x - 3.5} -80v512M${x + 3.5} -80v512`;
}

function ties(x: number): string {
  return Array.from({ length: 37 }, (_, i) => `M${x - 7} ${MIDDLE[1] + (i - 18) * 12}h14`).join('');
}

/** Centers of pointy cells around the middle of the card, with some to spare. */
function lattice(radius: number): (readonly [number, number])[] {
  const [dx, dy] = [radius * Math.sqrt(3), radius * 1.5];
  const rows = Array.from({ length: 15 }, (_, i) => i - 7);
  return rows.flatMap((row) =>
    Array.from({ length: 11 }, (_, i) => i - 5).map((column): readonly [number, number] => [
      round(MIDDLE[0] + (column + (row % 2 === 0 ? 0 : row > 0 ? 0.5 : -0.5)) * dx),
      round(MIDDLE[1] + row * dy),
    ]),
  );
}

function hexagon([x, y]: readonly [number, number], radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

function polar(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(MIDDLE[0] + Math.cos(angle) * 240)} ${round(MIDDLE[1] + Math.sin(angle) * 240)}`;
}

function wave(y: number): string {
  const bows = Array.from({ length: 5 }, () => 'q12.5 -14 25 0t25 0').join('');
  return `M${MIDDLE[0] - 125} ${y}${bows}`;
}
