// The language of strategies: what a player aims for, as data. It is declared beside the card language, since the content package checks
// it and the bots play by it. The rules never read it.

/** Numbers that conditions of a strategy can test. */
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
/** The name of a number that conditions can test. */
export type StrategyNumber = (typeof STRATEGY_NUMBER_NAMES)[number];
/** The meaning of each number, for the seat that plays by the strategy. */
export const STRATEGY_NUMBERS: Readonly<Record<StrategyNumber, string>> = {
  round: 'Turns this seat has begun, the current one included.',
  coins: 'Coins available now.',
  points: 'Own points now, including those of cards.',
  lead: 'Own points minus those of the best opponent; negative when behind.',
  deck: 'All cards this seat owns.',
  rails: 'Own rails on the map.',
  railsLeft: 'Own rail tokens in stock.',
  stationsLeft: 'Station tokens in stock.',
  emptyPiles: 'Empty supply piles, except Waste.',
  progress:
    'How far the game has progressed, in percent: by rails, stations or piles, whichever is closest to running out.',
};

/** Counts of cards that conditions can test. */
export const STRATEGY_COUNT_NAMES = ['owned', 'hand', 'pile'] as const;
/** The name of a count that conditions can test. */
export type StrategyCount = (typeof STRATEGY_COUNT_NAMES)[number];
/** The meaning of each count. */
export const STRATEGY_COUNTS: Readonly<Record<StrategyCount, string>> = {
  owned: 'Cards this seat owns, wherever they are.',
  hand: 'Cards in hand.',
  pile: 'Cards left in the supply.',
};

/** All given bounds must hold. */
export interface NumberBounds {
  /** At least this. */
  readonly atLeast?: number;
  /** At most this. */
  readonly atMost?: number;
  /** Exactly this. */
  readonly exactly?: number;
}

/** Which kinds: all given fields must match. Bounds refer to what is printed on the card. */
export interface KindFilter {
  /** A category that the card has. */
  readonly category?: string;
  readonly cost?: NumberBounds;
  readonly value?: NumberBounds;
  readonly points?: NumberBounds;
}

/** One card, several, or all that match a filter. */
export interface KindChoice {
  readonly card?: string | readonly string[];
  /** The kinds that match. */
  readonly where?: KindFilter;
}

type CountTest = KindChoice & NumberBounds;

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

/** Of several cards, the first that can be bought; of those matching a filter, the dearest. */
export interface BuyRule extends KindChoice {
  /** Until this seat owns this many of them in total. */
  readonly upTo?: number;
  /** The rule holds only under this condition. */
  readonly when?: StrategyCondition;
}

/** The directions of rails. Pulls: 1 is the heuristic's, 0 none, 2 twice as strong. */
export interface RailWishes {
  /** Pull of cities. */
  readonly cities?: number;
  /** Pull of remote locations. */
  readonly remotes?: number;
  /** Points that a cell gains in value for opponents' rails on it; half of that for each neighbouring cell with such rails. */
  readonly opponents?: number;
  /** How much the coins to pay weigh. */
  readonly coins?: number;
  /** Labels of cells that attract rails like a large city. */
  readonly toward?: readonly string[];
  /** Minimum value in points for laying a rail. */
  readonly least?: number;
  /** Rails are laid only under this condition. */
  readonly when?: StrategyCondition;
}

/** Wishes for stations. */
export interface StationWishes {
  /** Weight of opponents' points in the city: 0 ignores them, 1 weighs them like its own. */
  readonly shared?: number;
  /** A station is built only if it is worth more than this many points. */
  readonly least?: number;
  /** Stations are built only under this condition. */
  readonly when?: StrategyCondition;
}

/** How to deal with Waste. */
export interface WastePolicy {
  /** Anything that brings Waste is done only while this seat owns at most this many. */
  readonly accept?: number;
  /** When this holds, any number is accepted. */
  readonly unless?: StrategyCondition;
  /** A turn is given up to return this many from the hand; 0: never. */
  readonly pass?: number;
}

/** The order in which to play cards. */
export interface PlayOrder {
  /** Cards to play first, in this order. */
  readonly first?: readonly string[];
  /** Cards to play last, in this order. */
  readonly last?: readonly string[];
  /** Cards that are never played. */
  readonly never?: readonly string[];
}

/** A strategy for Trains. The heuristic decides everything that it leaves out. */
export interface TrainsStrategy {
  readonly game: 'trains';
  /** `pack/id`. */
  readonly id: string;
  /** Rules for buying; the first that applies counts. */
  readonly buy?: readonly BuyRule[];
  /** Whether the heuristic buys when no rule applies (the default), or nothing is bought. */
  readonly otherwise?: 'heuristic' | 'nothing';
  /** Cards that are never bought. */
  readonly never?: readonly string[];
  /** Wishes for rails. */
  readonly rails?: RailWishes;
  /** Wishes for stations. */
  readonly stations?: StationWishes;
  /** Dealing with Waste. */
  readonly waste?: WastePolicy;
  readonly play?: PlayOrder;
  /** Cards to discard or get rid of first, in this order. */
  readonly lose?: readonly string[];
}
