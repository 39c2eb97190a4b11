// The face of a card as data: drawings and lines of writing on a sheet of 252 by 352, which is 63 by 88 mm.
import { round, type Shape } from '../art/shape.ts';
import type { FittedParagraphs } from '../text/fit.ts';

export const FACE_WIDTH = 252;
export const FACE_HEIGHT = 352;
/** For print: a face measures 63 by 88 mm. */
export const FACE_UNITS_PER_MM = 4;
/** How far a ground reaches beyond each edge, so that no cut shows paper: 6 mm. */
export const FACE_BLEED = 24;
/** How far all that is drawn on a ground stays away from each edge. */
export const FACE_INSET = 8;

export interface FaceText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Other weights look different in each program that reads a file. */
  readonly weight: 400 | 700;
  /** `@name` of a paint. */
  readonly fill: string;
  /** Around the letters, where they stand on a drawing. */
  readonly rim?: string;
  /** Where its place is: the middle of the line unless given. */
  readonly anchor?: 'end' | 'middle' | 'start';
  /** Upside down around its place. */
  readonly isTurned?: boolean;
}

/** Text that a face has no room for: it ends with an ellipsis. */
export interface FaceCut {
  /** The part of the card that was cut. */
  readonly part: 'name' | 'text';
  readonly language: string;
}

/** What the first shapes of a face, its ground, become where the face is cut out of a sheet. */
export interface FaceGround {
  /** How many shapes it is. */
  readonly count: number;
  /** Drawn instead of them: square corners, and `FACE_BLEED` more on each side. */
  readonly bleed: readonly Shape[];
  /** Drawn instead of them with little ink: thin lines on white. */
  readonly lowInk: readonly Shape[];
}

/** A card face: shapes and texts to draw, in order. */
export interface Face {
  /** All of it as text. */
  readonly label: string;
  /** Texts that did not fit and were cut. */
  readonly cuts: readonly FaceCut[];
  readonly shapes: readonly Shape[];
  readonly texts: readonly FaceText[];
  /** Without it, a face ends at its edge, on any paper. */
  readonly ground?: FaceGround;
}

/** A face whose ground goes on beyond its edges. */
export function bleedingFace(face: Face): Face {
  const { ground, shapes } = face;
  return ground ? { ...face, shapes: [...ground.bleed, ...shapes.slice(ground.count)] } : face;
}

/** A face for printers that should save ink: dark writing on white. */
export function lowInkFace(face: Face): Face {
  const { ground, shapes, texts } = face;
  if (!ground) return face;
  return {
    ...face,
    shapes: [...ground.lowInk, ...shapes.slice(ground.count).map(paler)],
    texts: texts.map((text) => (text.fill === '@card-faint' ? text : { ...text, fill: '@card-ink' })),
  };
}

/** What is drawn behind the rest is translucent. */
function paler(shape: Shape): Shape {
  const { opacity } = shape.attributes;
  return typeof opacity === 'number'
    ? { ...shape, attributes: { ...shape.attributes, opacity: round(opacity / 2) } }
    : shape;
}

/** The cut part of a text in one language or two; the first paragraphs, by this count, are in the first. */
export function textCuts(
  { cutFrom }: FittedParagraphs,
  first: number,
  [language, second]: readonly [string, (string | undefined)?],
): FaceCut[] {
  return cutFrom === undefined ? [] : cutsOf('text', [cutFrom < first ? language : undefined, second]);
}

/** A part that was cut in these languages. */
export function cutsOf(part: FaceCut['part'], languages: readonly (string | undefined)[]): FaceCut[] {
  return languages.flatMap((language) => (language === undefined ? [] : [{ part, language }]));
}

/** Attributes of a line of writing, the same on a page and in a file. */
export function textAttributes({
  x,
  y,
  size,
  weight,
  fill,
  rim,
  anchor = 'middle',
  isTurned,
}: FaceText): Record<string, string | number> {
  return {
    x,
    y,
    'font-size': size,
    'font-weight': weight,
    'text-anchor': anchor,
    fill,
    ...(isTurned && { transform: `rotate(180 ${x} ${y})` }),
    ...(rim !== undefined && {
      stroke: rim,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  };
}
