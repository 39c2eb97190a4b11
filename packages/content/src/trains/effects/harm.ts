// What a card does to opponents against their will. Reactions protect from cards of the category attack alone, so a card that harms
// without it cannot be parried.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { isData } from '../../yaml/data.ts';

const HARMS: ReadonlySet<string> = new Set(
  Object.entries<OpSpec>(OP_SPECS).flatMap(([op, { harms }]) => (harms ? [op] : [])),
);
/** Under these, those who are harmed may choose otherwise. */
const CHOSEN: ReadonlySet<string> = new Set(['may', 'choose-one']);

/** The first step under `each-opponent` that harms. */
export function findHarm(value: unknown, path: Path, opponents = false): Path | undefined {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const found = findHarm(item, [...path, i], opponents);
      if (found) return found;
    }
    return undefined;
  }
  if (!isData(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (opponents && HARMS.has(key)) return [...path, key];
    if (CHOSEN.has(key)) continue;
    const found = findHarm(inner, [...path, key], opponents || key === 'each-opponent');
    if (found) return found;
  }
  return undefined;
}
