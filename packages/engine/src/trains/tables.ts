// The compiled form of a definition for one number of seats: typed arrays and short tables that rules read. Nothing here
// changes during a game.
import type { State } from '../core/state.ts';
import type { Layout } from './layout.ts';
import type { Step } from './language/values.ts';
import type {
  AmountCode,
  CardsCode,
  CellCode,
  ConditionCode,
  FilterCode,
  PriceCode,
  TriggerCode,
} from './codes.ts';
import type { TrainsDefinition } from './definition.ts';

/** Node fields of the effect table. */
export const NODE = 8;
export const N_OP = 0;
export const N_NEXT = 1;
export const N_A = 2;
export const N_B = 3;
export const N_C = 4;
export const N_D = 5;
export const N_E = 6;
/** What follows the step that the sequence of this one is part of; at the end of an effect NONE, or LOOSE. */
export const N_AFTER = 7;
export const NONE = -1;
/** Steps that nobody judged before they began, of a trigger or of each player: they are done as far as possible. */
export const LOOSE = -2;

// Work space for looking ahead
/** Looks that are left for the question at hand. */
export const L_LEFT = 0;
/** Cards taken off the deck ahead. */
export const L_TAKEN = 1;
/** How many fewer coins there may be ahead than the most there can be. */
export const L_SLACK = 3;
/** The step before which looking ahead ends, NONE for the end of the effect. */
export const L_STOP = 2;
/** 1 once some cards of a selection are unknown. */
export const L_FORESEEN = 4;

/** What an op's `possible` may say: no, yes, or yes with all later steps of the sequence already looked at. */
export const NO = 0;
export const YES = 1;
export const YES_TO_END = 2;

/**
 * One op as code. `run` does exactly one thing to its frame: advance past it, push another frame, or ask (returns true).
 * Whatever else it changes comes after that, since gaining a card may push the frames of triggers.
 */
export interface OpCode {
  /** Decision type shown to people; ops that never ask have none. */
  readonly asks?: string;
  readonly run: (t: Tables, s: State, frame: number) => boolean;
  readonly legal?: (t: Tables, s: State, frame: number, out: Int16Array) => number;
  readonly choose?: (t: Tables, s: State, frame: number, choice: number) => void;
  readonly format?: (t: Tables, s: State, frame: number, choice: number) => string;
  readonly detail?: (t: Tables, s: State, frame: number) => Record<string, unknown>;
  /**
   * Whether this step can be carried out. `waiver`, `drawn` and `coins` are what earlier steps of the same effect add: surcharges
   * waived, unknown cards in hand, coins. Absent: always.
   */
  readonly possible?: (
    t: Tables,
    s: State,
    seat: number,
    level: number,
    source: number,
    node: number,
    waiver: number,
    drawn: number,
    coins: number,
  ) => number;
  /** Whether `possible` never says no for this node, whatever the position. Absent: true without `possible`. */
  readonly certain?: (t: Tables, node: number) => boolean;
  /** Whether it could change anything; asked for the alternatives of `choose-one` (T21). Absent: yes. */
  readonly acts?: (
    t: Tables,
    s: State,
    seat: number,
    level: number,
    node: number,
    drawn: number,
    coins: number,
  ) => boolean;
}

/** A selection that a frame still needs. */
export interface HeldSelection {
  readonly slot: number;
  readonly name: string;
  /** Whether only the seat of the frame knows which cards it holds; everybody knows how many. */
  readonly isHidden: boolean;
  /** Where its cards lie, as far as that is known beforehand. */
  readonly zone: number;
  /** The selection they were chosen from, or NONE. */
  readonly from: number;
  /** 1 + index of the filter they were chosen by, or 0. */
  readonly filter: number;
}

/** What was kept, one selection after the other: its counts, then the words of its head. */
interface KeptSelections {
  words: Int16Array;
  end: number;
}

export interface Tables {
  readonly definition: TrainsDefinition;
  readonly layout: Layout;
  readonly seats: number;
  readonly kinds: number;
  readonly ids: readonly string[];

