// What holds for the turn as somebody sees it: lasting effects, waivers, prices, what has been done. All of it is open.
import type { State } from '../core/state.ts';
import { SEAT } from './layout.ts';
import { TURN_COUNTS, UNTIL, type TurnCount, type Until } from './language/params.ts';
import { ownerOf, termOf } from './lasting.ts';
import { TERRAIN_LIMIT } from './limits.ts';
import { cardPrice } from './prices.ts';
import type { Tables } from './tables.ts';

/** The card whose effect lasts: of what a step has made last, the card that did. */
export function lastingCard(t: Tables, s: State, entry: number): number {
  const at = t.layout.lasting + entry * 2;
  return s.data[at] < t.kinds ? s.data[at] : s.data[at + 1];
}

export interface LastingStepView {
  readonly seat: number;
  /** Tells what cards and their steps make last apart. */
  readonly step: number;
  readonly until: Until;
  /** Triggers that act once in a turn and have, as bits. */
  readonly spent: number;
}

export function lastingStep(t: Tables, s: State, entry: number): LastingStepView {
  const [until, spent] = termOf(t, s, entry);
  const step = s.data[t.layout.lasting + entry * 2];
  return { seat: ownerOf(t, s, entry), step, until: UNTIL[until], spent };
}

/** What the seat whose turn it is pays for cards that now cost something else than is printed on them. */
export function changedPrices(t: Tables, s: State): Record<string, number> {
  const prices: Record<string, number> = {};
  for (let k = 0; k < t.piles; k++) {
    const price = cardPrice(t, s, s.data[SEAT], k);
    if (price !== t.price[k]) prices[t.ids[k]] = price;
  }
  return prices;
}

export function turnCounts(t: Tables, s: State): Record<TurnCount, number> {
  return Object.fromEntries(
    TURN_COUNTS.map((count, i) => [count, s.data[t.layout.turnCounts + i]]),
  ) as Record<TurnCount, number>;
}

export function waivedWords(t: Tables, waiver: number): string[] {
  const terrains = t.definition.map.terrains.map((terrain) => terrain.id);
  const words = ['city', 'remote', 'opponents', 'opponents-waste'];
  return [
    ...terrains.filter((_, bit) => ((waiver >> bit) & 1) === 1),
    ...words.filter((_, i) => ((waiver >> (TERRAIN_LIMIT + i)) & 1) === 1),
  ];
}
