// An unfinished learning as a file: a checksum, a line of JSON, then lists of 32-bit numbers. It is read on the machine that wrote it, but
// may be damaged, from another learning or by another program: then it cannot be continued.
import { crc32 } from 'node:zlib';
import { resultsVersion } from '@railwright/engine/program';
import type { Learned } from '../learning/learning.ts';

interface Head extends Omit<Learned, 'state'> {
  /** Identifies the plan of the learning. */
  readonly key: string;
  /** Version of the program that learned. */
  readonly program: string;
  readonly size: number;
  /** Games of each milestone. */
  readonly milestones: readonly number[];
  readonly state: Pick<
    Learned['state'],
    'meanLeft' | 'squareLeft' | 'rounds' | 'horizon' | 'games' | 'caution' | 'rng' | 'rollouts'
  >;
}

/** Why a file cannot be continued. */
export type LearningProblem =
  | { readonly problem: 'damaged' | 'other' }
  | { readonly problem: 'program'; readonly program: string };

const MARK = 'railwright-learning';
const LINE_FEED = 10;

/**
 * The bytes of an unfinished training run; `parseLearning` reads them.
 * @param program version of the program that learns
 */
export function formatLearning(
  key: string,
  { state, ...rest }: Learned,
  program = resultsVersion(),
): Uint8Array {
  const { weights, means, squares, milestones, ...words } = state;
  const head: Head = {
    key,
    program,
    size: weights.length,
    milestones: milestones.map(({ games }) => games),
    ...rest,
    state: words,
  };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const lists = [weights, means, squares, ...milestones.map((one) => one.weights)];
  const body = Buffer.concat([
    line,
    ...lists.map((list) => Buffer.from(list.buffer, list.byteOffset, list.byteLength)),
  ]);
  return Buffer.concat([Buffer.from(`${MARK} ${crc32(body).toString(16)}\n`), body]);
}

/** Undefined for anything but a whole file of this learning by this program. */
export function parseLearning(key: string, file: Uint8Array): Learned | undefined {
  const read = readLearning(key, file);
  return 'problem' in read ? undefined : read;
}

/**
 * The training run, or the reason why it cannot be continued.
 * @param program version of the program that would continue it
 */
export function readLearning(
  key: string,
  file: Uint8Array,
  program = resultsVersion(),
): Learned | LearningProblem {
  const first = file.indexOf(LINE_FEED);
  const [mark, checksum] = Buffer.from(file.subarray(0, Math.max(0, first)))
    .toString()
    .split(' ');
  const bytes = file.subarray(first + 1);
  if (first < 0 || mark !== MARK || crc32(bytes).toString(16) !== checksum) return { problem: 'damaged' };
  const end = bytes.indexOf(LINE_FEED);
  const head = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as Head;
  if (head.program !== program) return { problem: 'program', program: head.program };
  if (head.key !== key) return { problem: 'other' };
  const { size, milestones, games, decisions, progress, checks, state } = head;
  // An aligned copy, from any kind of buffer.
  const lists = new Uint8Array(bytes.subarray(end + 1));
  const list = (i: number): Float32Array =>
    new Float32Array(lists.buffer.slice(i * size * 4, (i + 1) * size * 4));
  return {
    games,
    decisions,
    progress,
    checks,
    state: {
      weights: list(0),
      means: list(1),
      squares: list(2),
      milestones: milestones.map((after, i) => ({ games: after, weights: list(3 + i) })),
      ...state,
    },
  };
}
