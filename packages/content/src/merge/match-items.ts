// Which items of a sequence, such as the steps of an effect, are those of an earlier one. Equal items belong together, and so do those
// that changed a little; of all ways to pair them in order, the one with the most in common is right.
import { isData } from '../text/data.ts';
import { canonicalJson } from '../text/hash.ts';
import { matchTexts } from './match.ts';

/** Beyond so many pairs, only equal items are paired. */
const MOST_PAIRS = 10_000;

/** How much equal items count. Those that changed a little count less, by what they have in common. */
const EQUAL = 100;
const ALIKE = 40;
/** A pair is unsure if another counts nearly as much. */
const NEARLY = 10;

/** From the index in one list to that in the other, in order. */
export function matchItems(from: readonly unknown[], to: readonly unknown[]): ReadonlyMap<number, number> {
  const [old, fresh] = [from.map(canonicalJson), to.map(canonicalJson)];
  if (from.length * to.length > MOST_PAIRS) return matchTexts(old, fresh).matches;
  const score = (i: number, j: number): number => (old[i] === fresh[j] ? EQUAL : scoreOf(from[i], to[j]));
  const matches = withoutUnsure(bestMatches(from.length, to.length, score), from.length, to.length, score);
  return withReplaced(matches, from, to);
}

function bestMatches(from: number, to: number, score: (i: number, j: number) => number): Map<number, number> {
  // best[i][j]: the most that the items from i and from j on can have in common.
  const best = Array.from({ length: from + 1 }, () => new Array<number>(to + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = from - 1; i >= 0; i--)
    for (let j = to - 1; j >= 0; j--)
      (best[i] ?? [])[j] = Math.max(score(i, j) + at(i + 1, j + 1), at(i + 1, j), at(i, j + 1));
  const matches = new Map<number, number>();
  for (let [i, j] = [0, 0]; i < from && j < to;) {
    const pair = score(i, j);
    if (pair > 0 && at(i, j) === pair + at(i + 1, j + 1)) matches.set(i++, j++);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return matches;
}

/** Without pairs of which one item might as well belong to an item that came or went beside it. */
function withoutUnsure(
  matches: ReadonlyMap<number, number>,
  from: number,
  to: number,
  score: (i: number, j: number) => number,
): Map<number, number> {
  const pairs = [[-1, -1] as const, ...matches, [from, to] as const];
  const between = (start: number, end: number, not: number): number[] =>
    Array.from({ length: end - start - 1 }, (_, i) => start + 1 + i).filter((i) => i !== not);
  const isSure = ([i, j]: readonly [number, number], at: number): boolean => {
    const [before, after] = [pairs[at] ?? [-1, -1], pairs[at + 2] ?? [from, to]];
    const least = score(i, j) - NEARLY;
    return !(
      between(before[1], after[1], j).some((other) => score(i, other) >= least) ||
      between(before[0], after[0], i).some((other) => score(other, j) >= least)
    );
  };
  return new Map([...matches].filter(isSure));
}

/** Where as many items of the same sort came as went, each took the place of one. */
function withReplaced(
  matches: Map<number, number>,
  from: readonly unknown[],
  to: readonly unknown[],
): Map<number, number> {
  const ends = [...matches, [from.length, to.length] as const];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of ends) {
    const isEven = nextI - i === nextJ - j;
    for (; i < nextI; i++, j++) if (isEven && likeness(from[i], to[j]) === 'other') matches.set(i, j);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return matches;
}

function scoreOf(a: unknown, b: unknown): number {
  return likeness(a, b) === 'alike' ? ALIKE + Math.round(ALIKE * shareOf(a, b)) : 0;
}

function likeness(a: unknown, b: unknown): 'alike' | 'other' | 'none' {
  if (Array.isArray(a) && Array.isArray(b)) return a.some((item) => b.includes(item)) ? 'alike' : 'other';
  if (isData(a) && isData(b))
    return isAlike(a, b) ? 'alike' : Object.keys(a)[0] === Object.keys(b)[0] ? 'other' : 'none';
  return typeof a !== 'object' && typeof a === typeof b ? 'other' : 'none';
}

/** The same op, the same first field, or more that is equal than not. */
function isAlike(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const [first] = Object.keys(a);
  if (first === undefined || first !== Object.keys(b)[0]) return false;
  const isOp = Object.keys(a).length === 1 && Object.keys(b).length === 1;
  return isOp || canonicalJson(a[first]) === canonicalJson(b[first]) || isSimilar(a, b);
}

/** Whether more of two values is equal than not. */
export const isSimilar = (a: unknown, b: unknown): boolean => shareOf(a, b) > 0.5;

/** How much of two values is equal, from 0 to 1. */
function shareOf(a: unknown, b: unknown): number {
  const [old, fresh] = [leavesOf(a), leavesOf(b)];
  const equal = [...old].filter(([path, value]) => fresh.get(path) === value).length;
  return equal / Math.max(1, new Set([...old.keys(), ...fresh.keys()]).size);
}

function leavesOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) found.set(path, JSON.stringify(value));
  else for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}/${key}`, found);
  return found;
}
