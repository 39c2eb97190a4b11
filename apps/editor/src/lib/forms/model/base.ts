// What rules are compared with: the rules they extend, with everything those extend in turn, combined as in the game. Whatever a file
// leaves out is as in these.
import type { Path } from '@railwright/content';
import { isData } from '../../core/content/data.ts';
import { sameValue, valueAt } from './paths.ts';
import type { Data } from '../../core/content/data.ts';
import { thingName } from '../../core/content/things.ts';
import type { Thing, Things } from '../../core/content/things.ts';

export interface Base {
  /** What the nearest of them is called. */
  readonly title: string;
  readonly data: Data;
  /** Whether what the file does not say is taken from it; otherwise it is only compared with. */
  readonly inherited: boolean;
}

/** Keys that say what a file is, and are never taken over. */
const OWN_KEYS: ReadonlySet<string> = new Set(['format', 'id', 'title', 'extends', 'description']);

/** The base of a file: what it extends, or else what somebody chose to compare it with. */
export function baseOf(
  data: Data,
  pack: string,
  things: Things,
  language: string,
  compared?: Thing,
): Base | undefined {
  const extended = Object.hasOwn(data, 'extends') ? things.find('rules', data['extends'], pack) : undefined;
  const nearest = extended ?? compared;
  if (!nearest) return undefined;
  return {
    title: thingName(nearest, language),
    data: mergedRules(nearest, things),
    inherited: extended !== undefined,
  };
}

/** Rules with everything they extend. */
export function mergedRules(nearest: Thing, things: Things): Data {
  const chain: Thing[] = [];
  for (let at: Thing | undefined = nearest; at && !chain.includes(at);) {
    chain.push(at);
    at = Object.hasOwn(at.data, 'extends') ? things.find('rules', at.data['extends'], at.pack) : undefined;
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

/** `own`: only the file says it. `same`: it says what the base says. `inherited`: it says nothing, the base does. */
export type Standing = 'own' | 'same' | 'different' | 'inherited' | 'none';

export function standingOf(data: unknown, base: Base | undefined, path: Path): Standing {
  if (OWN_KEYS.has(String(path[0]))) return 'none';
  const own = valueAt(data, path);
  const there = base ? valueAt(base.data, path) : undefined;
  if (own === undefined) return there !== undefined && base?.inherited === true ? 'inherited' : 'none';
  if (there === undefined) return 'own';
  return sameValue(own, there) ? 'same' : 'different';
}

/** Every number, switch and list that the file says otherwise than the base, or that only one of them says. */
export function differences(data: unknown, base: Base | undefined): Path[] {
  if (!base || !isData(data)) return [];
  return Object.entries(data).flatMap(([key, value]): Path[] => {
    if (OWN_KEYS.has(key)) return [];
    const paths: Path[] = isData(value) ? Object.keys(value).map((inner) => [key, inner]) : [[key]];
    return paths.filter((path) => ['different', 'own'].includes(standingOf(data, base, path)));
  });
}
