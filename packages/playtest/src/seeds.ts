// Every game of a batch has a seed of its own, made from the seed of the batch and the number of the game alone. So a game
// can be played again by itself, and no number depends on who played which game when.

/** The finalizer of MurmurHash3 (Appleby 2011): a bijection of the 32-bit numbers, and each bit of the input moves about half of the output's. */
export function mix32(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 2^32 divided by the golden ratio: an odd number, so multiples of it visit every 32-bit number. */
const STRIDE = 0x9e3779b9;

/** Tells the second key of a batch from its first. */
const SECOND_KEY = 0x6b657932;

/**
 * The seed of game `index`: `mix32(mix32(index ^ mix32(seed)) + mix32(seed ^ 0x6b657932))`, modulo 2^32. As every step is a
 * bijection of the index, no two of the first 2^32 games of a batch share a seed. Two keys in two rounds make each seed a
 * shuffle of its own: batches of other seeds share games by chance alone, n · m / 2^32 of n and m (233 of a million), and
 * never a run of them.
 */
export function gameSeed(seed: number, index: number): number {
  return mix32(mix32(index ^ mix32(seed)) + mix32(seed ^ SECOND_KEY));
}

/** The seed of the bot in a seat of that game: `mix32(gameSeed + (seat + 1) * 0x9e3779b9)`; differs between the seats of a game. */
export function botSeed(seed: number, index: number, seat: number): number {
  return mix32(gameSeed(seed, index) + Math.imul(seat + 1, STRIDE));
}
