// The face of a card as data: drawings and lines of writing on a sheet of 252 by 352, which is 63 by 88 mm.
import type { Shape } from '../art/shape.ts';
import type { FittedParagraphs } from '../text/fit.ts';

export const FACE_WIDTH = 252;
export const FACE_HEIGHT = 352;
/** For print: a face measures 63 by 88 mm. */
export const FACE_UNITS_PER_MM = 4;

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
  /** Upside down around its place. */
  readonly isTurned?: boolean;
}

/** Text that a face has no room for: it ends with an ellipsis. */
export interface FaceCut {
  /** The part of the card that was cut. */
  readonly part: 'name' | 'text';
  readonly language: string;
}

/** A card face: shapes and texts to draw, in order. */
export interface Face {
  /** All of it as text. */
  readonly label: string;
  /** Texts that did not fit and were cut. */
  readonly cuts: readonly FaceCut[];
  readonly shapes: readonly Shape[];
  readonly texts: readonly FaceText[];
}

/** The cut part of a text in one language or two; the first paragraphs, by this count, are in the first. */
export function textCuts(
  { cutFrom }: FittedParagraphs,
  first: number,
  [language, second]: readonly [string, (string | undefined)?],
): FaceCut[] {
  if (cutFrom === undefined) return [];
  const cut = [cutFrom < first ? language : undefined, second];
  return cut.flatMap((one) => (one === undefined ? [] : [{ part: 'text', language: one }]));
}

/** Attributes of a line of writing, the same on a page and in a file. */
export function textAttributes({
  x,
  y,
  size,
  weight,
  fill,
  rim,
  isTurned,
}: FaceText): Record<string, string | number> {
  return {
    x,
    y,
    'font-size': size,
    'font-weight': weight,
    'text-anchor': 'middle',
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
