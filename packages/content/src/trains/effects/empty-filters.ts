// Filters that no card of any setup matches: their steps never act, and the game does not say so.
import type { Filter } from '@railwright/engine';
import type { Item } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isData } from '../../yaml/data.ts';
import { decidedBy } from './amount-range.ts';

const NUMBERS = ['cost', 'value', 'points'] as const;
const FIELDS: ReadonlySet<string> = new Set([...NUMBERS, 'category', 'card', 'sameAs', 'inSupply', 'not']);

/** The places of filters in a card that none of `cards` matches, whatever the position. Unknown words are reported elsewhere. */
export function* emptyFilters(
  value: unknown,
  path: Path,
  cards: readonly Item<CardData>[],
  vocabulary: Vocabulary,
): Generator<Path> {
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* emptyFilters(item, [...path, i], cards, vocabulary);
  if (!isData(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'where' && isFilter(inner)) {
      // Cards gained by name are looked for in each setup.
      if (!isKnown(inner, vocabulary) || (path.at(-1) === 'gain' && inner.card !== undefined)) continue;
      const ids = vocabulary.matching(inner);
      if (!cards.some(({ id, data }) => ids.has(id) && isWithin(data, inner))) yield [...path, key];
    } else yield* emptyFilters(inner, [...path, key], cards, vocabulary);
  }
}

/** Bounds that nothing can be within are told where they stand. */
function isKnown({ card, category, not, ...bounds }: Filter, vocabulary: Vocabulary): boolean {
  const named = [card ?? []].flat().map((one) => one.slice(one.indexOf('/') + 1));
  return (
    named.every((one) => vocabulary.cards.has(one)) &&
    [category ?? []].flat().every((one) => vocabulary.categories.has(one)) &&
    NUMBERS.every(
      (field) => decidedBy(bounds[field] ?? {}, { least: -Infinity, most: Infinity }) !== 'never',
    ) &&
    (not === undefined || isKnown(not, vocabulary))
  );
}

/** Not of cells. */
function isFilter(value: unknown): value is Filter {
  return isData(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => FIELDS.has(key));
}

/** Amounts that are not numbers may come to anything. */
function isWithin(card: CardData, filter: Filter): boolean {
  return NUMBERS.every((field) => {
    const { atLeast, atMost, exactly } = filter[field] ?? {};
    const number = card[field] ?? 0;
    if (typeof atLeast === 'number' && number < atLeast) return false;
    if (typeof atMost === 'number' && number > atMost) return false;
    return typeof exactly !== 'number' || number === exactly;
  });
}
