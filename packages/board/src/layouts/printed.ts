// What is printed on a card of any game, by field, before a layout says where.
import type { Box, Shape } from '../art/shape.ts';
import type { FaceText } from '../faces/face.ts';

/** As wide as in the classic layout. */
export const DRAWING_WIDTH = 220;

/** Where what stands on the ground of a drawing stands: higher in a tall one, of which a layout may cover the lower half. */
export function footIn(height: number): number {
  return height > DRAWING_WIDTH ? height * 0.58 : height - 14;
}

/** Drawings and letters. */
export interface Drawn {
  readonly shapes: readonly Shape[];
  readonly texts: readonly FaceText[];
}

/** A badge as it is drawn somewhere, and the box it fills there. */
export interface Badge extends Drawn {
  readonly box: Box;
  /** What it says, for layouts that want plain letters. */
  readonly text: string;
}

export interface Printed {
  /** All of it as text. */
  readonly label: string;
  readonly languages: readonly [string, (string | undefined)?];
  readonly nameIn: (language: string) => string;
  /** Sentences in the first language, and those in the second. */
  readonly text: readonly string[];
  readonly alsoText: readonly string[];
  /** The paint of its category. */
  readonly paint: string;
  readonly type?: string;
  /** Signs of its categories. */
  readonly icons?: readonly string[];
  readonly cost?: Badge;
  /** What it costs beside coins. */
  readonly resources?: Badge;
  readonly value?: Badge;
  readonly points?: Badge;
  readonly number?: string;
  /** What its ability does, as a drawing. */
  readonly sign?: Omit<Badge, 'text' | 'texts'>;
  /** Its picture where it has no art: drawn by code, `DRAWING_WIDTH` wide and as high as asked for, from the top left. */
  readonly drawing: (height: number) => readonly Shape[];
}
