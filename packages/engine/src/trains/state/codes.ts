// The compiled form of amounts, cards, filters, cells, conditions and triggers. Nothing here changes during a game.
import type { LiveCellSlot } from './live-slots.ts';
import type { Search } from './reach.ts';
import { FIGURE_FORMS } from '../language/figure-forms.ts';
import { AMOUNT_FORMS } from '../language/forms.ts';

export type * from './setup-codes.ts';

export type AmountForm = keyof typeof AMOUNT_FORMS;

/** The forms of amounts by the numbers that codes name them with. */
export const AMOUNT_OPS = Object.keys(AMOUNT_FORMS) as readonly AmountForm[];

/** What has a number of its own, likewise. */
export const FIGURES = Object.keys(FIGURE_FORMS) as readonly (keyof typeof FIGURE_FORMS)[];

/** No bound: an operand that no expression uses. */
export const NO_BOUND = -32768;

/** An amount expression; plain numbers are operands of their own (see evaluate.ts). */
export interface AmountCode {
  readonly op: number;
  readonly list: readonly number[];
  readonly cards: CardsCode | null;
  readonly selection: number;
  readonly cells: CellCode | null;
  /** For a distance: where it begins; `cells` is where it ends, `who` along whose rails it goes, NONE for any way. */
  readonly way: WayCode | null;
  readonly who: number;
  /** For tokens: their kind; for resources, which. */
  readonly token: number;
  readonly filter: FilterCode | null;
  /** For cards that are owned: whether those of one kind count once. */
  readonly different: boolean;
  /** For a number of each card, cell or player: which, an index into FIGURES. */
  readonly figure: number;
  /** For what is different: by terrain, region, category or cost, 1 for each cell or kind of card that has it. */
  readonly sets: readonly Uint8Array[];
  /** For the longest trail: room for the search. */
  readonly search: TrailSearch | null;
}

/** Room for the search of the longest trail (see longest-trail.ts). */
export interface TrailSearch {
  /** The cells of the network at hand, and room for a search through it. */
  readonly network: Int16Array;
  readonly lines: Search;
  /** The trail at hand, and by place on it where the list of neighbors has been tried up to; by cell: 1 if it is on the trail. */
  readonly trail: Int16Array;
  readonly next: Int32Array;
  readonly onTrail: Uint8Array;
  /** Cells within reach of its end, and by cell the last look in which it was. */
  readonly reached: Int16Array;
  readonly seen: Uint32Array;
  looks: number;
  /** The longest trail so far, and cells that may still be looked at. */
  best: number;
  left: number;
}

/** Which cards: self, a selection (in the zone where its cards are), or a zone; with an optional filter. */
export interface CardsCode {
  readonly from: 'self' | 'selection' | 'zone';
  /** For self: the kind with this text, and whether it is in a trigger, where "this card" holds a lasting effect. */
  readonly kind: number;
  readonly held: boolean;
  readonly selection: number;
  readonly zone: number;
  readonly filter: FilterCode | null;
}

export interface FilterCode {
  /** 1 for each kind that passes the fixed part. */
  readonly mask: Uint8Array;
  /** Bounds known only during play: [what, atLeast, atMost] as operands; NONE for no bound. */
  readonly bounds: readonly BoundCode[];
  readonly sameAs: number;
  readonly inSupply: boolean;
  readonly not: FilterCode | null;
  readonly fixed: boolean;
}

/** Operands; NO_BOUND for none. */
export interface Bounds {
  readonly atLeast: number;
  readonly atMost: number;
}

export interface BoundCode extends Bounds {
  readonly of: Int16Array;
}

export interface CellCode {
  /** 1 for each cell that passes the fixed part. */
  readonly mask: Uint8Array;
  readonly rails: number;
  /** Rare filter conditions, null for filters without any. */
  readonly more: CellMore | null;
}

export interface CellMore {
  readonly tokens: readonly TokenBound[];
  readonly near: NearCode | null;
  readonly connected: WayCode | null;
  /** The selection of cells it must be in, or NONE. */
  readonly selection: number;
  readonly any: readonly CellCode[];
  readonly not: CellCode | null;
}

/** Instead of a kind of token: stations, and how many stations a city has space for, in all and still. */
export const STATIONS = -1;
export const CITY_SIZE = -2;
export const CITY_ROOM = -3;
/** And rails, in numbers of a cell only. */
export const RAILS = -4;

/** How many tokens of a kind lie there, or one of these. */
export interface TokenBound extends Bounds {
  readonly kind: number;
  /** Whose, an index into WHO. */
  readonly who: number;
}

/** Ways from some cells, with room for the search: it outlives other searches, as those for an amount within its bounds. */
export interface WayCode {
  readonly of: CellCode;
  readonly search: Search;
}

export type NearCode = WayCode & Bounds;

export interface ConditionCode {
  readonly op: 'constant' | 'there' | 'same' | 'compare' | 'not' | 'all' | 'any';
  readonly value: boolean;
  readonly cards: CardsCode | null;
  readonly selections: readonly number[];
  readonly amount: number;
  readonly atLeast: number;
  readonly atMost: number;
  readonly list: readonly ConditionCode[];
  /** Whether it reads a selection, which is not known before the effect runs. */
  readonly open: boolean;
}

