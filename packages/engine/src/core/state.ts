// The changing part of a game: small integers and the generator's words in one block of memory, so that copying a state is one
// `.set()`. There are no objects inside, so it can be saved, compared and copied in the middle of an effect.
import type { RngWords } from './rng.ts';
import type { GameEvent } from './event.ts';

const RNG_WORDS = 4;
const NOTES = 8;

/** A position of a game. Its size and the meaning of `data` belong to the game that created it. */
export class State {
  /** The position as small integers, laid out by the game. */
  readonly data: Int16Array;
  /** Four words of the game's generator. */
  readonly rng: RngWords;
  /** Receives the events; null, the default, costs one comparison per change. */
  events: GameEvent[] | null = null;
  /**
   * What a game may note to find something in the position sooner. Notes are no part of the position: any may be missing or out of date, so
   * a game checks what it finds.
   */
  readonly notes: Int32Array;
  /** All of it: the generator's words, the notes, then the position. */
  readonly words: Uint32Array;

  constructor(size: number) {
    this.words = new Uint32Array(RNG_WORDS + NOTES + Math.ceil(size / 2));
    this.rng = new Uint32Array(this.words.buffer, 0, RNG_WORDS);
    this.notes = new Int32Array(this.words.buffer, RNG_WORDS * 4, NOTES);
    this.data = new Int16Array(this.words.buffer, (RNG_WORDS + NOTES) * 4, size);
  }
}

/** Copies the position; the event listener is not part of the position and stays with its state. */
export function copyInto(from: State, to: State): void {
  to.words.set(from.words);
}

/** A new state with the same position; events stay with the old one. */
export function cloneState(from: State): State {
  const copy = new State(from.data.length);
  copyInto(from, copy);
  return copy;
}

/** Whether two states hold the same position and the same future chance; events do not count. */
export function sameState(a: State, b: State): boolean {
  if (a.data.length !== b.data.length) return false;
  for (let i = 0; i < 4; i++) if (a.rng[i] !== b.rng[i]) return false;
  for (let i = 0; i < a.data.length; i++) if (a.data[i] !== b.data[i]) return false;
  return true;
}

/** A 64-bit fingerprint of the whole state as 16 hexadecimal digits; equal on every machine. */
export function hashState(s: State): string {
  let h1 = 0x811c9dc5;
  let h2 = 0x1b873593;
  const mix = (word: number): void => {
    h1 = Math.imul(h1 ^ word, 0x01000193);
    h2 = Math.imul((h2 << 13) | (h2 >>> 19), 5) + 0xe6546b64;
    h2 = Math.imul(h2 ^ word, 0xcc9e2d51) | 0;
  };
  for (const value of s.data) mix(value);
  for (const value of s.rng) mix(value);
  mix(s.data.length);
  h1 = finish(h1);
  h2 = finish(h2);
  return hex(h1) + hex(h2);
}

function finish(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
