// Three-way merge by line: changes on one side only are merged; different changes to the same or adjacent lines are for the user to
// decide. node-diff3 3.2 gives the same chunks, but takes 8 seconds for 2,000 lines of cards, whose lines repeat; this takes 8 milliseconds.
import { diffArrays } from 'diff';

/** Texts that differ in more lines count as having none in common: comparing them would take seconds. */
const LIMITS = { maxEditLength: 4000 } as const;

export type Side = 'mine' | 'theirs';

/** A chunk of lines. `same` is equal on both sides, changed or not; the others say who changed it. */
export interface Chunk {
  readonly kind: 'same' | Side | 'conflict';
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export function mergeChunks(base: string, mine: string, theirs: string): Chunk[] {
  const lines = { base: base.split('\n'), mine: mine.split('\n'), theirs: theirs.split('\n') };
  const inMine = matches(base, mine);
  const inTheirs = matches(base, theirs);
  const chunks: Chunk[] = [];
  let [b, m, t] = [0, 0, 0];
  const take = (toBase: number, toMine: number, toTheirs: number): void => {
    const part = {
      base: lines.base.slice(b, toBase),
      mine: lines.mine.slice(m, toMine),
      theirs: lines.theirs.slice(t, toTheirs),
    };
    [b, m, t] = [toBase, toMine, toTheirs];
    if (part.base.length + part.mine.length + part.theirs.length > 0)
      chunks.push({ kind: kindOf(part), ...part });
  };
  while (b < lines.base.length) {
    // Consecutive lines that all three have in common.
    let equal = 0;
    while (inMine.get(b + equal) === m + equal && inTheirs.get(b + equal) === t + equal) equal++;
    if (equal > 0) {
      take(b + equal, m + equal, t + equal);
      continue;
    }
    let next = b;
    while (next < lines.base.length && !(inMine.has(next) && inTheirs.has(next))) next++;
    take(next, inMine.get(next) ?? lines.mine.length, inTheirs.get(next) ?? lines.theirs.length);
  }
  take(lines.base.length, lines.mine.length, lines.theirs.length);
  return chunks;
}

/** The merged text; `choices` sets the side of a chunk, for conflicts and to override the default. */
export function mergedText(chunks: readonly Chunk[], choices: ReadonlyMap<number, Side>): string {
  return chunks.flatMap((chunk, i) => chunk[choices.get(i) ?? clearSide(chunk)]).join('\n');
}

/** The default side of a chunk. */
export function clearSide({ kind }: Chunk): Side {
  return kind === 'theirs' ? 'theirs' : 'mine';
}

function kindOf({ base, mine, theirs }: Omit<Chunk, 'kind'>): Chunk['kind'] {
  const equal = (a: readonly string[], b: readonly string[]): boolean =>
    a.join('\n') === b.join('\n') && a.length === b.length;
  if (equal(mine, theirs)) return 'same';
  if (equal(base, theirs)) return 'mine';
  return equal(base, mine) ? 'theirs' : 'conflict';
}

/** Lines common to both texts, as pairs of positions in order. */
function matches(from: string, to: string): Map<number, number> {
  const found = new Map<number, number>();
  let [a, b] = [0, 0];
  for (const { added, removed, count } of diffArrays(from.split('\n'), to.split('\n'), LIMITS) ?? [])
    if (removed) a += count;
    else if (added) b += count;
    else for (const end = a + count; a < end;) found.set(a++, b++);
  return found;
}
