// The supply: how many cards each pile has, what they cost, and which of them so many coins can buy. Rules: ruling T26.
import type { CardDefinition } from '../definition.ts';

const NOT_FOR_SALE = 32767;
/** Up to this many coins, there is a list of what they can buy. */
const LISTED_COINS = 64;

/** What a card costs in the supply; more than anybody can pay if it is not sold there. */
export function shopPrice(card: CardDefinition): number {
  return card.supply && !card.notForSale ? card.cost : NOT_FOR_SALE;
}

/** Lists for 0, 1, … coins; the last has every kind for sale, and its prices remain to be checked. */
export function affordableKinds(price: Int16Array): Int16Array[] {
  const kinds = [...price.keys()].filter((kind) => price[kind] !== NOT_FOR_SALE);
  const highest = Math.max(0, ...kinds.map((kind) => price[kind]));
  const lists = Array.from({ length: Math.min(highest, LISTED_COINS) }, (_, coins) =>
    Int16Array.from(kinds.filter((kind) => price[kind] <= coins)),
  );
  return [...lists, Int16Array.from(kinds)];
}

export function pileSize(card: CardDefinition, dealt: number, seats: number): number {
  if (!card.supply) return 0;
  return Math.max(0, card.supply.count - (card.supply.lessDealt ? dealt * seats : 0));
}
