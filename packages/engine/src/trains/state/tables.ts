// The compiled form of a definition for one number of seats: typed arrays and short tables that the rules read. Nothing here changes
// during a game, but for the arrays in which ways over the map are sought, each within one call.
import type { State } from '../../core/state.ts';
import type { Layout } from './layout.ts';
import type { Step } from '../language/values.ts';
import type {
  AmountCode,
  CardsCode,
  CellCode,
  ConditionCode,
  EventDeckCode,
  FilterCode,
  Insteads,
  OwnEnds,
  OwnPriceCode,
  PowerCode,
  PriceCode,
  KeptTables,
  Reactions,
  Resources,
  RowsCode,
  TriggerCode,
  WorthCode,
} from './codes.ts';
import type { ExchangeCode } from './exchange-codes.ts';
import type { RuleNodes } from './rule-nodes.ts';
import type { TrainsDefinition } from '../definition.ts';
import type { MapTables } from './map-tables.ts';
import type { LiveSlot, LiveCellSlot } from './live-slots.ts';

/** Node fields of the effect table. */
export const NODE = 8;
export const N_OP = 0;
export const N_NEXT = 1;
export const N_A = 2;
export const N_B = 3;
export const N_C = 4;
export const N_D = 5;
export const N_E = 6;
/** The node after the step that contains this sequence; at the end of an effect NONE, or LOOSE. */
export const N_AFTER = 7;
export const NONE = -1;
/** Steps that were not checked before they began, of a trigger or of each player: they are done as far as possible. */
export const LOOSE = -2;

/** Answers of an op's `possible`: no, yes, or yes with all later steps of the sequence already checked. */
export const NO = 0;
export const YES = 1;
export const YES_TO_END = 2;

/**
 * One op as code. `run` does exactly one thing to its frame: advance past it, push another frame, or ask (returns true). Every other
 * change comes after that, since gaining a card may push trigger frames.
 */
export interface OpCode {
  /** Decision type shown to people; ops that never ask have none. */
  readonly asks?: string;
  readonly run: (t: Tables, s: State, frame: number, l: Lookahead) => boolean;
  readonly legal?: (t: Tables, s: State, frame: number, out: Int16Array, l: Lookahead) => number;
  readonly choose?: (t: Tables, s: State, frame: number, choice: number) => void;
  readonly format?: (t: Tables, s: State, frame: number, choice: number) => string;
  readonly detail?: (t: Tables, s: State, frame: number) => Record<string, unknown>;
  /** Whether this step can be carried out, an answer as above; adds to `l` what it brings to later steps. Absent: always. */
  readonly possible?: (l: Lookahead, node: number) => number;
  /** Whether `possible` never says no for this node, whatever the position. Absent: true if there is no `possible`. */
  readonly certain?: (t: Tables, node: number) => boolean;
  /** Whether it could change anything; asked for the alternatives of `choose-one` (T21). Absent: yes. */
  readonly acts?: (l: Lookahead, node: number) => boolean;
}

/**
 * Looking ahead in one game: the question that is being looked into, what the steps passed so far bring, and memory for trying choices.
 * Made once for a game (see lookahead/lookahead.ts) and used by one question at a time.
 */
export interface Lookahead {
  readonly t: Tables;
  /** The ops to ask: those of the tables, or some that note the answers. */
  readonly ops: readonly OpCode[];
  /** The position and the effect in question. */
  s: State;
  seat: number;
  level: number;
  /** The kind of the card that has the effect. */
  source: number;
  /** The step before which looking ahead ends; NONE for the end of the effect. */
  stop: number;
  /** Looks left until the next question is open. */
  left: number;

  // What the steps passed so far bring
  /** Surcharges that are waived, as bits. */
  waiver: number;
  /** Unknown cards in hand. */
  drawn: number;
  /** The most coins there can be, and how many fewer there may be. */
  coins: number;
  slack: number;
  /** Cards taken off the deck. */
  taken: number;
  /** By resource: the most there can be, then the fewest; and what that was before steps that are being tried (see held.ts). */
  readonly held: Int16Array;
  readonly before: Scratch;
  /** 1 once a step has moved tokens of a pack's own kinds, or opponents may have got or paid resources. */
  moved: number;
  /** Rows from which a step may have taken a card, as bits. */
  refilled: number;

  /** By selection, in each level: the most and the fewest unknown cards (see unknown-cards.ts); all 0 unless `foreseen` is 1. */
  readonly unknown: Int16Array;
  foreseen: number;
  /** By kind: the unknown cards that are taken to be of this kind. */
  readonly supposed: Int16Array;
  /** By node of a repetition: how often it remains to be done, the current time included. */
  readonly rounds: Int16Array;
  /** Selections to be restored (see saved-selections.ts). */
  readonly saved: Scratch;
  /** Lists of cells and tokens. */
  readonly scratch: Scratch;
  /** A list of kinds during one step. */
  readonly kindBuffer: Int16Array;
}

