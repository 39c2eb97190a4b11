// A learned player as a file: one line of JSON that says what it is and how it was made, then its weights, two bytes each. Files come
// from strangers: sizes, numbers and the fingerprint are checked before anything is used.
import { fromHalf, toHalf } from './half.ts';
import { countRows, type Contents } from './knowledge.ts';
import { readHeader } from './player-header.ts';

/** What a player won against a bot, in games that it did not learn from. */
export interface Strength {
  /** Name of the bot in all other seats. */
  readonly against: string;
  readonly games: number;
  /** Share of the wins, 0 to 1, with its 95% interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

export interface PlayerHeader {
  readonly format: 1;
  /** Which rules: the `name` of the Game. */
  readonly game: string;
  /** `pack/id` of the setup it learned, the fingerprint of its definition, and the engine's version then. */
  readonly setup: string;
  readonly content: string;
  readonly engine: string;
  readonly seats: number;
  /** How it was made: the same seed and number of games make the same player. */
  readonly learned: {
    readonly seed: number;
    readonly games: number;
    readonly decisions: number;
  };
  readonly strength: readonly Strength[];
  /** Which rows of weights there are. */
  readonly contents: Contents;
}

export interface Player {
  readonly header: PlayerHeader;
  /** Rows of `header.contents`, as long as its width each. */
  readonly weights: Float32Array;
}

export type ParsedPlayer =
  { readonly ok: true; readonly player: Player } | { readonly ok: false; readonly message: string };

/** No player file is larger, and no first line longer. */
export const MOST_PLAYER_BYTES = 2_000_000;
const MOST_HEADER_BYTES = 500_000;
const LINE_FEED = 10;

/** What is kept of weights in a file; playing with less would not be playing as the file does. */
export function rounded(weights: Float32Array): Float32Array {
  return weights.map((weight) => fromHalf(toHalf(weight)));
}

export function formatPlayer({ header, weights }: Player): Uint8Array {
  const bits = Uint16Array.from(weights, toHalf);
  const first = JSON.stringify({ ...header, weights: { count: bits.length, hash: hashOf(bits) } });
  const line = new TextEncoder().encode(`${first}\n`);
  const bytes = new Uint8Array(line.length + bits.length * 2);
  bytes.set(line);
  const view = new DataView(bytes.buffer);
  bits.forEach((half, i) => view.setUint16(line.length + i * 2, half, true));
  return bytes;
}

/** Checks everything; the message is a sentence for people. */
export function parsePlayer(bytes: Uint8Array): ParsedPlayer {
  if (bytes.length > MOST_PLAYER_BYTES)
    return bad(`It has ${bytes.length} bytes; a player has ${MOST_PLAYER_BYTES} at most.`);
  const end = bytes.subarray(0, MOST_HEADER_BYTES).indexOf(LINE_FEED);
  if (end < 0) return bad('It does not begin with a line of JSON.');
  const read = readHeader(bytes.subarray(0, end));
  if (typeof read === 'string') return bad(read);
  const { header, weights } = read;
  const wanted = countRows(header.contents) * header.contents.width;
  if (weights.count !== wanted)
    return bad(`It says it has ${weights.count} weights, but what it names needs ${wanted}.`);
  const rest = bytes.subarray(end + 1);
  if (rest.length !== wanted * 2)
    return bad(
      `Its weights should take ${wanted * 2} bytes and take ${rest.length}: the file is cut or damaged.`,
    );
  const view = new DataView(rest.buffer, rest.byteOffset, rest.length);
  const bits = Uint16Array.from({ length: wanted }, (_, i) => view.getUint16(i * 2, true));
  if (hashOf(bits) !== weights.hash)
    return bad('Its weights are not those it was saved with: the file is damaged.');
  const values = Float32Array.from(bits, fromHalf);
  if (!values.every(Number.isFinite)) return bad('One of its weights is not a number.');
  return { ok: true, player: { header, weights: values } };
}

/** FNV-1a over the halves, as 8 hexadecimal digits: against damage, not against malice. */
function hashOf(bits: Uint16Array): string {
  let hash = 0x811c9dc5;
  for (const half of bits) {
    hash = Math.imul(hash ^ (half & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (half >>> 8), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const bad = (message: string): ParsedPlayer => ({ ok: false, message });
