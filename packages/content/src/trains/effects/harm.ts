// Harm that a card does to opponents. Reactions protect from cards of the category attack alone, so a card that harms
// without it cannot be parried; and only certain steps of an attack ask for them.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { isData } from '../../yaml/data.ts';

const HARMS: ReadonlySet<string> = new Set(
  Object.entries<OpSpec>(OP_SPECS).flatMap(([op, { harms }]) => (harms ? [op] : [])),
);
/** Ops that say whose items they act on: on those of others they harm the player who does them. */
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
    if (opponents && !chosen && (HARMS.has(key) || worsens(key, inner))) return [...path, key];
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

/** A smaller hand, or higher prices for the player who does the step. */
function worsens(key: string, inner: unknown): boolean {
  if (!isData(inner)) return false;
  return (
    (key === 'next-hand' && inner['fewer'] === true) || (key === 'dearer' && inner['for'] !== 'opponents')
  );
}

/** Steps that let those react on whom an attack falls, and steps that may bring such steps. */
const ASKING: ReadonlySet<string> = new Set(['each-opponent', 'each-player', 'apply-effect', 'play']);

/** Whether some step of an attack lets opponents react. */
export function asksReactions(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksReactions);
  if (!isData(value)) return false;
  return Object.entries(value).some(
    ([key, inner]) => ASKING.has(key) || takesFromOthers(key, inner) || asksReactions(inner),
  );
}

/** The first step that passes Waste to a neighbor outside of steps that all players do; `isWaste` judges a filter. */
export function findPassedWaste(
  value: unknown,
  path: Path,
  isWaste: (where: unknown) => boolean,
  chosen: Set<string> = new Set(),
): Path | undefined {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const found = findPassedWaste(item, [...path, i], isWaste, chosen);
      if (found) return found;
    }
    return undefined;
  }
  if (!isData(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'each-player') continue;
    if (key === 'choose' && isData(inner) && typeof inner['as'] === 'string' && isWaste(inner['where']))
      chosen.add(inner['as']);
    if (key === 'pass' && isData(inner)) {
      const { cards } = inner;
      if (isData(cards) ? isWaste(cards['where']) : chosen.has(String(cards))) return [...path, key];
    }
    const found = findPassedWaste(inner, [...path, key], isWaste, chosen);
    if (found) return found;
  }
  return undefined;
}

function takesFromOthers(op: string, params: unknown): boolean {
  const owner = OWNERS.get(op);
  if (owner === undefined || !isData(params)) return false;
  return params[owner] !== undefined && params[owner] !== 'own';
}