/** A change of price, or with the sign 0 what is forbidden: what (an index into ACTS) and for whom (one into WHO). */
export interface PriceCode {
  readonly what: number;
  readonly by: number;
  readonly sign: 1 | 0 | -1;
  readonly filter: FilterCode | null;
  readonly cells: CellCode | null;
  readonly who: number;
}

/** A card's own changes of its price, as operands, and the condition for buying it. */
export interface OwnPriceCode {
  readonly cheaper: number;
  readonly dearer: number;
  readonly buyIf: ConditionCode | null;
}

/** Effects that last together: those of a kind while it is in play, or those of one step. */
export interface LastingCode {
  readonly waiver: number;
  readonly ignore: number;
  readonly triggers: readonly TriggerCode[];
  readonly prices: readonly PriceCode[];
  readonly insteads: readonly InsteadCode[];
  readonly worth: readonly WorthCode[];
  /** An index into UNTIL. */
  readonly until: number;
  /** To the end of so many next turns instead; and how often it acts. 0 for neither. */
  readonly turns: number;
  readonly uses: number;
  /** Whether its card may stay in play. */
  readonly stays?: true;
  readonly keeps: Keeps;
}

/** The cells and the kinds of cards of earlier steps that it means. */
export interface Keeps {
  readonly cells: readonly LiveCellSlot[];
  readonly cards: readonly KeptCards[];
}

/** By kind, then by step; and whether any keeps cells, or cards. */
export interface KeptTables {
  readonly of: readonly Keeps[];
  readonly cells: boolean;
  readonly cards: boolean;
  /** What the steps of triggers mean of it, by number. */
  readonly handed: readonly (readonly KeptSlot[])[];
}

/** A selection kept in one slot, and the slot of it in the steps of a trigger. */
export interface KeptSlot {
  readonly name: string;
  readonly cards: boolean;
  readonly from: number;
  readonly to: number;
}

/** Those of cards that only their player saw are shown to all. */
export interface KeptCards extends LiveCellSlot {
  readonly shows: boolean;
}

/** A change of what a rail on some cells scores, by operands; NONE where it changes nothing. */
export interface WorthCode {
  readonly cells: CellCode;
  /** Whose rails: an index into WHO. */
  readonly who: number;
  readonly stations: number;
  readonly times: number;
  readonly plus: number;
}

/** What is done instead of something else. */
export interface InsteadCode {
  /** An index into REPLACED. */
  readonly of: number;
  /** Who would do it: an index into WHO. */
  readonly who: number;
  readonly filter: FilterCode | null;
  readonly may: boolean;
  /** Its first step; NONE for nothing. */
  readonly node: number;
  /** The kind that has it itself, or NONE for what lasts; and the zone from which its card would go, or NONE for any. */
  readonly own: number;
  readonly from: number;
}

/** All of them, each with its place in this list as its number, and by lasting effect the numbers of its own. */
export interface Insteads {
  readonly all: readonly InsteadCode[];
  readonly of: readonly (readonly number[])[];
  /** The bit of those that cards have themselves, which always count as waited for; 0 without such. */
  readonly events: number;
}

export interface TriggerCode {
  /** Bit of the event. */
  readonly event: number;
  /** Who must do it: an index into WHO. */
  readonly who: number;
  readonly filter: FilterCode | null;
  readonly cells: CellCode | null;
  /** The kind of token or the resource it waits for, or NONE. */
  readonly token: number;
  /** Whose token it must be: an index into WHO. */
  readonly of: number;
  /** For one that acts once in a turn: the bit that says whether it has; 0 for others. */
  readonly once: number;
  /** Whether a drawn card that sets it off is shown. */
  readonly shows: boolean;
  readonly node: number;
  /** The number of what its steps mean of what its entry keeps; 0 for nothing. */
  readonly handed: number;
}

/** Cards that can be shown from hand. */
export interface Reactions {
  /** By kind: 1 for those that spare their holder an attack; the first of its steps, or NONE; what else it answers, or null. */
  readonly spares: Uint8Array;
  readonly steps: Int32Array;
  readonly to: readonly (TriggerCode | null)[];
  /** Whether there are attacks to answer, so that the state keeps who was asked (see attacks.ts); the bits of all other events. */
  readonly toAttacks: boolean;
  readonly events: number;
}

/** Where the list of each cell starts, and all lists. */
export interface CellLists {
  readonly start: Int32Array;
  readonly list: Int16Array;
}

/** From where a cell with a link can be entered, and for how many coins: the cheapest first. Lists of other cells are empty. */
export interface EntryCode extends CellLists {
  readonly cost: Int16Array;
  /** Which link it is, of those that seats own, or NONE. */
  readonly link: Int16Array;
  /** By link that seats own: its name, and what its owner gets from others; FORBIDDEN if they cannot cross it. */
  readonly owned: readonly string[];
  readonly tolls: Int16Array;
}
