// Targets that a setup can set for a figure: how they are written and named.

interface Described {
  /** For authors of setups. */
  readonly describes: string;
}

/** Bounds: `{ atLeast: … }`, `{ atMost: … }`, `{ between: […, …] }`. */
export interface WantedRange extends Described {
  readonly kind: 'range';
  /** The least number that makes sense. */
  readonly least: number;
  /** The greatest number that makes sense. */
  readonly most: number;
  /** The unit of a limit after which the rules may end a game. */
  readonly limit?: 'rounds' | 'turns';
}

/** How far from even chances it may be: `{ within: 0.03 }`. */
export interface WantedWithin extends Described {
  readonly kind: 'within';
}

/** Bounds for each of several kinds of games. */
export interface WantedKinds extends Described {
  readonly kind: 'kinds';
  /** Of each of them. */
  readonly each: string;
}

/** `true`: that each happens in at least one game of a hundred. */
export interface WantedEvery extends Described {
  readonly kind: 'every';
  /** As text: `each cell used`. */
  readonly wanted: string;
  /** Requirements on the game, and the message where it does not meet them. */
  readonly needs: 'cards' | 'board';
  readonly otherwise: string;
}

/** The kinds of targets. */
export type WantedEach = WantedRange | WantedWithin | WantedKinds | WantedEvery;

/** Bounds for a figure; at least one is there. */
export interface TargetRange {
  /** Inclusive; shares are 0 to 1. */
  readonly atLeast?: number;
  /** Inclusive; shares are 0 to 1. */
  readonly atMost?: number;
  /** Both at once. */
  readonly between?: readonly [number, number];
}

/** The form in which a setup writes the target. */
export type TargetOf<W extends WantedEach> = W extends WantedRange
  ? TargetRange
  : W extends WantedWithin
    ? { readonly within: number }
    : W extends WantedKinds
      ? Readonly<Record<string, TargetRange>>
      : true;

/** Nothing that is counted in a game comes near. */
const MOST = 1_000_000;

export const wantedCount = (describes: string) =>
  ({ kind: 'range', describes, least: 0, most: MOST }) as const satisfies WantedRange;
export const wantedPoints = (describes: string) =>
  ({ kind: 'range', describes, least: -MOST, most: MOST }) as const satisfies WantedRange;
export const wantedShare = (describes: string) =>
  ({ kind: 'range', describes, least: 0, most: 1 }) as const satisfies WantedRange;