/** A stack of numbers that grows when it must (see scratch.ts). */
export interface Scratch {
  words: Int16Array;
  end: number;
}

/** Computes an amount of one form; in the order of `AMOUNT_OPS`. */
export type Measure = (t: Tables, s: State, seat: number, level: number, a: AmountCode) => number;

/**
 * The compiled rules. Kinds, cells and nodes are indices; arrays have an entry for each kind unless stated otherwise, 1 for true.
 * V8 gives objects with 128 or more properties, written as one literal, a slower form: random games then take a quarter longer. So what is
 * read seldom stands in objects of its own.
 */
export interface Tables extends MapTables {
  readonly definition: TrainsDefinition;
  readonly layout: Layout;
  readonly seats: number;
  /** Number of kinds; arrays with an entry for each are "by kind". Kinds are indices. */
  readonly kinds: number;
  /** Card ids by kind. */
  readonly ids: readonly string[];
  // Kinds
  readonly cost: Int16Array;
  /** Cost for buying; more than any number of coins for what is not for sale. */
  readonly price: Int16Array;
  readonly value: Int16Array;
  readonly points: Int16Array;
  /** Kinds worth points. */
  readonly scoring: Int16Array;
  /** Points of kinds at the end beyond their printed ones: each a kind and an operand. */
  readonly endPoints: readonly (readonly [kind: number, amount: number])[];
  /** 1 where a card can be played at all. */
  readonly isPlayable: Uint8Array;
  /** By number of coins: the kinds they buy; the last is for all higher ones. */
  readonly affordable: readonly Int16Array[];
  /** 1 for attacks; and cards that can be shown from hand, null without such. */
  readonly isAttack: Uint8Array;
  readonly reactions: Reactions | null;
  /** By kind: cards in the supply at the start, those in the decks of rows included. */
  readonly supply: Int16Array;
  /** Kinds 0 to `piles` - 1 have a supply pile; the others are only dealt. */
  readonly piles: number;
  /** The least that any kind can cost. */
  readonly cheapest: number;
  /** By kind: cards in each starting deck. */
  readonly dealt: Int16Array;
  /** The kind that is Waste. */
  readonly waste: number;
  /** First node of each kind's effect, NONE without steps. */
  readonly effect: Int32Array;
  readonly hasEffect: Uint8Array;
  /** 1 where the card's own text makes its effect optional (T31). */
  readonly ownChoice: Uint8Array;
  /** 1 where a player may decline the effect as a whole: by the rules, or by the card's own text. */
  readonly declinable: Uint8Array;
  /** 1 where the effect can always be carried out. */
  readonly certainEffect: Uint8Array;
  /** The node that asks whether a kind's effect is applied. */
  readonly askEffect: Int32Array;
  /** First node of the steps when a kind is bought or gained; NONE without steps. */
  readonly onBuy: Int32Array;
  readonly onGain: Int32Array;
  // Lasting effects: by kind, then one for each step that starts one
  readonly lastingWaiver: Int32Array;
  readonly lastingIgnore: Uint8Array;
  readonly lastingEvents: Int16Array;
  readonly hasLasting: Uint8Array;
  readonly triggers: readonly (readonly TriggerCode[])[];
  readonly prices: readonly (readonly PriceCode[])[];
  /** What is done instead of something else, and what changes the points of rails; null without such (see instead.ts, worth.ts). */
  readonly insteads: Insteads | null;
  readonly worth: readonly (readonly WorthCode[])[] | null;
  /** How long it lasts: an index into UNTIL. */
  readonly until: Uint8Array;
  /** Whether the state keeps whose a lasting effect is, how long it lasts and what it has done this turn (see lasting.ts). */
  readonly timed: boolean;
  /** Room for counts by kind where cards may stay in play; null where none do. */
  readonly stays: Int16Array | null;
  /** Whether there may be extra turns and hands of different sizes, and coins kept for the next turn (see extra-turns.ts). */
  readonly turned: boolean;
  readonly saves: boolean;
  /** Whether decks have a bottom and cards are passed (see optional-zones.ts); whether cards lie on mats, which are among those zones. */
  readonly optionalZones: boolean;
  readonly mats: boolean;
  /** How often what a step makes last acts before it ends; 0 for as often as it can. By kind, then by step. And whether any is above 0. */
  readonly uses: Int16Array;
  readonly usedUp: boolean;
  /** How many of its player's turns it lasts to the end of; 0 for what `until` says. */
  readonly untilTurns: Int16Array;
  /** What each keeps of earlier steps; null where none keeps anything (see kept.ts). */
  readonly kept: KeptTables | null;
  /** Changes of a card's price that are on the card itself, by kind: operands, 0 without; and the condition for buying it. */
  readonly ownPrices: readonly OwnPriceCode[];
  /** Whether prices can change, or what has them be forbidden; `bans` has a bit for each index into ACTS that can be. */
  readonly pricedCards: boolean;
  readonly pricedRails: boolean;
  readonly pricedStations: boolean;
  readonly bans: number;

