// The language of strategies: what a player wants, as data. It is declared beside the card language, because the content
// package checks it and the bots play by it. Rules themselves never read it.

/** Numbers that conditions of a strategy look at. */
export const STRATEGY_NUMBER_NAMES = [
  'round',
  'coins',
  'points',
  'lead',
  'deck',
  'rails',
  'railsLeft',
  'stationsLeft',
  'emptyPiles',
  'progress',
] as const;
export type StrategyNumber = (typeof STRATEGY_NUMBER_NAMES)[number];
/** What they are, as the seat that plays by the strategy sees them. */
export const STRATEGY_NUMBERS: Readonly<Record<StrategyNumber, string>> = {
  round: 'Turns this seat has begun, the current one included.',
  coins: 'Coins at hand now.',
  points: 'Own points as things stand, cards included.',
  lead: 'Own points less those of the best opponent; negative for whoever is behind.',
  deck: 'All cards this seat owns.',
  rails: 'Own rails on the map.',
  railsLeft: 'Own rail tokens in stock.',
  stationsLeft: 'Station tokens in stock.',
  emptyPiles: 'Empty piles of the supply, Waste not counted.',
  progress:
    'How far the game has come, in percent: rails, stations or piles, whichever is nearest to its end.',
};

/** Counts of cards that conditions look at. */
export const STRATEGY_COUNT_NAMES = ['owned', 'hand', 'pile'] as const;
export type StrategyCount = (typeof STRATEGY_COUNT_NAMES)[number];
export const STRATEGY_COUNTS: Readonly<Record<StrategyCount, string>> = {
  owned: 'Cards this seat owns, wherever they are.',
  hand: 'Cards in hand.',
  pile: 'Cards left in the supply.',
};

/** All given must hold. */
export interface NumberBounds {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly exactly?: number;
}

/** Which kinds: all given must hold. Bounds are about what is printed on the card. */
export interface KindFilter {
  readonly category?: string;
  readonly cost?: NumberBounds;
  readonly value?: NumberBounds;
  readonly points?: NumberBounds;
}

/** A card, several, or all that a filter lets through. */
export interface KindChoice {
  readonly card?: string | readonly string[];
  readonly where?: KindFilter;
}

export type CountTest = KindChoice & NumberBounds;

/** Everything given must hold. */
export type StrategyCondition = {
  readonly [N in StrategyNumber]?: NumberBounds;
} & {
  readonly [C in StrategyCount]?: CountTest;
} & {
  readonly all?: readonly StrategyCondition[];
  readonly any?: readonly StrategyCondition[];
  readonly not?: StrategyCondition;
};

/** Of several cards the first that can be bought; of those of a filter the dearest. */
export interface BuyRule extends KindChoice {
  /** Until this seat owns so many of them together. */
  readonly upTo?: number;
  readonly when?: StrategyCondition;
}

/** Where rails go. Pulls: 1 is the heuristic's, 0 none, 2 twice as much. */
export interface RailWishes {
  readonly cities?: number;
  readonly remotes?: number;
  /** Points a cell is worth more for opponents' rails on it, and half of that for each cell beside it with such rails. */
  readonly opponents?: number;
  /** How much coins to pay count. */
  readonly coins?: number;
  /** Labels of cells that draw rails like a large city. */
  readonly toward?: readonly string[];
  /** Minimum value in points for laying a rail. */
  readonly least?: number;
  readonly when?: StrategyCondition;
}

export interface StationWishes {
  /** Weight of opponents' points in the city: 0 ignores them, 1 counts them as much as its own. */
  readonly shared?: number;
  /** A station is built only where it is worth more than this many points. */
  readonly least?: number;
  readonly when?: StrategyCondition;
}

export interface WastePolicy {
  /** What brings Waste is done only while this seat owns at most so many. */
  readonly accept?: number;
  /** When this holds, any number is accepted. */
  readonly unless?: StrategyCondition;
  /** A turn is given up to return so many from the hand; 0: never. */
  readonly pass?: number;
}

export interface PlayOrder {
  readonly first?: readonly string[];
  readonly last?: readonly string[];
  readonly never?: readonly string[];
}

/** What is left out is left to the heuristic. */
export interface TrainsStrategy {
  readonly game: 'trains';
  /** `pack/id`. */
  readonly id: string;
  readonly buy?: readonly BuyRule[];
  /** What is bought when no rule applies: `heuristic` unless given. */
  readonly otherwise?: 'heuristic' | 'nothing';
  readonly never?: readonly string[];
  readonly rails?: RailWishes;
  readonly stations?: StationWishes;
  readonly waste?: WastePolicy;
  readonly play?: PlayOrder;
  /** Cards to discard or get rid of first, best to lose first. */
  readonly lose?: readonly string[];
}
