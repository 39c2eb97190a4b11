// The definition of a game of Trains: plain JSON, complete, as a bundle carries it. The content package makes one from a setup after all
// checks; `createTrains` compiles it and trusts it.
import type { GameDefinition } from '../core/definition.ts';
import type { HexMap, TokenDefinition } from '../core/map.ts';
import type { Names } from '../core/names.ts';
import type { ResourceDefinition } from '../core/resource.ts';
import type { Amount, Condition, Lasting, OwnInstead, Reaction, Step } from './language/values.ts';

/** A game of Trains to be compiled by `createTrains`. */
export interface TrainsDefinition extends GameDefinition {
  readonly game: 'trains';
  readonly rules: TrainsRules;
  readonly map: HexMap;
  /** All kinds of card in this game: the supply in order, then kinds that are only dealt. */
  readonly cards: readonly CardDefinition[];
  /** Kinds of token beyond rails and stations that its cards or its map use. */
  readonly tokens?: readonly TokenDefinition[];
  /** Resources that its cards name; absent if there are none. */
  readonly resources?: readonly ResourceDefinition[];
  /** The cells of the first rails; absent: each seat chooses one cell that is free, open and no remote location (T27). */
  readonly start?: StartRule;
  /** Cards in force for one seat each from the beginning, as the setup says; absent: none. Their kinds come after all that are in decks. */
  readonly powers?: PowerRule;
  /** Cards of which one is turned up at the start of each round; absent: none. Their kinds come last. */
  readonly events?: EventRule;
  /** What is different with some numbers of seats, by these; see `definitionFor`. */
  readonly bySeats?: Readonly<Record<string, SeatsDifference>>;
  /** Cards of the supply that lie in rows instead of piles; absent: none. */
  readonly rows?: readonly RowRule[];
}

/** What is different with one number of seats. */
export interface SeatsDifference {
  /** Instead of those of the game. */
  readonly rules: Partial<TrainsRules>;
  /** Instead of those of the cards, by their ids. */
  readonly supply?: Readonly<Record<string, NonNullable<CardDefinition['supply']>>>;
}

/** A row of the market: `show` cards of its deck lie open, and each that leaves is replaced. */
export interface RowRule {
  readonly title?: Names;
  /** Cards that lie open. */
  readonly show: number;
  /** Its kinds, which are in no other row. The supply of each says how many cards of it there are, open and in the deck. */
  readonly cards: readonly string[];
}

interface EventRule {
  /** Kinds, each as often as there are cards of it. */
  readonly cards: readonly string[];
  /** Once the deck is used up, all come again; otherwise there are no more events. */
  readonly again: boolean;
  /** Whether they come in the order of the list, as seasons do; otherwise the deck is shuffled. */
  readonly inOrder?: boolean;
  /** Rounds that each lasts; absent: 1. */
  readonly rounds?: number;
}

/** The powers of seats. */
export interface PowerRule {
  /** The kinds, more than one card of none. */
  readonly cards: readonly string[];
  /** Chance deals them, the seats choose from the last to the first, or the first card is for the first seat and so on. */
  readonly deal: (typeof DEALS)[number];
  /** Where seats choose: how many of those left chance deals each to choose from; absent: all. */
  readonly offer?: number;
  /** How many each seat has at the beginning, of those offered; absent: 1. Where none are offered, only `exactly`. */
  readonly keep?: { readonly atLeast?: number; readonly atMost?: number; readonly exactly?: number };
  /** Whether only their seats know them until the game ends; such powers are worth points and do nothing else. */
  readonly secret?: boolean;
}

/** Ways to give powers to seats; see `PowerRule`. */
export const DEALS = ['drawn', 'chosen', 'seats'] as const;

/** The first rails. */
export interface StartRule {
  /** Rails that each seat starts with; all lay the first, then all the next. */
  readonly rails: number;
  /** Every other time in reversed order. */
  readonly reversed: boolean;
  /** Chance chooses the cells. */
  readonly chance: boolean;
  /** Labels of the cells to choose from, for each seat; if there is only one, the seat is not asked. */
  readonly cells: readonly (readonly string[])[];
}

