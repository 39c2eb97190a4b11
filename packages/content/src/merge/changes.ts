// What differs between two versions of a content file: key by key, thing by thing, and on the picture of a map cell by cell.
import { canonicalJson } from '../text/hash.ts';
import type { Path } from '../text/path.ts';
import { cellsBetween } from './cells-of-picture.ts';
import type { Entry, Part } from './parts.ts';
import { partsOf } from './read-parts.ts';
import { isCollection, pairsIn, type Pair } from './slots.ts';

/**
 * A difference. Its path has keys, and for things of a list their ids, cells or names; on the picture of a map the line and the column, from 0.
 * `before` or `now` is missing for what is new or gone.
 */
export interface TextChange {
  readonly path: Path;
  /** `order`: the same things in another order; `writing`: the same data, with other comments or written in another way. */
  readonly about: 'value' | 'cell' | 'order' | 'writing';
  /** As data, or as a character of the picture. */
  readonly before?: unknown;
  /** The same. */
  readonly now?: unknown;
}

/** Undefined for a version that is no object of YAML, as for what is no YAML at all. Never throws for what texts hold. */
export function changesBetween(before: string, now: string): readonly TextChange[] | undefined {
  const [old, fresh] = [partsOf(before), partsOf(now)];
  if (!old || !fresh) return undefined;
  const found = [...differences(old.root, fresh.root, [])];
  return old.rest === fresh.rest ? found : [...found, { path: [], about: 'writing' }];
}

function* differences(before: Part, now: Part, path: Path): Generator<TextChange> {
  if (before.text === now.text) return;
  const cells = cellsBetween(before, now, path);
  const pairs = cells ? undefined : pairsIn(before, now, path);
  for (const { line, column, before: old, now: fresh } of cells ?? [])
    yield {
      path: [...path, line, column],
      about: 'cell',
      ...(old !== ' ' && { before: old }),
      ...(fresh !== ' ' && { now: fresh }),
    };
  for (const pair of pairs ?? []) yield* inPair(pair, [...path, pair.name]);
  if (pairs && isReordered(pairs, before)) yield { path, about: 'order' };
  if (!cells && !pairs) yield { path, ...valueOf(before, now) };
}

function valueOf({ data: before }: Part, { data: now }: Part): Omit<TextChange, 'path'> {
  return canonicalJson(before) === canonicalJson(now)
    ? { about: 'writing' }
    : { about: 'value', before, now };
}

function* inPair({ before, now }: Pair, path: Path): Generator<TextChange> {
  if (!before || !now) {
    yield { path, about: 'value', ...(before && { before: before.data }), ...(now && { now: now.data }) };
    return;
  }
  if (commentsOf(before) !== commentsOf(now)) yield { path, about: 'writing' };
  yield* differences(before.value, now.value, path);
}

const commentsOf = ({ lead, tail }: Entry): string =>
  [lead, tail].map((text) => text.replace(/^[\s,]+|\s+$/g, '')).join();

/** The order of keys says nothing. */
function isReordered(pairs: readonly Pair[], before: Part): boolean {
  if (!isCollection(before) || before.of === 'map') return false;
  const common = new Set(pairs.flatMap(({ before: old, now }) => (old && now ? [old] : [])));
  const old = before.entries.filter((entry) => common.has(entry));
  return pairs
    .filter(({ before: entry }) => entry && common.has(entry))
    .some(({ before: entry }, i) => entry !== old[i]);
}
