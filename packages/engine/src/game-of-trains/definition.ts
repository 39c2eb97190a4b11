// The definition of a Game of Trains: plain JSON, complete, as a bundle carries it. The content package makes one
// from a setup after all checks; `createGameOfTrains` compiles it. No card has code of its own: numbers carry abilities,
// and abilities are lists of the four primitives below.
import type { GameDefinition } from '../core/definition.ts';
import type { Names } from '../core/names.ts';

/** A game to be compiled by `createGameOfTrains`. */
export interface GameOfTrainsDefinition extends GameDefinition {
  readonly game: 'game-of-trains';
  readonly rules: GameOfTrainsRules;
  /** The abilities that cards carry. */
  readonly abilities: readonly AbilityDefinition[];
  readonly cards: readonly RailcarDefinition[];
}

/** The rules of Game of Trains. */
export interface GameOfTrainsRules {
  /** `pack/id` of the rules file. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Railcars in a train. */
  readonly trainLength: number;
  /** Cards drawn for the set-up exchange by the first player, the second, … One entry for each seat at least. */
  readonly setupDraws: readonly number[];
  /** After this many turns of all seats together, a game without a winner is a draw (G6). */
  readonly turnLimit: number;
}

/** A railcar: its number and the ability it carries. */
export interface RailcarDefinition {
  /** The number on the card; no two cards share one. */
  readonly number: number;
  /** Id of an ability. */
  readonly ability: string;
}

/** An ability: one or more steps, of which each works on trains or on the deck. */
export interface AbilityDefinition {
  readonly id: string;
  readonly name: Names;
  /**
   * Carried out in order. An ability may be chosen when every step is possible in the present position (G1); a step that an
   * earlier one has made impossible is passed over.
   */
  readonly steps: readonly AbilityStep[];
}

/** One step of an ability. */
export type AbilityStep = SwapStep | ShiftStep | RemoveStep | ProtectStep;

/** Exchange two of your cards that lie `distance` apart: 1 for neighbours, 2 for exactly one card between them. */
export interface SwapStep {
  /** The distance of the cards. */
  readonly swap: { readonly distance: number };
}

/** Move one of your cards exactly so far: right is positive, left negative. The cards it passes close up. */
export interface ShiftStep {
  /** The number of spots. */
  readonly shift: { readonly by: number };
}

/** Everybody removes the card at this spot unless it is protected, and gets a new one from the draw pile there. */
export interface RemoveStep {
  /** The spot. */
  readonly remove: { readonly at: TrainPosition };
}

/** Put the ability's own card under one of your cards at these spots. At most one such step an ability. */
export interface ProtectStep {
  /** The spots to choose from. */
  readonly protect: { readonly positions: readonly TrainPosition[] };
}

/** A named spot or a position counted from 1 at the left. `middle` of an even train is the left one of the two. */
export type TrainPosition = 'left' | 'middle' | 'right' | number;

/** The most that the state's layout and the lists of legal choices allow; the content package refuses anything outside. */
export const GAME_OF_TRAINS_LIMITS = {
  seats: 8,
  cards: 2000,
  number: 32767,
  trainLength: 30,
  setupDraws: 30,
  turnLimit: 32767,
  abilities: 200,
  steps: 20,
} as const;

/** The 0-based position a spot means in a train of this length; may lie outside of it when given as a number. */
export function trainPosition(spot: TrainPosition, trainLength: number): number {
  if (spot === 'left') return 0;
  if (spot === 'right') return trainLength - 1;
  return spot === 'middle' ? (trainLength - 1) >> 1 : spot - 1;
}