/** The rules of Trains, as a rules file states them. */
export interface TrainsRules {
  /** `pack/id` of the rules file. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Cards drawn at the end of a turn. */
  readonly handSize: number;
  /** Compensation for the order of turns; none by default. */
  readonly opening?: TrainsOpening;
  /** Which seat goes first in each round after the first: points before it begins decide, a tie leaves the order as it is; absent: the same. */
  readonly turnOrder?: (typeof TURN_ORDERS)[number];
  /** The resource that seats bid before each of these rounds for the order of turns; absent: they do not. */
  readonly bids?: string;
  /** The starting deck. */
  readonly startDeck: readonly CardCount[];
  /** Id of the kind that is Waste. */
  readonly waste: string;
  /** Tokens in stock at the start. */
  readonly tokens: {
    /** Rail tokens of each seat. */
    readonly rails: number;
    /** Station tokens for everybody together. */
    readonly stations: number;
  };
  /** Coins to pay for a cell beyond its terrain and the number of its remote location. */
  readonly surcharge: {
    readonly city: number;
    readonly perStation: number;
    readonly perOpponent: number;
    /** Whether each of these opponents gets those coins, when their next turn begins; otherwise nobody does. */
    readonly toOpponents?: boolean;
    /** Waste gained for entering a cell with opponents' rails, however many there are. */
    readonly opponentsWaste: number;
  };
  /** Points for an own rail in a city with 0, 1, 2, … stations. The last entry also applies to more. */
  readonly cityPoints: readonly number[];
  readonly end: {
    /** The game ends with this many empty supply piles, Waste not counted. */
    readonly emptyPiles: number;
    /** And at the latest after this many turns for each seat. */
    readonly rounds: number;
    /** Number of points of any seat that ends the game, at the end of a turn; absent or 0: never. */
    readonly points?: number;
    /** Number of cities without room for another station; absent or 0: never. */
    readonly fullCities?: number;
    /** Number of routes claimed, each counted once; absent or 0: never. */
    readonly routes?: number;
    /** Kinds of which no pile may become empty: the first one that does ends the game. */
    readonly piles?: readonly string[];
    /** Rail tokens that any seat has left when the game ends; absent: 0. */
    readonly railsLeft?: number;
    /** Whether the round in which the end is reached is finished, so that all seats have the same number of turns. */
    readonly finishRound?: boolean;
    /** Whether everybody has one more turn then, the seat that reached the end too; or after that round. */
    readonly oneMoreTurn?: boolean;
  };
  /** Points in addition to those of every edition; absent if there are none. */
  readonly scoring?: TrainsScoring;
  /** What players may exchange on their own turns; absent: nothing. */
  readonly exchange?: readonly ExchangeRule[];
  readonly switches: TrainsSwitches;
}

/** Orders of turns that change; see `TrainsRules`. */
export const TURN_ORDERS = ['fewest-points', 'most-points'] as const;

/** Compensation for the order of turns. */
export interface TrainsOpening {
  /** Cards of the first hand, in turn order; `handSize` for those left out. */
  readonly hands?: readonly number[];
  /** Coins of the first turn, in turn order; none for those left out. */
  readonly coins?: readonly number[];
  /** Points on the score track at the start, in turn order; none for those left out. */
  readonly points?: readonly number[];
  /** By resource: how many each seat begins with beyond its `start`, in turn order. */
  readonly resources?: Readonly<Record<string, readonly number[]>>;
  /** Cards of the starting decks beyond `startDeck`, in turn order. */
  readonly decks?: readonly (readonly CardCount[])[];
  /** The seat that lays a start rail first: by default the one with the first turn. */
  readonly placing?: 'first-seat-first' | 'last-seat-first';
}

