// Triggers that call themselves: something is done whenever a card is gained, and what is done gains such a card again. It goes
// on until the supply has no more, which nobody means.
import type { Filter } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isData } from '../../yaml/data.ts';

/** Ops under which others act, of whom a trigger knows nothing, or under which its owner can stop. */
const ENDING: ReadonlySet<string> = new Set(['each-opponent', 'may', 'choose-one', 'if']);
/** What depends on the position may keep it from going on. */
const OPEN: readonly (keyof Filter)[] = ['cost', 'value', 'points', 'sameAs'];

export interface Feeding {
  readonly path: Path;
  /** A card that keeps it going. */
  readonly card: string;
}

/** The first step of a trigger that sets it off again as far as can be told; `path` is that of the trigger. */
export function findFeeding(
  trigger: Readonly<Record<string, unknown>>,
  path: Path,
  { cards, matching, wastes }: Pick<Vocabulary, 'cards' | 'matching' | 'wastes'>,
): Feeding | undefined {
  // Once a turn is no circle.
  if (trigger['on'] !== 'gain' || trigger['once'] === true) return undefined;
  const where = trigger['where'] as Filter | undefined;
  if (where !== undefined && isOpen(where)) return undefined;
  const heard = where === undefined ? new Set(cards.keys()) : matching(where);
  for (const gain of gainsIn(trigger['do'], [...path, 'do'])) {
    if (gain.where === 'waste') {
      const waste = [...wastes].find(({ id }) => heard.has(id));
      if (waste) return { path: gain.path, card: waste.id };
      continue;
    }
    if (isOpen(gain.where)) continue;
    const card = [...matching(gain.where)].find((id) => heard.has(id));
    if (card !== undefined) return { path: gain.path, card };
  }
  return undefined;
}

function isOpen(filter: Filter): boolean {
  return (
    OPEN.some((field) => filter[field] !== undefined) || (filter.not !== undefined && isOpen(filter.not))
  );
}

function* gainsIn(
  value: unknown,
  path: Path,
): Generator<{ readonly path: Path; readonly where: Filter | 'waste' }> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* gainsIn(item, [...path, i]);
  if (!isData(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (ENDING.has(key)) continue;
    if (key === 'gain' && isData(inner) && isData(inner['where']))
      yield { path: [...path, key], where: inner['where'] };
    if (key === 'gain-waste') yield { path: [...path, key], where: 'waste' };
    yield* gainsIn(inner, [...path, key]);
  }
}
