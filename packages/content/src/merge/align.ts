// Which entries of three lists are the same thing, and in which order the merged list has them.
import type { Identity } from './identity.ts';
import { isSimilar } from './match-items.ts';
import { matchTexts, type Gap } from './match.ts';
import type { Entry } from './parts.ts';

/** A thing as each side has it. */
export interface Slot {
  readonly base: Entry | undefined;
  readonly ours: Entry | undefined;
  readonly theirs: Entry | undefined;
}

/** All things of the three lists, in the order in which the merged one would have them. */
export function alignThings(
  base: readonly Entry[],
  ours: readonly Entry[],
  theirs: readonly Entry[],
  identity: Identity,
): Slot[] {
  const inOurs = sideOf(base, ours, theirs, identity);
  const inTheirs = sideOf(base, theirs, ours, identity);
  const slots = base.map((entry) => ({ base: entry, ours: inOurs.get(entry), theirs: inTheirs.get(entry) }));
  const newTheirs = new Map(added(theirs, inTheirs).map((entry) => [identity.of(entry), entry]));
  const both = added(ours, inOurs).map((entry) => ({
    base: undefined,
    ours: entry,
    theirs: newTheirs.get(identity.of(entry)),
  }));
  const taken = new Set(both.map(({ theirs: entry }) => entry));
  const rest = [...newTheirs.values()].filter((entry) => !taken.has(entry));
  const all: Slot[] = [
    ...slots,
    ...both,
    ...rest.map((entry) => ({ base: undefined, ours: undefined, theirs: entry })),
  ];
  return ordered(all, base, ours, theirs);
}

/** From entries of the base to what a side made of them. A name that is used elsewhere cannot be a new one for the same thing. */
function sideOf(
  base: readonly Entry[],
  side: readonly Entry[],
  other: readonly Entry[],
  identity: Identity,
): Map<Entry, Entry> {
  const others = new Set(other.map(identity.of));
  const elsewhere = new Set([...base.map(identity.of), ...others]);
  const isGone = (entry: Entry): boolean => !others.has(identity.of(entry));
  const byName = new Map(side.map((entry) => [identity.of(entry), entry]));
  const found = new Map<Entry, Entry>();
  for (const entry of base) {
    const same = byName.get(identity.of(entry));
    if (same) found.set(entry, same);
  }
  const taken = new Set(found.values());
  const { gaps } = matchTexts(base.map(identity.of), side.map(identity.of));
  for (const gap of gaps)
    for (const [entry, renamed] of renamedIn(gap, base, side, identity, isGone))
      if (!found.has(entry) && !taken.has(renamed) && !elsewhere.has(identity.of(renamed)))
        found.set(entry, renamed);
  return found;
}

/**
 * Things that have another name now, and little else that is new; words, if as many were replaced by others. What took the place of a
 * thing that the other side took away is taken for it too, so that a person is asked.
 */
function renamedIn(
  { removed, added: fresh }: Gap,
  base: readonly Entry[],
  side: readonly Entry[],
  { rest }: Identity,
  isGone: (entry: Entry) => boolean,
): (readonly [Entry, Entry])[] {
  const [old, now] = [removed.flatMap((i) => base[i] ?? []), fresh.flatMap((i) => side[i] ?? [])];
  const inPlace = old.length === now.length;
  let next = 0;
  return old.flatMap((entry, place) => {
    const isIt = (other: Entry, i: number): boolean =>
      (rest !== undefined && isSimilar(rest(entry), rest(other))) ||
      (inPlace && i === place && (!rest || isGone(entry)));
    const at = now.findIndex((other, i) => i >= next && isIt(other, i));
    const other = now[at];
    if (!other) return [];
    next = at + 1;
    return [[entry, other] as const];
  });
}

function added(side: readonly Entry[], known: ReadonlyMap<Entry, Entry>): Entry[] {
  const old = new Set(known.values());
  return side.filter((entry) => !old.has(entry));
}

/**
 * As ours has them, unless only theirs moved some; what only the other side has comes after what it follows there. Things that both
 * moved stay where ours put them: the order of things says nothing.
 */
function ordered(
  slots: readonly Slot[],
  base: readonly Entry[],
  ours: readonly Entry[],
  theirs: readonly Entry[],
): Slot[] {
  const sequence = (side: keyof Slot, entries: readonly Entry[]): Slot[] => {
    const byEntry = new Map(slots.map((slot) => [slot[side], slot]));
    return entries.flatMap((entry) => byEntry.get(entry) ?? []);
  };
  const before = sequence('base', base);
  const [mine, other] = [sequence('ours', ours), sequence('theirs', theirs)];
  const movedByOurs = movedFrom(before, mine);
  const movedByTheirs = movedFrom(before, other);
  const place = new Set([...movedByTheirs].filter((slot) => !movedByOurs.has(slot)));
  const staying = mine.filter((slot) => !place.has(slot));
  return withMissing(withMissing(staying, other), before);
}

/** Those that have to move to get from one order to the other. */
function movedFrom(before: readonly Slot[], now: readonly Slot[]): Set<Slot> {
  const numbers = new Map(before.map((slot, i) => [slot, String(i)]));
  const there = new Set(now);
  const common = before.filter((slot) => there.has(slot));
  const texts = (list: readonly Slot[]): string[] => list.flatMap((slot) => numbers.get(slot) ?? []);
  const { gaps } = matchTexts(texts(common), texts(now));
  return new Set(gaps.flatMap(({ removed }) => removed.flatMap((i) => common[i] ?? [])));
}

/** With each slot that is missing behind the one that it follows in `sequence`, and behind what is new there. */
function withMissing(result: readonly Slot[], sequence: readonly Slot[]): Slot[] {
  const isIn = new Set(result);
  const known = new Set(sequence);
  const missing = new Map<Slot | undefined, Slot[]>();
  let last: Slot | undefined;
  for (const slot of sequence)
    if (isIn.has(slot)) last = slot;
    else append(missing, last, slot);
  const found = missing.get(undefined) ?? [];
  let waiting: Slot[] = [];
  for (const slot of result) {
    if (known.has(slot)) {
      for (const one of waiting) found.push(one);
      waiting = missing.get(slot) ?? [];
    }
    found.push(slot);
  }
  return [...found, ...waiting];
}

function append(lists: Map<Slot | undefined, Slot[]>, key: Slot | undefined, slot: Slot): void {
  const list = lists.get(key);
  if (list) list.push(slot);
  else lists.set(key, [slot]);
}
