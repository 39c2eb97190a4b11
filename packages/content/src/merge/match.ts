// Which entries or lines of a list are those of an earlier one, and the stretches between those that three lists have in common.
import { diffArrays } from 'diff';

/** Lists that differ in more count as having nothing in common: comparing them would take seconds. */
const LIMITS = { maxEditLength: 4000 } as const;

/** From the index in one list to that in another. */
export type Matches = ReadonlyMap<number, number>;

/** A stretch that was replaced, as indices. */
export interface Gap {
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

/** Equal texts in their order, and what stands between them. */
export function matchTexts(
  from: readonly string[],
  to: readonly string[],
): { readonly matches: Map<number, number>; readonly gaps: readonly Gap[] } {
  const matches = new Map<number, number>();
  const gaps: Gap[] = [];
  let [a, b] = [0, 0];
  let removed: number[] = [];
  let added: number[] = [];
  const close = (): void => {
    if (removed.length + added.length > 0) gaps.push({ removed, added });
    [removed, added] = [[], []];
  };
  const whole = [
    { removed: true, added: false, count: from.length },
    { removed: false, added: true, count: to.length },
  ];
  for (const change of diffArrays([...from], [...to], LIMITS) ?? whole) {
    for (let i = 0; i < change.count; i++)
      if (change.removed) removed.push(a++);
      else if (change.added) added.push(b++);
      else {
        close();
        matches.set(a++, b++);
      }
  }
  close();
  return { matches, gaps };
}

/** Three entries that belong together, or what the sides made of the entries between two such. */
export type Stretch =
  | { readonly kind: 'same'; readonly base: number; readonly ours: number; readonly theirs: number }
  | {
      readonly kind: 'apart';
      readonly base: readonly [from: number, to: number];
      readonly ours: readonly [from: number, to: number];
      readonly theirs: readonly [from: number, to: number];
    };

/** The lists from beginning to end. Matches must be in order. */
export function stretches(
  lengths: { readonly base: number; readonly ours: number; readonly theirs: number },
  inOurs: Matches,
  inTheirs: Matches,
): Stretch[] {
  const found: Stretch[] = [];
  let [b, o, t] = [0, 0, 0];
  const upTo = (base: number, ours: number, theirs: number): void => {
    if (base > b || ours > o || theirs > t)
      found.push({ kind: 'apart', base: [b, base], ours: [o, ours], theirs: [t, theirs] });
  };
  for (let i = 0; i < lengths.base; i++) {
    const ours = inOurs.get(i);
    const theirs = inTheirs.get(i);
    if (ours === undefined || theirs === undefined) continue;
    upTo(i, ours, theirs);
    found.push({ kind: 'same', base: i, ours, theirs });
    [b, o, t] = [i + 1, ours + 1, theirs + 1];
  }
  upTo(lengths.base, lengths.ours, lengths.theirs);
  return found;
}
