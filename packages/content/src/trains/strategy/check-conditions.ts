// Conditions of a strategy that nothing meets: bounds that contradict each other or ask for the impossible.
import { STRATEGY_COUNT_NAMES, STRATEGY_NUMBER_NAMES, type NumberBounds } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import { isData } from '../../text/data.ts';

/** Least and most that a number can be; all others are 0 and up. */
const RANGES: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['round', [1, Infinity]],
  ['progress', [0, 100]],
  ['points', [-Infinity, Infinity]],
  ['lead', [-Infinity, Infinity]],
]);
const BOUNDED: ReadonlySet<string> = new Set([
  ...STRATEGY_NUMBER_NAMES,
  ...STRATEGY_COUNT_NAMES,
  'cost',
  'value',
]);

export function checkConditions(value: unknown, path: Path, file: Item['file'], sink: DiagnosticSink): void {
  if (Array.isArray(value))
    return value.forEach((item: unknown, i) => checkConditions(item, [...path, i], file, sink));
  if (!isData(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key];
    if (BOUNDED.has(key) && isData(inner)) {
      const [least, most] = RANGES.get(key) ?? [0, Infinity];
      if (isImpossible(inner, least, most)) {
        const message =
          most < Infinity
            ? `This is never met: ${key} is a number from ${least} to ${most}.`
            : least > -Infinity
              ? `This is never met: no number is within these bounds and at least ${least}.`
              : 'This is never met: no number is within these bounds.';
        sink.report('condition-never', { file, path: at }, message, { at: 'key' });
        continue;
      }
    }
    checkConditions(inner, at, file, sink);
  }
}

function isImpossible(bounds: NumberBounds, least: number, most: number): boolean {
  const low = Math.max(bounds.atLeast ?? -Infinity, bounds.exactly ?? -Infinity, least);
  const high = Math.min(bounds.atMost ?? Infinity, bounds.exactly ?? Infinity, most);
  return low > high;
}
