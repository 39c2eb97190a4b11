// The supply: how many cards each pile has, what they cost, and which of them a number of coins can buy. Rules: ruling T26.
import type { CardDefinition } from '../definition.ts';
import { FORBIDDEN } from '../state/limits.ts';

/** The price of a card in the supply; more than any seat can pay if it is not sold there. */
export function shopPrice(card: CardDefinition): number {
  return card.supply && !card.notForSale ? card.cost : FORBIDDEN;
}

/** Lists for 0, 1, … coins; the last is for all higher numbers. */
export function affordableKinds(price: Int16Array): Int16Array[] {
  const kinds = [...price.keys()].filter((kind) => price[kind] !== FORBIDDEN);
  const highest = Math.max(0, ...kinds.map((kind) => price[kind]));
  let list = new Int16Array(0);
  return Array.from({ length: highest + 1 }, (_, coins) => {
    if (kinds.some((kind) => price[kind] === coins))
      list = Int16Array.from(kinds.filter((kind) => price[kind] <= coins));
    return list;
  });
}

/** `dealt`: cards of the kind in all starting decks together. */
export function pileSize(card: CardDefinition, dealt: number): number {
  if (!card.supply) return 0;
  return Math.max(0, card.supply.count - (card.supply.lessDealt ? dealt : 0));
}
