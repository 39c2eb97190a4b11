// What playtests ask of a game besides its rules: who began, how far a seat is, what a choice is good for, what lies on the
// board. Nothing here is called while a game is merely played, so it costs nothing then.
import type { State } from './state.ts';

/** What a choice does to the turn: something; nothing but end it or decline; or spend it on clearing away Waste. */
export const CHOICE_ROLES = ['act', 'end', 'clear'] as const;
export type ChoiceRole = (typeof CHOICE_ROLES)[number];

/** A board whose cells seats use. Cells are indices into `cells`. */
export interface Board {
  /** Labels of all cells. */
  readonly cells: readonly string[];
  /** Whether anything can ever be put there. */
  isOpen(cell: number): boolean;
  /** Bit mask of the seats that use a cell. */
  seatsOn(s: State, cell: number): number;
  /** What all seats together have built there, such as stations. */
  built(s: State, cell: number): number;
  /** Points a seat has from a cell as things stand; never negative. */
  points(s: State, seat: number, cell: number): number;
}

/** Things that seats own and play with, such as the cards of a deck. */
export interface Holdings {
  /** The group of measures that counts how seats get them. */
  readonly group: string;
  /** How many a seat owns now of what a measure of that group counts. */
  owned(s: State, seat: number, measure: number): number;
  /** Lets a seat own one more, out of nowhere: for asking what it would be worth. */
  give(s: State, seat: number, measure: number): void;
}

/** Something whose use can be forbidden, to ask what it is worth. */
export interface StudiedItem {
  readonly item: string;
  /** Id of the measure that choices raise. */
  readonly measure: string;
  /** What it costs, where things are bought. */
  readonly cost: number | null;
}

/** Something besides points that makes up for the order of turns, as the rules of a game can say it. */
export interface Compensation {
  readonly id: string;
  /** What a turn gets one or more of, or what is done where that is not counted. */
  readonly told: { readonly one: string; readonly many: string } | string;
  /** The definition with so much more of it by turn; plain JSON on both sides. */
  with(definition: unknown, amounts: readonly number[]): unknown;
}

export interface Insight {
  /** The seat that had the first turn. */
  firstSeat(s: State): number;
  /** How far a seat is, the more the nearer to winning, where the score does not say it before the end. */
  standing?(s: State, seat: number): number;
  /** Index of the measure that a legal choice of the open decision raises by itself for the seat that makes it, or -1. */
  measureOf(s: State, choice: number): number;
  /** The roles that choices of this game can have. */
  readonly roles: readonly ChoiceRole[];
  /** What a legal choice of the open decision does to the turn. */
  roleOf(s: State, choice: number): ChoiceRole;
  readonly board?: Board;
  readonly holdings?: Holdings;
  readonly compensations?: readonly Compensation[];
  /** Everything for sale, or what choices can be used for. */
  studied?(): readonly StudiedItem[];
}
