// What a card does to opponents against their will. Reactions protect from cards of the category attack alone, so a card that harms
// without it cannot be parried.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { isData } from '../../yaml/data.ts';

const HARMS: ReadonlySet<string> = new Set(
  Object.entries<OpSpec>(OP_SPECS).flatMap(([op, { harms }]) => (harms ? [op] : [])),
);
/** Ops that say whose things they act on: on those of others they harm whoever does them. */
const OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries<OpSpec>(OP_SPECS).flatMap(([op, { harms, params }]) => {
    const [owner] = Object.entries(params).find(([, { type }]) => type === 'who') ?? [];
    return harms && owner !== undefined ? [[op, owner] as const] : [];
  }),
);
/** Under these, those who are harmed may choose otherwise. */
const CHOSEN: ReadonlySet<string> = new Set(['may', 'choose-one']);

/** The first step that harms: under `each-opponent`, or by acting on what belongs to others. */
export function findHarm(value: unknown, path: Path, opponents = false, chosen = false): Path | undefined {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const found = findHarm(item, [...path, i], opponents, chosen);
      if (found) return found;
    }
    return undefined;
  }
  if (!isData(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (opponents && !chosen && HARMS.has(key)) return [...path, key];
    if (!opponents && takesFromOthers(key, inner)) return [...path, key];
    const found = findHarm(
      inner,
      [...path, key],
      opponents || key === 'each-opponent',
      chosen || CHOSEN.has(key),
    );
    if (found) return found;
  }
  return undefined;
}

function takesFromOthers(op: string, params: unknown): boolean {
  const owner = OWNERS.get(op);
  if (owner === undefined || !isData(params)) return false;
  return params[owner] !== undefined && params[owner] !== 'own';
}
