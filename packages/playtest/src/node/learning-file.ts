// An unfinished learning as a file: a line of JSON, then lists of 32-bit numbers. It is read on the machine that wrote it, but may be cut
// or from another learning: then it cannot be continued.
import type { Learned } from '../learning/learning.ts';

interface Head extends Omit<Learned, 'state'> {
  /** Identifies the plan of the learning. */
  readonly key: string;
  readonly size: number;
  /** Games of each milestone. */
  readonly milestones: readonly number[];
  readonly state: Pick<
    Learned['state'],
    'meanLeft' | 'squareLeft' | 'rounds' | 'horizon' | 'games' | 'caution' | 'rng' | 'lanes'
  >;
}

export function formatLearning(key: string, { state, ...rest }: Learned): Uint8Array {
  const { known, means, squares, milestones, ...words } = state;
  const head: Head = {
    key,
    size: known.length,
    milestones: milestones.map(({ games }) => games),
    ...rest,
    state: words,
  };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const lists = [known, means, squares, ...milestones.map((one) => one.known)];
  return Buffer.concat([
    line,
    ...lists.map((list) => Buffer.from(list.buffer, list.byteOffset, list.byteLength)),
  ]);
}

/** Undefined for anything but a whole file of this learning. */
export function parseLearning(key: string, bytes: Uint8Array): Learned | undefined {
  const end = bytes.indexOf(10);
  const head = end < 0 ? undefined : headOf(bytes.subarray(0, end));
  if (head?.key !== key) return undefined;
  const { size, milestones, games, decisions, progress, checks, state } = head;
  // An aligned copy, from any kind of buffer.
  const lists = new Uint8Array(bytes.subarray(end + 1));
  if (lists.length !== (3 + milestones.length) * size * 4) return undefined;
  const list = (i: number): Float32Array =>
    new Float32Array(lists.buffer.slice(i * size * 4, (i + 1) * size * 4));
  return {
    games,
    decisions,
    progress,
    checks,
    state: {
      known: list(0),
      means: list(1),
      squares: list(2),
      milestones: milestones.map((after, i) => ({ games: after, known: list(3 + i) })),
      ...state,
    },
  };
}

function headOf(line: Uint8Array): Head | undefined {
  try {
    return JSON.parse(Buffer.from(line).toString()) as Head;
  } catch {
    return undefined;
  }
}
