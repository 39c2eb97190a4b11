// Conditions of a market, chosen or drawn: a minimum number of kinds of a category, and kinds that are never there together.
import { findItem, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';

export interface Conditions {
  readonly atLeast: readonly (readonly [category: string, kinds: number])[];
  readonly apart: readonly (readonly Item[])[];
}

/** Undefined where a card is not there. */
export function readConditions(setup: Item<SetupData>, pack: Pack, library: Library): Conditions | undefined {
  const { atLeast = {}, apart = [] } = setup.data.market;
  const found = apart.map((list) =>
    list.flatMap((reference) => findItem(library, pack, 'cards', reference) ?? []),
  );
  if (found.some((list, i) => list.length < (apart[i]?.length ?? 0))) return undefined;
  return { atLeast: Object.entries(atLeast), apart: found };
}

/** The condition that the market fails, to complete the sentence "the market …"; undefined when it meets all. */
export function unmetCondition(
  { atLeast, apart }: Conditions,
  market: readonly Item<CardData>[],
): string | undefined {
  for (const [category, kinds] of atLeast) {
    const there = market.filter((card) => !card.broken && card.data.categories.includes(category)).length;
    if (there < kinds) return `has ${there} of the ${kinds} required kinds of ${category}`;
  }
  for (const list of apart) {
    const [one, other] = market.filter((card) => list.includes(card));
    if (one && other) return `has ${one.id} and ${other.id} together`;
  }
  return undefined;
}

/** A category that no draw has enough kinds of, and what to say of it. */
export function tooFew(
  { atLeast }: Conditions,
  given: readonly Item<CardData>[],
  pool: readonly Item<CardData>[],
  drawn: number,
): { readonly category: string; readonly message: string } | undefined {
  for (const [category, wanted] of atLeast) {
    const countIn = (cards: readonly Item<CardData>[]): number =>
      cards.filter(({ broken, data }) => !broken && data.categories.includes(category)).length;
    const [always, there] = [countIn(given), countIn(pool)];
    if (always + Math.min(there, drawn) >= wanted) continue;
    const [most, how] = there < drawn ? [there, 'there to draw from'] : [drawn, 'drawn'];
    const number = most === 0 ? 'none is' : most === 1 ? 'only 1 is' : `only ${most} are`;
    const besides = always > 0 ? `, besides ${always} always included` : '';
    return {
      category,
      message: `${kinds(wanted)} of ${category} must be in the market, and ${number} ${how}${besides}.`,
    };
  }
  return undefined;
}

const kinds = (count: number): string => (count === 1 ? '1 kind' : `${count} kinds`);
