// Questions of playtests that the rules of a game do not answer: who began, how far a seat is, the use of a choice, the board.
// Play calls nothing here, so it costs nothing then.
import type { State } from './state.ts';

/** The effect of a choice on the turn: `act` does something, `end` only ends it or declines, `clear` spends it on removing Waste. */
export const CHOICE_ROLES = ['act', 'end', 'clear'] as const;
/** The role of a choice in its turn. */
export type ChoiceRole = (typeof CHOICE_ROLES)[number];

/** A board whose cells seats use. Cells are indices into `cells`. */
export interface Board {
  /** Labels of all cells. */
  readonly cells: readonly string[];
  /** Whether anything can ever be put there. */
  isOpen(cell: number): boolean;
  /** Bit mask of the seats that use a cell. */
  seatsOn(s: State, cell: number): number;
  /** Buildings of all seats there, such as stations. */
  built(s: State, cell: number): number;
  /** Present points of a seat from a cell; never negative. */
  points(s: State, seat: number, cell: number): number;
}

/** Items that seats own and play with, such as the cards of a deck. */
export interface Holdings {
  /** The group of measures that counts how seats get them. */
  readonly group: string;
  /** How many of the item of measure number `measure` a seat owns now. */
  owned(s: State, seat: number, measure: number): number;
  /** Gives a seat one more of that item, from no supply, to estimate its worth. Changes `s`. */
  give(s: State, seat: number, measure: number): void;
}

/** An item whose use can be forbidden, to measure its worth. */
export interface StudiedItem {
  readonly item: string;
  /** Id of the measure that choices raise. */
  readonly measure: string;
  /** Its price; null where it is not bought. */
  readonly cost: number | null;
}

/** A compensation for the order of turns other than points, as the rules of a game can state it. */
export interface Compensation {
  readonly id: string;
  /** The unit that a turn gets one or more of, or a sentence where it is not counted. */
  readonly told: { readonly one: string; readonly many: string } | string;
  /** The definition with `amounts[i]` more of it in the turn of seat i of the order; plain JSON on both sides. */
  with(definition: unknown, amounts: readonly number[]): unknown;
  /** The keys of a rules file that say so, with their values; absent where no file can. */
  rules?(definition: unknown, amounts: readonly number[]): Readonly<Record<string, unknown>>;
}

/** Questions that playtests ask of a game, about the open decision of a state unless stated otherwise. */
export interface PlaytestHooks {
  /** The seat that had the first turn. */
  firstSeat(s: State): number;
  /** Progress of a seat, greater when closer to winning; for games whose score does not show it before the end. */
  standing?(s: State, seat: number): number;
  /** Index of the measure that a legal choice of the open decision raises by itself for the seat that makes it, or -1. */
  measureOf(s: State, choice: number): number;
  /** The roles that choices of this game can have. */
  readonly roles: readonly ChoiceRole[];
  /** The role of a legal choice of the open decision. */
  roleOf(s: State, choice: number): ChoiceRole;
  /** The board, in games that have one. */
  readonly board?: Board;
  /** Items that seats own, in games that have such. */
  readonly holdings?: Holdings;
  /** Compensations for the order of turns, in games that have some. */
  readonly compensations?: readonly Compensation[];
  /** Everything for sale, or every use of choices. */
  studied?(): readonly StudiedItem[];
}
