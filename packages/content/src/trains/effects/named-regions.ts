// The regions that cards name in filters of cells, and where.
import { isData } from '../../yaml/data.ts';
import type { Path } from '../../yaml/path.ts';
import { wordsAt } from './effect-values.ts';

/** Each filter's: the place, and the regions of which a cell must lie in one. */
export function* namedRegions(
  value: unknown,
  path: Path = [],
): Generator<{ readonly path: Path; readonly ids: readonly string[] }> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* namedRegions(item, [...path, i]);
  if (!isData(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const ids = key === 'region' ? wordsAt(inner, []).map(([id]) => id) : [];
    if (ids.length > 0) yield { path: [...path, key], ids };
    else yield* namedRegions(inner, [...path, key]);
  }
}