  // Kinds
  readonly cost: Int16Array;
  /** Cost for buying; above any number of coins for what is not for sale. */
  readonly price: Int16Array;
  readonly value: Int16Array;
  readonly points: Int16Array;
  /** Kinds worth points. */
  readonly scoring: Int16Array;
  /** What kinds are worth at the end beyond their points: a kind and an operand each. */
  readonly endPoints: readonly (readonly [kind: number, amount: number])[];
  /** Kinds that can be played at all, and for each number of coins the kinds they buy; the last is for all higher ones. */
  readonly playable: Int16Array;
  readonly affordable: readonly Int16Array[];
  readonly isAttack: Uint8Array;
  readonly isReaction: Uint8Array;
  readonly anyReaction: boolean;
  readonly supply: Int16Array;
  /** Kinds 0 to `piles` - 1 have a supply pile; the rest are only dealt. */
  readonly piles: number;
  /** Least that any kind can cost. */
  readonly cheapest: number;
  readonly dealt: Int16Array;
  readonly waste: number;
  /** First node of each kind's effect, NONE without steps. */
  readonly effect: Int32Array;
  readonly hasEffect: Uint8Array;
  /** 1 where the card's own text leaves it open whether its effect is applied (T31). */
  readonly ownChoice: Uint8Array;
  /** 1 where the effect can always be carried out. */
  readonly certainEffect: Uint8Array;
  /** The node that asks whether a kind's effect is applied. */
  readonly askEffect: Int32Array;
  readonly onBuy: Int32Array;
  readonly onGain: Int32Array;
  readonly reactionDo: Int32Array;
  // What lasts: by kind, then for each step that makes something last
  readonly lastingWaiver: Int32Array;
  readonly lastingIgnore: Uint8Array;
  readonly lastingEvents: Int16Array;
  readonly hasLasting: Uint8Array;
  readonly triggers: readonly (readonly TriggerCode[])[];
  readonly prices: readonly (readonly PriceCode[])[];
  /** How long it lasts: an index into UNTIL. */
  readonly until: Uint8Array;
  /** Whether it is kept whose it is, how long it lasts and what it has done this turn (see lasting.ts). */
  readonly timed: boolean;
  /** Whether turns may follow each other, and hands differ in size (see extra-turns.ts). */
  readonly turned: boolean;
  /** Whether prices of these can change. */
  readonly pricedCards: boolean;
  readonly pricedRails: boolean;
  readonly pricedStations: boolean;

  // Effects
  readonly nodes: Int32Array;
  /** By node: the step of the definition that it is made from; for those who watch, never read by rules. */
  readonly steps: readonly (Step | undefined)[];
  /** By node. */
  readonly held: readonly (readonly HeldSelection[])[];
  /** By node: the selection that the step sets, or NONE. */
  readonly sets: Int32Array;
  /** By node: 1 where the step, looked at ahead, may set a selection that is still in use. */
  readonly overwrites: Uint8Array;
  /** Whether some effect repeats steps. */
  readonly repeats: boolean;
  /** By node: 1 where neither the step nor any within it can ever be impossible. */
  readonly certainStep: Uint8Array;
  readonly ops: readonly OpCode[];
  readonly amounts: readonly AmountCode[];
  readonly cards: readonly CardsCode[];
  readonly filters: readonly FilterCode[];
  readonly cellFilters: readonly CellCode[];
  readonly conditions: readonly ConditionCode[];
  readonly lists: readonly Int32Array[];
  /** 1 where an effect may read a selection that none of its steps has made this time. */
  readonly clears: Uint8Array;
  /** Whether selections are tracked (see selections.ts). */
  readonly tracked: boolean;
  /** Whether it is counted what is done in a turn (see turn-counts.ts). */
  readonly counted: boolean;
  /** Whether anything besides triggers hears of a card that is played: either of these. */
  readonly heeds: boolean;
  readonly reactNode: number;
  readonly bankedRailNode: number;
  readonly wasteNode: number;
  /** By event: the node that tells triggers of it. */
  readonly announceNode: Int32Array;
  readonly finishTurnNode: number;
  /** Work space for looking ahead: see L_LEFT; unknown cards of each selection; kinds that unknown cards are supposed to be. */
  readonly looks: Int32Array;
  readonly unknown: Int16Array;
  readonly supposed: Int16Array;
  /** Selections that looking ahead puts back when it is done. */
  readonly kept: KeptSelections;
  /** By node of a repetition: how often it is still to be done, the current time included. */
  readonly rounds: Int16Array;

  // Map
  readonly cells: number;
  readonly labels: readonly string[];
  readonly neighborStart: Int32Array;
  readonly neighbors: Int16Array;
  /** Surcharge of an empty cell: terrain, city and remote location. */
  readonly baseCost: Int16Array;
  readonly terrainCost: Int16Array;
  readonly terrainBit: Int32Array;
  readonly city: Int16Array;
  readonly remote: Int16Array;
  readonly cities: Int16Array;
  readonly remotes: Int16Array;
  /** 1 where rails may lie at all. */
  readonly open: Uint8Array;
  readonly startable: Uint8Array;

  // Rules
  readonly handSize: number;
  readonly railTokens: number;
  readonly stationTokens: number;
  readonly cityCost: number;
  readonly perStation: number;
  readonly perOpponent: number;
  readonly opponentsWaste: number;
  readonly cityPoints: Int16Array;
  readonly emptyPiles: number;
  readonly lastTurn: number;
  readonly strict: boolean;
  readonly optional: boolean;
  readonly banked: boolean;
  readonly mostRailsBreakTies: boolean;

  /** Room for a list of kinds while one rule looks at them. */
  readonly kindBuffer: Int16Array;
}
