// The one source of chance: sfc32 (Chris Doty-Humphrey, PractRand), four 32-bit words kept beside the state so that a
// copy of a game carries its own future. Bounded draws multiply and reject (Lemire 2019), so they are exactly uniform.

/** Name written into records; a record made with another generator is refused. */
export const GENERATOR = 'sfc32';

/** Four words of generator state. */
export type RngWords = Uint32Array;

/** A generator seeded with an unsigned 32-bit integer and stream 0. */
export function createRng(seed: number): RngWords {
  const words = new Uint32Array(4);
  seedRng(words, seed, 0);
  return words;
}

/**
 * Seeds `words` from two 32-bit numbers. `stream` separates generators that share a seed (the game, each bot), so that
 * a bot's thinking never changes the cards.
 */
export function seedRng(words: RngWords, seed: number, stream: number): void {
  words[0] = seed >>> 0;
  words[1] = stream >>> 0;
  words[2] = 0x9e3779b9;
  words[3] = 1;
  for (let i = 0; i < 12; i++) nextUint32(words);
}

/** A uniform 32-bit unsigned integer. */
export function nextUint32(w: RngWords): number {
  const a = w[0];
  const b = w[1];
  const c = w[2];
  const d = w[3];
  const t = (a + b + d) | 0;
  w[3] = d + 1;
  w[0] = b ^ (b >>> 9);
  w[1] = c + (c << 3);
  w[2] = ((c << 21) | (c >>> 11)) + t;
  return t >>> 0;
}

/** A uniform integer in [0, bound); bound must be 1 to 2,097,152. A bound of 1 uses no randomness. */
export function randomBelow(w: RngWords, bound: number): number {
  if (bound <= 1) return 0;
  let x = nextUint32(w);
  const low = Math.imul(x, bound) >>> 0;
  if (low < bound) x = withoutBias(w, x, bound);
  if (bound > 65536) return (x * bound - (Math.imul(x, bound) >>> 0)) / 4294967296;
  // The upper word of x * bound, from halves that stay within 32 bits: quicker than fractions.
  return (Math.imul(x >>> 16, bound) + (Math.imul(x & 0xffff, bound) >>> 16)) >>> 16;
}

/** Draws again while the product's lower word is one of those that some results would have too many of. */
function withoutBias(w: RngWords, x: number, bound: number): number {
  const threshold = (4294967296 - bound) % bound;
  while (Math.imul(x, bound) >>> 0 < threshold) x = nextUint32(w);
  return x;
}
