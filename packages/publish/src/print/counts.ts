// How many cards and tokens a kit has, over all its piles.
import type { Kit, KitCard } from '../kit.ts';

/** Of tokens without a number of their own, for a seat and for all. */
const AS_NEEDED = { seat: 15, all: 30 } as const;

/** The kinds that lie on the table, in the order of the kit, each with its number of cards. */
export function countCards({ cards, piles }: Kit): { readonly card: KitCard; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { card, count } of piles.flatMap((pile) => pile.cards))
    counts.set(card, (counts.get(card) ?? 0) + count);
  return cards.flatMap((card) => {
    const count = counts.get(card.id) ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** The number of each supply of tokens, in the order of the kit. */
export function countTokens({ tokens }: Kit): number[] {
  return tokens.map(({ count, seat }) => count ?? (seat === undefined ? AS_NEEDED.all : AS_NEEDED.seat));
}
