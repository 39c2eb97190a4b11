// Merges the entries of an object or a list: which of them stay, and what each becomes. How they are written is left to the form of
// the collection.
import type { Path } from '../text/path.ts';
import { canonicalJson } from '../text/hash.ts';
import { alignThings, type Slot } from './align.ts';
import { identityOf } from './identity.ts';
import { linesIn } from './lines.ts';
import { stretches } from './match.ts';
import { matchItems } from './match-items.ts';
import type { Block, Entry, Flow, Part } from './parts.ts';
import { threeWay, type Merged, type Piece, type Side } from './pieces.ts';

/** Merges values; the base is missing for what both sides added. */
export interface Merging {
  readonly value: (base: Part | undefined, ours: Part, theirs: Part, path: Path) => Merged;
  /** Paths whose value is a question though the texts could be merged. */
  readonly isAsked: (path: Path) => boolean;
}

/** An entry of the merged collection: taken from a side, made of both, or entries of which a person must choose. */
export type Outcome =
  | { readonly kind: 'taken'; readonly slot: Slot; readonly from: Side; readonly entry: Entry }
  | { readonly kind: 'merged'; readonly slot: Slot; readonly key: string | undefined; readonly body: Merged }
  | {
      readonly kind: 'question';
      readonly path: Path;
      readonly entries: Readonly<Record<Side, readonly Entry[]>>;
    };

type Collection = Block | Flow;

/** The key or dash, the value and what follows it, without the comments above. */
export const bodyOf = ({ open, value, tail }: Entry): string => open + value.text + tail;

export function mergeEntries(
  base: Collection | undefined,
  ours: Collection,
  theirs: Collection,
  path: Path,
  merging: Merging,
): Outcome[] {
  const lists = [base?.entries ?? [], ours.entries, theirs.entries] as const;
  const identity = identityOf(lists, ours.of, String(path.at(-1) ?? ''));
  if (!identity) return mergeSequence(...lists, path, merging);
  const slots = alignThings(...lists, identity);
  if (!identity.rest && areReplaced(slots)) return [askedList(lists, path)];
  return slots.flatMap((slot) => {
    const entry = slot.base ?? slot.ours ?? slot.theirs;
    return outcomeOf(slot, [...path, entry ? identity.of(entry) : ''], merging);
  });
}

type Lists = readonly [base: readonly Entry[], ours: readonly Entry[], theirs: readonly Entry[]];

const askedList = ([base, ours, theirs]: Lists, path: Path): Outcome => ({
  kind: 'question',
  path,
  entries: { base, ours, theirs },
});

/** Whether a word that both sides took away may be one that a side replaced by another. */
function areReplaced(slots: readonly Slot[]): boolean {
  return (
    slots.some(({ base, ours, theirs }) => base !== undefined && !ours && !theirs) &&
    slots.some(({ base, ours, theirs }) => base === undefined && (!ours || !theirs))
  );
}

/** In a row of numbers, the place of each says what it means, and nothing tells which of them was taken away. */
const areNumbers = (entries: readonly Entry[]): boolean =>
  entries.every(({ data }) => typeof data === 'number');

/** Whether both sides changed, added or took away one of several equal items: nothing tells which. */
function haveTwins(...lists: Lists): boolean {
  const [before, mine, other] = lists.map(countsOf) as [Counts, Counts, Counts];
  return [...before].some(
    ([item, count]) => count > 1 && mine.get(item) !== count && other.get(item) !== count,
  );
}

type Counts = ReadonlyMap<string, number>;

