// Expected against actual, as people read it.
import { describeValue } from '../text/describe.ts';
import { isData, type Data } from './problem.ts';

/** Counts by name, from a list of names or a record of counts; undefined when it is neither. */
export function countsOf(cards: unknown): Map<string, number> | undefined {
  const counts = new Map<string, number>();
  if (Array.isArray(cards)) {
    for (const card of cards as unknown[]) {
      if (typeof card !== 'string') return undefined;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    return counts;
  }
  if (!isData(cards)) return undefined;
  for (const [card, count] of Object.entries(cards)) {
    if (typeof count !== 'number') return undefined;
    if (count !== 0) counts.set(card, count);
  }
  return counts;
}

export function sameCounts(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([card, count]) => b.get(card) === count);
}

/** "2 waste, express-train". */
export function showCounts(counts: ReadonlyMap<string, number>): string {
  const words = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([card, count]) => (count === 1 ? card : `${count} ${card}`));
  return words.join(', ') || 'nothing';
}

/** Short text of any value. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (isData(value))
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${show(inner)}`)
      .join(', ')} }`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : describeValue(value);
}

const isNone = (value: Data): boolean => Object.keys(value).length === 0;

/** Some of something, by name: not what `{}` means. */
function isCounts(value: Data): boolean {
  const counts = Object.values(value);
  return counts.length > 0 && counts.every((count) => typeof count === 'number');
}

/** Whether an actual value is what is expected: objects need only have the expected keys, lists are compared item by item. */
export function fits(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((item, i) => fits(item, actual[i]))
    );
  if (isData(expected))
    return (
      isData(actual) &&
      !(isNone(expected) && isCounts(actual)) &&
      Object.entries(expected).every(([key, value]) =>
        fits(value, Object.hasOwn(actual, key) ? actual[key] : undefined),
      )
    );
  return expected === actual || (expected === null && actual === undefined);
}
