// What a merge gives: text that is certain, and questions that only a person can answer.
import type { Path } from '../text/path.ts';

/** Where both sides differ. Texts as they would stand there; '' for what is not there. */
export interface Question {
  /** What was there before both edits. */
  readonly base: string;
  /** What our side has. */
  readonly ours: string;
  /** What the other side has. */
  readonly theirs: string;
  /** Keys, and ids or numbers of items. */
  readonly path: Path;
  /** `frame`: one side moved the cells of a map, to which the labels of the other belong. */
  readonly about: 'value' | 'comment' | 'frame';
}

export type Piece = string | Question;

export interface Merged {
  readonly pieces: readonly Piece[];
  /** What the text means, if there is no question in it. */
  readonly data: unknown;
}

/** A version of the text. */
export type Side = 'base' | 'ours' | 'theirs';

/** The text with all questions answered by one side. */
export function variant(pieces: readonly Piece[], side: Side): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[side])).join('');
}

/** The one of two changes that is none, or the same as the other; undefined if they differ. */
export function threeWay<T>(base: T, ours: T, theirs: T): T | undefined {
  if (ours === theirs || base === theirs) return ours;
  return base === ours ? theirs : undefined;
}
