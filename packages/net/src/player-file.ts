// A learned player as a file: one line of JSON that says what it is and how it was made, then its weights, packed in rows. In older
// files the weights of earlier states follow, which are checked and left out. Files come from untrusted sources: sizes, numbers and the
// fingerprint are checked before anything is used.
import { countRows } from './knowledge.ts';
import { hashOf, headerLine, readHeader, type PlayerHeader } from './player-header.ts';
import { packRows, unpackRows } from './rows.ts';

/** A learned player: the description of its weights, and the weights. */
export interface Player {
  /** The description of the weights. */
  readonly header: PlayerHeader;
  /** Rows of `header.contents`, each as long as its width. */
  readonly weights: Float32Array;
}

export type ParsedPlayer =
  | {
      readonly ok: true;
      readonly player: Player;
      /** Of the weights, 8 hexadecimal digits: another one plays otherwise. */
      readonly fingerprint: string;
    }
  | { readonly ok: false; readonly message: string };

/** Limits for a player file and its first line. */
export const MOST_PLAYER_BYTES = 2_000_000;
const MOST_HEADER_BYTES = 500_000;
const LINE_FEED = 10;

/**
 * The bytes of a player file: a line of JSON, then the weights packed in rows. Rounds the weights as `rounded`
 * does.
 */
export function formatPlayer({ header, weights }: Player): Uint8Array {
  const rest = packRows(weights, header.contents.width);
  const first = headerLine({ ...header, weights: { count: weights.length, hash: hashOf(rest) } });
  const line = new TextEncoder().encode(`${first}\n`);
  const bytes = new Uint8Array(line.length + rest.length);
  bytes.set(line);
  bytes.set(rest, line.length);
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
  const { header, weights, states } = read;
  const { width } = header.contents;
  const rows = countRows(header.contents);
  const wanted = rows * width;
  if (weights.count !== wanted)
    return bad(`It says it has ${weights.count} weights, but what it names needs ${wanted}.`);
  let rest = bytes.subarray(end + 1);
  if (hashOf(rest) !== weights.hash)
    return bad('Its weights are not those it was saved with: the file is cut or damaged.');
  let newest: Float32Array | undefined;
  for (let i = 0; i < states; i++) {
    const state = unpackRows(rest, rows, width);
    if (!state) return bad('Its weights are too few, or one of them is not a number.');
    newest ??= state.weights;
    rest = rest.subarray(state.used);
  }
  if (rest.length > 0) return bad(`It has ${rest.length} bytes more than its weights take.`);
  return {
    ok: true,
    player: { header, weights: newest ?? new Float32Array() },
    fingerprint: weights.hash,
  };
}

const bad = (message: string): ParsedPlayer => ({ ok: false, message });
