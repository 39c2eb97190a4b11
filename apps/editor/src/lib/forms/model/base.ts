// The base with which rules are compared: the rules they extend, with everything those extend in turn, combined as in the game. A file
// inherits what it leaves out.
import type { Path } from '@railwright/content';
import { isData } from '../../core/content/data.ts';
import { sameValue, valueAt } from './paths.ts';
import type { Data } from '../../core/content/data.ts';
import { itemTitle } from '../../core/content/pack-index.ts';
import type { PackItem, PackIndex } from '../../core/content/pack-index.ts';

export interface Base {
  /** The title of the nearest of them. */
  readonly title: string;
  readonly data: Data;
  /** Whether the file inherits from it; otherwise it is only used for comparison. */
  readonly inherited: boolean;
}

/** Keys that identify a file and are never inherited. */
const OWN_KEYS: ReadonlySet<string> = new Set(['format', 'id', 'title', 'extends', 'description']);

/** The base of a file: the rules it extends, otherwise those chosen for comparison. */
export function baseOf(
  data: Data,
  pack: string,
  packIndex: PackIndex,
  language: string,
  compared?: PackItem,
): Base | undefined {
  const extended = Object.hasOwn(data, 'extends')
    ? packIndex.find('rules', data['extends'], pack)
    : undefined;
  const nearest = extended ?? compared;
  if (!nearest) return undefined;
  return {
    title: itemTitle(nearest, language),
    data: mergedRules(nearest, packIndex),
    inherited: extended !== undefined,
  };
}

/** Rules with everything they extend. */
export function mergedRules(nearest: PackItem, packIndex: PackIndex): Data {
  const chain: PackItem[] = [];
  for (let at: PackItem | undefined = nearest; at && !chain.includes(at);) {
    chain.push(at);
    at = Object.hasOwn(at.data, 'extends') ? packIndex.find('rules', at.data['extends'], at.pack) : undefined;
  }
  const merged = new Map<string, unknown>();
  for (const { data } of chain.reverse())
    for (const [key, value] of Object.entries(data)) {
      if (OWN_KEYS.has(key)) continue;
      const before = merged.get(key);
      merged.set(key, isData(value) && isData(before) ? joined(before, value) : value);
    }
  return Object.fromEntries(merged);
}

function joined(before: Data, after: Data): Data {
  return Object.fromEntries([...new Map([...Object.entries(before), ...Object.entries(after)])]);
}

/** `own`: only the file has it. `same`: both have the same. `inherited`: only the base has it. */
export type Standing = 'own' | 'same' | 'different' | 'inherited' | 'none';

export function standingOf(data: unknown, base: Base | undefined, path: Path): Standing {
  if (OWN_KEYS.has(String(path[0]))) return 'none';
  const own = valueAt(data, path);
  const there = base ? valueAt(base.data, path) : undefined;
  if (own === undefined) return there !== undefined && base?.inherited === true ? 'inherited' : 'none';
  if (there === undefined) return 'own';
  return sameValue(own, there) ? 'same' : 'different';
}

/** Every number, switch and list that differs between the file and the base, or that only one of them has. */
export function differences(data: unknown, base: Base | undefined): Path[] {
  if (!base || !isData(data)) return [];
  return Object.entries(data).flatMap(([key, value]): Path[] => {
    if (OWN_KEYS.has(key)) return [];
    const paths: Path[] = isData(value) ? Object.keys(value).map((inner) => [key, inner]) : [[key]];
    return paths.filter((path) => ['different', 'own'].includes(standingOf(data, base, path)));
  });
}
