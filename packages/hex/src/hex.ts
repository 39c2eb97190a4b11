// A cell of the hex lattice in axial coordinates, the canonical form throughout: q grows to the right along direction 0,
// r grows downwards; the third cube coordinate is -q - r. Nothing here depends on how the map is turned.

/** A position on the lattice. Both numbers are integers; treat the object as a value. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Which way the hexes of a map stand: a corner on top, or a side on top. */
export const ORIENTATIONS = ['pointy', 'flat'] as const;
/** `pointy` has a corner on top, `flat` a side. */
export type Orientation = (typeof ORIENTATIONS)[number];

/** The cell (0, 0). */
export const ORIGIN: Hex = { q: 0, r: 0 };

/** The sum of two cells as vectors. */
export function addHex(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

/** The vector from `b` to `a`. */
export function subtractHex(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r };
}

/** `a` taken `factor` times as a vector; `factor` is an integer. */
export function scaleHex(a: Hex, factor: number): Hex {
  // `+ 0` turns -0 into 0, so that results compare equal under Object.is.
  return { q: a.q * factor + 0, r: a.r * factor + 0 };
}

/** Whether both have the same coordinates. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Steps from the origin to `a`. */
export function hexLength(a: Hex): number {
  return Math.max(Math.abs(a.q), Math.abs(a.r), Math.abs(a.q + a.r));
}

/** Steps between two cells as the crow flies; 1 for cells that touch. */
export function distance(a: Hex, b: Hex): number {
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
}

/** Text key `q,r`, unique for each cell; for maps, sets and `{#each}` blocks. */
export function hexKey(h: Hex): string {
  return `${h.q},${h.r}`;
}

/** The cell a key stands for, or undefined when the text is not a key that `hexKey` makes. */
export function parseHexKey(text: string): Hex | undefined {
  const match = /^(0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8})$/.exec(text);
  return match ? { q: Number(match[1]), r: Number(match[2]) } : undefined;
}

const STRIDE = 2 ** 26;

/** Number key, unique for coordinates within ±2^25; cheaper than `hexKey` in inner loops. */
export function hexNumber(h: Hex): number {
  return h.q * STRIDE + h.r;
}

/** Compares in reading order of the lattice: by r, then by q. */
export function compareHex(a: Hex, b: Hex): number {
  return a.r - b.r || a.q - b.q;
}