function countsOf(entries: readonly Entry[]): Counts {
  const counts = new Map<string, number>();
  for (const item of dataIn(entries).map(canonicalJson)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

const dataIn = (entries: readonly Entry[]): unknown[] => entries.map(({ data }) => data);

function mergeSequence(
  base: readonly Entry[],
  ours: readonly Entry[],
  theirs: readonly Entry[],
  path: Path,
  merging: Merging,
): Outcome[] {
  const lengths = { base: base.length, ours: ours.length, theirs: theirs.length };
  const areRows = [base, ours, theirs].every(areNumbers);
  const areUnsure = areRows && new Set(Object.values(lengths)).size > 1;
  if (areUnsure || haveTwins(base, ours, theirs)) return [askedList([base, ours, theirs], path)];
  const inPlace = new Map(base.map((_, i) => [i, i]));
  const matched = (side: readonly Entry[]): ReadonlyMap<number, number> =>
    areRows ? inPlace : matchItems(dataIn(base), dataIn(side));
  const all = stretches(lengths, matched(ours), matched(theirs));
  return all.flatMap((stretch): Outcome[] => {
    if (stretch.kind === 'same') {
      const slot = { base: base[stretch.base], ours: ours[stretch.ours], theirs: theirs[stretch.theirs] };
      return outcomeOf(slot, [...path, stretch.base], merging);
    }
    const entries = {
      base: base.slice(...stretch.base),
      ours: ours.slice(...stretch.ours),
      theirs: theirs.slice(...stretch.theirs),
    };
    const take = (from: 'ours' | 'theirs'): Outcome[] =>
      entries[from].map((entry) => ({
        kind: 'taken',
        slot: { base: undefined, ours: undefined, theirs: undefined, [from]: entry },
        from,
        entry,
      }));
    if (isEqual(entries.theirs, entries.base) || isEqual(entries.theirs, entries.ours)) return take('ours');
    if (isEqual(entries.ours, entries.base) || isEqual(entries.ours, entries.theirs)) return take('theirs');
    return [{ kind: 'question', path: [...path, stretch.base[0]], entries }];
  });
}

/** Whether the first has nothing that the second has not. */
const isEqual = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  a.length === b.length && a.every((entry, i) => isSameEntry(entry, b[i]));

const isSameEntry = (a: Entry, b: Entry | undefined): boolean =>
  b !== undefined && bodyOf(a) === bodyOf(b) && !hasNewComments(a, b);

function outcomeOf(slot: Slot, path: Path, merging: Merging): Outcome[] {
  const { base, ours, theirs } = slot;
  if (ours && theirs) return [mergeBoth(slot, ours, theirs, path, merging)];
  const left = ours ?? theirs;
  if (!left) return [];
  if (!base) return [{ kind: 'taken', slot, from: ours ? 'ours' : 'theirs', entry: left }];
  if (isSameEntry(left, base)) return [];
  return [askedOf(slot, path)];
}

function askedOf({ base, ours, theirs }: Slot, path: Path): Outcome {
  const listed = (entry: Entry | undefined): Entry[] => (entry ? [entry] : []);
  return {
    kind: 'question',
    path,
    entries: { base: listed(base), ours: listed(ours), theirs: listed(theirs) },
  };
}

/** Whether there is a comment above an entry that was not there before. */
function hasNewComments(now: Entry, before: Entry): boolean {
  const old = new Set(linesIn(before.lead).map((line) => line.trim()));
  return linesIn(now.lead).some((line) => line.includes('#') && !old.has(line.trim()));
}

function mergeBoth(slot: Slot, ours: Entry, theirs: Entry, path: Path, merging: Merging): Outcome {
  const { base } = slot;
  const take = (from: 'ours' | 'theirs'): Outcome => ({
    kind: 'taken',
    slot,
    from,
    entry: from === 'ours' ? ours : theirs,
  });
  const [before, mine, other] = [base && bodyOf(base), bodyOf(ours), bodyOf(theirs)];
  if (!merging.isAsked(path)) {
    if (mine === other || before === other) return take('ours');
    if (before === mine) return take('theirs');
    if (isSameShape(base?.value, ours.value, theirs.value) && (base ?? isContainer(ours)))
      return mergeInside(slot, ours, theirs, path, merging);
    const side = sideByData(base, ours, theirs);
    if (side) return take(side);
    if (!base) return askedOf(slot, path);
  }
  const about = merging.isAsked(path) ? 'frame' : 'value';
  const question: Piece = { base: before ?? '', ours: mine, theirs: other, path, about };
  return { kind: 'merged', slot, key: ours.key, body: { pieces: [question], data: undefined } };
}

/** Objects and lists that both sides added under the same key are merged; things with the same name are not. */
const isContainer = ({ key, value }: Entry): boolean =>
  key !== undefined && value.kind !== 'atom' && value.kind !== 'prose';

function mergeInside(slot: Slot, ours: Entry, theirs: Entry, path: Path, merging: Merging): Outcome {
  const { base } = slot;
  const open = threeWay(base?.open, ours.open, theirs.open);
  const value = merging.value(base?.value, ours.value, theirs.value, path);
  const tail = threeWay(base?.tail, ours.tail, theirs.tail);
  const pieces: Piece[] = [
    open ?? { base: base?.open ?? '', ours: ours.open, theirs: theirs.open, path, about: 'value' },
    ...value.pieces,
    tail ?? { base: base?.tail ?? '', ours: ours.tail, theirs: theirs.tail, path, about: 'comment' },
  ];
  const key = threeWay(base?.key, ours.key, theirs.key);
  return { kind: 'merged', slot, key, body: { pieces, data: value.data } };
}

function isSameShape(base: Part | undefined, ours: Part, theirs: Part): boolean {
  const shape = (part: Part): string =>
    part.kind === 'block' || part.kind === 'flow'
      ? `${part.kind} ${part.of}${part.kind === 'block' && part.isInline ? ' inline' : ''}`
      : part.kind;
  return shape(ours) === shape(theirs) && (!base || shape(base) === shape(ours));
}

/** A side that only wrote the same in another form gives way, unless a comment would get lost. */
function sideByData(base: Entry | undefined, ours: Entry, theirs: Entry): 'ours' | 'theirs' | undefined {
  const equal = (a: Entry | undefined, b: Entry): boolean =>
    a !== undefined && canonicalJson(a.data) === canonicalJson(b.data);
  const isPlain = (entry: Entry): boolean => !bodyOf(entry).includes('#');
  if ((equal(base, theirs) || equal(ours, theirs)) && isPlain(theirs)) return 'ours';
  return (equal(base, ours) || equal(theirs, ours)) && isPlain(ours) ? 'theirs' : undefined;
}