/** What a player may exchange on the own turn, as often as it can be paid for: coins and resources, by their ids. */
export interface ExchangeRule {
  /** How many `coins`, and of each resource. */
  readonly pay: Readonly<Record<string, number>>;
  /** Likewise, or `points` on the score track. */
  readonly get: Readonly<Record<string, number>>;
  /** A card of this kind is gained from the supply; without one there, the exchange cannot be made. */
  readonly gain?: string;
  /** Only once in each turn. */
  readonly once?: boolean;
}

/** Additional points at the end. */
export interface TrainsScoring {
  /** For each own rail on the map. */
  readonly rail?: number;
  /** For each city with own rails. */
  readonly city?: number;
  /** For each station in cities with own rails. */
  readonly station?: number;
  /** For each remote location with own rails, in addition to its number. */
  readonly remote?: number;
  /** Whether the numbers of remote locations are points; they are unless said otherwise. */
  readonly remoteNumbers?: boolean;
}

/** The named differences between editions. */
export interface KnownSwitches {
  /** Tie for most points: joint victory, or most rails on the board first. */
  readonly tie: 'joint' | 'most-rails';
  /** Whether rails of an effect are laid at once, or their number is banked for the rest of the turn. */
  readonly railPoints: 'immediate' | 'banked';
  /** Whether an effect must be possible as a whole, or is done as far as possible. */
  readonly effects: 'strict' | 'as-far-as-possible';
  /** Whether the seat may decline the effect of a card it plays. */
  readonly optionalEffects: boolean;
}

/** Those and house rules. Cards may test all of them. */
export interface TrainsSwitches extends KnownSwitches {
  readonly [name: string]: string | boolean | number;
}

interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** `power` belongs to a seat, `event` to everyone. */
export type CardRole = 'power' | 'event';

/** A kind of card. */
export interface CardDefinition {
  readonly id: string;
  readonly name: Names;
  /** Categories, such as `action`. */
  readonly categories: readonly string[];
  /** Names of packs' own categories, of those that the card has or names; absent if there are none. */
  readonly categoryNames?: Readonly<Record<string, Names>>;
  /** Coins to buy it. */
  readonly cost: number;
  /** How many coins less than that it costs the seat that buys it. */
  readonly cheaper?: Amount;
  /** How many coins more than that it costs the seat that buys it. */
  readonly dearer?: Amount;
  /** What must hold for a seat to buy it; effects gain it all the same. */
  readonly buyIf?: Condition;
  /** How many of each resource, by id, it costs its buyer beside coins. */
  readonly alsoCosts?: Readonly<Record<string, number>>;
  /** Coins it gives when played. */
  readonly value: number;
  /** Points at the end. */
  readonly points: number;
  /** Points at the end beyond these, for each card of the kind that a seat owns; computed for its owner. */
  readonly endPoints?: Amount;
  /**
   * Cards in the supply at the start by number of seats, minus those dealt: `{ count: 20, dealt: true }` with two seats and two in each
   * starting deck leaves 16. Absent for kinds never in the supply.
   */
  readonly supply?: { readonly count: number; readonly lessDealt: boolean };
  /** Waste and other piles that can be gained but not bought. */
  readonly notForSale?: boolean;
  /** Steps of its effect, in order. */
  readonly effect?: readonly Step[];
  /** The effect is applied whenever it can be, even where the rules let effects be declined. */
  readonly mandatory?: boolean;
  /** Rules that hold while it is in play. */
  readonly whileInPlay?: readonly Lasting[];
  /** Steps when it is bought. */
  readonly onBuy?: readonly Step[];
  /** Steps whenever it is gained from the supply, bought or not. */
  readonly onGain?: readonly Step[];
  /** May be shown from hand: when an attack is about to affect its holder, who is then spared, or when something else happens. */
  readonly reaction?: Reaction;
  /** What is done instead when it would be gained, discarded or trashed, wherever it lies. */
  readonly instead?: OwnInstead;
  /**
   * Never in a deck, but in force: a power for a seat, by what it does while in play and its points; an event for everybody, by what it
   * does while in play, and each seat applies its effect.
   */
  readonly role?: CardRole;
  /** Rules text by language, generated or written by the author. */
  readonly text?: Names;
}