  // Effects
  /** Steps as records of integers, see `N_OP`; -1 (NONE) ends a list. */
  readonly nodes: Int32Array;
  /** By node, as the lists below: the step of the definition it was made from; for observers, never read by the rules. */
  readonly steps: readonly (Step | undefined)[];
  readonly liveSlots: readonly (readonly LiveSlot[])[];
  readonly liveCellSlots: readonly (readonly LiveCellSlot[])[];
  /** By node: the selection that the step sets, or NONE. */
  readonly sets: Int32Array;
  /** By node: 1 if looking ahead at the step may set a selection that is still in use. */
  readonly overwrites: Uint8Array;
  /** Whether some effect repeats steps. */
  readonly repeats: boolean;
  /** By node: 1 if neither the step nor any step inside it can ever be impossible. */
  readonly certainStep: Uint8Array;
  /** Parameters that nodes refer to by index; filter 0 is null, for none. */
  readonly ops: readonly OpCode[];
  readonly amounts: readonly AmountCode[];
  readonly measures: readonly Measure[];
  readonly cards: readonly CardsCode[];
  readonly filters: readonly (FilterCode | null)[];
  readonly cellFilters: readonly (CellCode | null)[];
  readonly conditions: readonly ConditionCode[];
  readonly lists: readonly Int32Array[];
  /** 1 if an effect may read a selection that none of its steps has set this time. */
  readonly clears: Uint8Array;
  /** Whether selections are tracked (see selections.ts). */
  readonly tracked: boolean;
  /** Whether the state counts what is done in a turn (see turn-counts.ts). */
  readonly counted: boolean;
  /** Whether a played card must be announced beyond triggers: `tracked` or `counted`. */
  readonly heeds: boolean;
  readonly ruleNodes: RuleNodes;
  /** Selections of cells in each level; 0 in games whose cards choose none. */
  readonly cellSlots: number;

  // Rules
  /** Numbers of the rules, as in `TrainsRules`. */
  readonly handSize: number;
  readonly railTokens: number;
  readonly stationTokens: number;
  readonly cityCost: number;
  readonly perStation: number;
  readonly perOpponent: number;
  /** Coins that each opponent with rails on a cell gets for rails laid there. */
  readonly toll: number;
  readonly opponentsWaste: number;
  /** Points for an own rail in a city with 0, 1, 2, … stations, all that the rules give for it; the last serves for more. */
  readonly cityPoints: Int16Array;
  readonly emptyPiles: number;
  readonly lastTurn: number;
  /** Cards in force for seats from the beginning; null without such (see powers.ts). */
  readonly powers: PowerCode | null;
  /** The deck of events; null without such (see event-deck.ts). */
  readonly eventDeck: EventDeckCode | null;
  /** Rows of the market; null without such (see rows.ts). */
  readonly rows: RowsCode | null;
  /** Kinds below this can be in decks and piles; the others are in force from outside. */
  readonly deckKinds: number;
  /** Kinds below this can be gained, or be the power of a seat; the others are events. */
  readonly gainedKinds: number;
  /** What can be exchanged in a turn; null for nothing (see exchange.ts). */
  readonly exchanges: readonly ExchangeCode[] | null;
  /** Resources of a pack's own; null without such (see own-resources.ts). */
  readonly resources: Resources | null;
  /** Ends in addition to those of every edition; null without such. */
  readonly ownEnds: OwnEnds | null;
  readonly perRail: number;
  /** 1 if the seat with the fewest points goes first in a round, -1 for the one with the most, BY_BIDS if only bids say; 0 if the order never changes. */
  readonly turnOrder: number;
  /** What follows once the end is reached: FINISH_ROUND, ONE_MORE_TURN, both or neither (see ends.ts). */
  readonly afterEnd: number;
  /** Switches of the rules, as in `KnownSwitches`. */
  readonly strict: boolean;
  readonly optional: boolean;
  readonly banked: boolean;
  readonly mostRailsBreakTies: boolean;
}
