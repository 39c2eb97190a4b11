// One interface for every game (after OpenSpiel): an immutable Game, compiled once from a definition for a number of
// seats, and a State that holds everything that changes. Bots, playtests, records and players know only this file.
import type { PlaytestHooks } from './playtest-hooks.ts';
import type { Observer } from './observer.ts';
import type { RngWords } from './rng.ts';
import type { State } from './state.ts';

/** A question the rules put to one seat. `type` is one of the game's own decision types. */
export interface Decision {
  /** The seat that chooses, from 0. */
  readonly seat: number;
  /** One of the game's own decision types. */
  readonly type: string;
  /** The card whose effect asks, where there is one. */
  readonly card?: string;
  /** Details for people: the number to choose, the zone, … */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** A counter that a game keeps for statistics, such as "how many Landfill cards has this seat gained". */
export interface Measure {
  /** Unique within the game: `gained:landfill`. */
  readonly id: string;
  /** The event that is counted: `gained`, `played`, … One table of a report shows one group. */
  readonly group: string;
  /** The item that is counted: a card id, an ability, a day. */
  readonly item: string;
}

/** A position as plain data: what one seat may know, or everything. Games add their own fields. */
export interface View {
  readonly game: string;
  readonly seats: number;
  /** The seat whose knowledge this is, or `ONLOOKER`; undefined when all cards are open. */
  readonly viewer?: number;
  readonly [field: string]: unknown;
}

/**
 * Instead of a seat, for `viewFor`, `resample` and `eventsFor`: somebody who sees what lies open on the table and what was shown to
 * all, and no hand.
 */
export const ONLOOKER = -1;

/** The rules of one definition for one number of seats. Nothing in it changes; every game is played in a `State`. */
export interface Game {
  /** Which rules: the name of the game in the registries. */
  readonly name: string;
  readonly seats: number;
  /** No decision has more legal choices than this; the size for the buffer given to `legalChoices`. */
  readonly maxChoices: number;
  /** The counters that `measure` reads, by index. */
  readonly measures: readonly Measure[];
  /** Answers for playtests, in games that have some. */
  readonly playtestHooks?: PlaytestHooks;

  /** New senses for a learned player, in games that bring their own; see `observerOf`. */
  observerOf?(): Observer;
  /** Memory for one game; its content is meaningless until `start`. */
  createState(): State;
  /** Sets up a new game in `s`, reusing its memory. Seeds are unsigned 32-bit integers. */
  start(s: State, seed: number): void;

  /** The seat that must choose now, or -1 when the game is over. */
  seatToAct(s: State): number;
  /** The open question, or undefined when the game is over. Allocates: for people and logs, not for bots' inner loops. */
  decision(s: State): Decision | undefined;
  /** Writes all legal choices into `out` in ascending order without duplicates and returns how many there are. */
  legalChoices(s: State, out: Int16Array): number;
  /** Carries out one choice. Trusts that it is legal; `Match` is the layer that checks. */
  applyChoice(s: State, choice: number): void;

  /** Present points of a seat; the final score once the game is over. */
  score(s: State, seat: number): number;
  /** The points of a seat by source, in games that have several. */
  scoreParts?(s: State, seat: number): Readonly<Record<string, number>>;
  /** Bit mask of the winning seats; 0 while the game goes on and after a draw without winners. */
  winners(s: State): number;
  /** Why the game ended, one of the game's end reasons; undefined while it goes on. */
  endReason(s: State): string | undefined;
  /** Turns taken so far, counting the current one. */
  turn(s: State): number;
  /** Value of `measures[index]` for a seat. */
  measure(s: State, seat: number, index: number): number;

  /** The position as far as `seat`, which may be `ONLOOKER`, may know it; the whole of it for `undefined`. */
  viewFor(s: State, seat: number | undefined): View;
  /**
   * Deals everything that `seat`, which may be `ONLOOKER`, cannot see again, from `rng` alone; `viewFor(s, seat)` stays the same. Changes `s`.
   * Meant for the seat that is asked. For others the position may be one that play cannot lead to, but it plays on.
   */
  resample(s: State, seat: number, rng: RngWords): void;

  /** The text form of a legal choice of the open decision: unique within the decision, stable across versions. */
  formatChoice(s: State, choice: number): string;
  /** The legal choice that a text form stands for, or -1. */
  parseChoice(s: State, text: string): number;
}
