// The rules of a setup as the engine takes them, and what is different with some numbers of players.
import type { SeatsDifference, TrainsDefinition, TrainsRules } from '@railwright/engine';
import { qualifiedId } from '../../packs/library.ts';
import type { CardNumber, MergedRules, RulesOf } from '../rules/merged-rules.ts';
import { orderKinds } from './kinds.ts';
import type { Market } from './market.ts';

/** Every field of the rules, also one that is not given: the type check asks for each that the game knows. */
export type Every<Rules> = { readonly [Field in keyof Required<Rules>]: Rules[Field] };

/** Of each number of players for which the rules have something else: what that is. */
export function differencesBySeats(
  rules: MergedRules,
  market: Market,
  seats: TrainsRules['seats'],
): TrainsDefinition['bySeats'] {
  const common = resolveRules(rules, seats);
  const piles = new Map(orderKinds(rules, rules.dealt, market).map(({ card, supply }) => [card, supply]));
  const some = [...rules.bySeats].filter(([players]) => players >= seats.min && players <= seats.max);
  if (some.length === 0) return undefined;
  return Object.fromEntries(
    some.map(([players, own]): [number, SeatsDifference] => {
      const supply = orderKinds(own, rules.dealt, market).flatMap(({ card, supply: pile }) =>
        pile && !isEqual(pile, piles.get(card)) ? [[card.id, pile] as const] : [],
      );
      // Switches are those of the setup, which may have been chosen for one game.
      const { switches: _, ...numbers } = resolveRules(own, seats);
      const differing = Object.entries(numbers).filter(
        ([key, value]) => !isEqual(value, common[key as keyof TrainsRules]),
      );
      return [
        players,
        {
          rules: Object.fromEntries(differing),
          ...(supply.length > 0 && { supply: Object.fromEntries(supply) }),
        },
      ];
    }),
  );
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const counts = (cards: readonly CardNumber[]): { readonly card: string; readonly count: number }[] =>
  cards.map(({ card, count }) => ({ card: card.id, count }));

export function resolveRules(rules: RulesOf, seats: TrainsRules['seats']): TrainsRules {
  const { handSize, startDeck, waste, tokens, surcharge, cityPoints, end, endPiles } = rules;
  const { turnOrder, bids, opening, openingDecks, scoring, exchange, switches } = rules;
  const all: Every<TrainsRules> = {
    id: qualifiedId(rules.item),
    seats,
    handSize,
    turnOrder: turnOrder === 'fixed' ? undefined : turnOrder,
    bids,
    opening: opening && { ...opening, ...(openingDecks.length > 0 && { decks: openingDecks.map(counts) }) },
    startDeck: counts(startDeck),
    waste: waste.id,
    tokens,
    surcharge,
    cityPoints,
    end: { ...end, ...(endPiles.length > 0 && { piles: endPiles.map((card) => card.id) }) },
    scoring,
    exchange,
    switches,
  };
  return given(all);
}

/** Without the fields that are not given. */
export function given<T extends object>(all: Every<T>): T {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;
}
