// Three-way merge, shown by line. Content is merged by cell, card and key as git merges it with `railwright merge-file`; what is not an
// object of YAML by line, where different changes to the same or adjacent lines are for the user to decide. node-diff3 3.2 gives the same chunks, but takes 8 seconds for 2,000 lines of cards, whose lines repeat; this takes 8 milliseconds.
import { settleTexts } from '@railwright/content/merge';
import { diffArrays } from 'diff';

/** Texts that differ in more lines count as having none in common: comparing them would take seconds. */
const LIMITS = { maxEditLength: 4000 } as const;

export type Side = 'mine' | 'theirs' | 'both';

type Lines = readonly string[];

/**
 * A chunk of lines. `same` is equal on both sides, changed or not; `mine` and `theirs` say who changed it; what both changed is merged or a
 * `conflict`, whose sides differ only in what is left to decide.
 */
export interface Chunk {
  readonly kind: 'same' | Side | 'conflict';
  readonly mine: Lines;
  readonly theirs: Lines;
  /** Merged; in a conflict the same as `mine`. */
  readonly both: Lines;
}

export function mergeChunks(base: string, mine: string, theirs: string): Chunk[] {
  const settled = settleTexts({ base, ours: mine, theirs });
  const texts = [mine, theirs, ...(settled ? [settled.ours, settled.theirs] : [])];
  const before = base.split('\n');
  const versions = texts.map((text) => ({ lines: text.split('\n'), matches: matches(base, text) }));
  const chunks: Chunk[] = [];
  let at = 0;
  let places = versions.map(() => 0);
  const take = (end: number, ends: readonly number[]): void => {
    const parts = versions.map(({ lines }, i) => lines.slice(places[i], ends[i]));
    const part = before.slice(at, end);
    [at, places] = [end, [...ends]];
    if ([part, ...parts].some(({ length }) => length > 0)) chunks.push(chunkOf(part, parts));
  };
  while (at < before.length) {
    // Consecutive lines that all have in common.
    let equal = 0;
    while (versions.every((one, i) => one.matches.get(at + equal) === (places[i] ?? 0) + equal)) equal++;
    let next = at + equal;
    if (equal === 0) while (next < before.length && !versions.every((one) => one.matches.has(next))) next++;
    take(
      next,
      versions.map(({ lines, matches: found }, i) =>
        equal > 0 ? (places[i] ?? 0) + equal : (found.get(next) ?? lines.length),
      ),
    );
  }
  take(
    before.length,
    versions.map(({ lines }) => lines.length),
  );
  return chunks;
}

/** The merged text; `choices` sets the side of a chunk, for conflicts and to override the default. */
export function mergedText(chunks: readonly Chunk[], choices: ReadonlyMap<number, Side>): string {
  return chunks.flatMap((chunk, i) => chunk[choices.get(i) ?? clearSide(chunk)]).join('\n');
}

/** The default side of a chunk. */
export function clearSide({ kind }: Chunk): Side {
  return kind === 'theirs' || kind === 'both' ? kind : 'mine';
}

function chunkOf(base: Lines, [mine = [], theirs = [], ...settled]: readonly Lines[]): Chunk {
  const isOneSided = same(mine, theirs) || same(base, theirs) || same(base, mine);
  const merged = same(base, mine) ? theirs : mine;
  const [both = merged, other = isOneSided ? merged : theirs] = settled;
  if (!same(both, other)) return { kind: 'conflict', mine: both, theirs: other, both };
  const chunk = { mine, theirs, both };
  if (same(both, mine) && same(both, theirs)) return { kind: 'same', ...chunk };
  if (same(both, mine) && same(base, theirs)) return { kind: 'mine', ...chunk };
  return { kind: same(both, theirs) && same(base, mine) ? 'theirs' : 'both', ...chunk };
}

const same = (a: Lines, b: Lines): boolean => a.join('\n') === b.join('\n') && a.length === b.length;

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
