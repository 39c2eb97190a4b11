// Drawing the market of a setup. The draw is a Fisher-Yates shuffle that stops after n kinds, over the pool in order of `pack/id`, with the
// engine's generator seeded by the market's seed. So the same seed draws the same kinds from the same pool on any machine, and never
// touches the chances of the game itself. Where the market has conditions, whole draws follow each other until one meets them: each market
// that does is as likely as any other.
import { createRng, randomBelow } from '@railwright/engine';

/** Limit of draws to find one that meets the conditions. */
export const MOST_DRAWS = 20_000;

/** A kind as a draw sees it. */
export interface DrawnKind {
  /** `pack/id` */
  readonly id: string;
  readonly categories: readonly string[];
}

/** What every market has to meet: a minimum of kinds of a category, and kinds, as `pack/id`, that are never there together. */
export interface Conditions {
  readonly atLeast: readonly (readonly [category: string, kinds: number])[];
  readonly apart: readonly (readonly string[])[];
}

/** A market that chance draws. */
export interface MarketDraw extends Conditions {
  readonly pool: readonly DrawnKind[];
  /** How many kinds of the pool are drawn. */
  readonly count: number;
  /** The kinds that every market has besides, in piles and in rows. */
  readonly always: readonly DrawnKind[];
}

/** A card, a token or a resource as definitions have it. */
export interface Named {
  readonly id: string;
}
export type Card = Named & { readonly cost: number };

/** What the market of a setup is drawn from, for bundles: plain JSON. */
export interface MarketPool {
  readonly draw: MarketDraw;
  /** Where the market begins among the cards of the definition, and how many kinds every market has there. */
  readonly at: number;
  readonly always: number;
  /** The kinds of the pool as definitions have them, by `pack/id`. */
  readonly cards: Readonly<Record<string, Card>>;
  /** All kinds of token that games of it can have, those that each card names, and those of the map. */
  readonly tokens: readonly Named[];
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly onMap: readonly string[];
  /** All resources that games of it can have, those that each card names, and those that rules let players exchange; absent if there are none. */
  readonly resources?: {
    readonly all: readonly Named[];
    readonly named: MarketPool['named'];
    readonly byRules?: readonly string[];
  };
}

/** The kinds that a seed draws, as `pack/id`; where no draw meets the conditions, what the last one fails. */
export function drawMarket(
  { pool, count, always, ...conditions }: MarketDraw,
  seed: number,
): readonly string[] | { readonly unmet: string } {
  const kinds = pool.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const rng = createRng(seed);
  let unmet: string | undefined;
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    for (let i = 0; i < count; i++) {
      const j = i + randomBelow(rng, kinds.length - i);
      const swap = kinds[i] as DrawnKind;
      kinds[i] = kinds[j] as DrawnKind;
      kinds[j] = swap;
    }
    const drawn = kinds.slice(0, count);
    unmet = unmetCondition(conditions, [...always, ...drawn]);
    if (unmet === undefined) return drawn.map(({ id }) => id);
  }
  return { unmet: unmet ?? '' };
}

/** The condition that the market fails, to complete the sentence "the market …"; undefined when it meets all. */
export function unmetCondition(
  { atLeast, apart }: Conditions,
  market: readonly DrawnKind[],
): string | undefined {
  for (const [category, kinds] of atLeast) {
    const there = market.filter(({ categories }) => categories.includes(category)).length;
    if (there < kinds) return `has ${there} of the ${kinds} required kinds of ${category}`;
  }
  for (const list of apart) {
    const [one, other] = market.filter(({ id }) => list.includes(id));
    if (one && other) return `has ${withoutPack(one.id)} and ${withoutPack(other.id)} together`;
  }
  return undefined;
}

const withoutPack = (id: string): string => id.slice(id.indexOf('/') + 1);
