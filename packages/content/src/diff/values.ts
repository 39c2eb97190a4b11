// The values in which two pieces of data differ.
import { isData } from '../text/data.ts';
import type { ValueDiff } from '../results/diff-result.ts';
import { differing, eachSide } from './sides.ts';

/** `end.rounds` from 30 to 28, `market` from mail-train to express. */
export function valueDiffs(before: unknown, now: unknown): ValueDiff[] {
  return differing(leavesOf(before), leavesOf(now), JSON.stringify).flatMap((sides) => {
    const { key: path } = sides;
    if (isWords(sides.before) && isWords(sides.now)) return wordDiffs(path, sides.before, sides.now);
    return [{ path, ...eachSide<unknown, unknown>(sides, (value) => value) }];
  });
}

/** What only one of two lists of names has, or both lists if only the order differs. */
function wordDiffs(path: string, before: readonly string[], now: readonly string[]): ValueDiff[] {
  const only = (list: readonly string[], other: readonly string[]): string[] =>
    list.filter((word) => !other.includes(word));
  const [gone, fresh] = [only(before, now), only(now, before)];
  if (gone.length + fresh.length === 0) return [{ path, before, now }];
  return [{ path, ...(gone.length > 0 && { before: gone }), ...(fresh.length > 0 && { now: fresh }) }];
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** By path: single values, and lists of names as a whole, in which one more would else shift all others. */
function leavesOf(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || isWords(value)) found.set(path, value);
  else for (const [key, one] of namedParts(value)) leavesOf(one, path === '' ? key : `${path}.${key}`, found);
  return found;
}

/** Fields that name the parts of a list. */
const NAMES = ['id', 'card', 'at', 'name'] as const;

function namedParts(value: object): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(value)) return Object.entries(value);
  const parts = value as readonly unknown[];
  for (const field of NAMES) {
    const names = parts.map((part) => (isData(part) && Object.hasOwn(part, field) ? part[field] : undefined));
    const isEach = names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
    if (isEach) return parts.map((part, i) => [String(names[i]), part]);
  }
  return Object.entries(parts);
}
