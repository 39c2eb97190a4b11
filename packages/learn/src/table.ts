// Games to learn on: their rules, their senses, and how far ahead a seat is.
import { shapeFor, unite, type NetShape, type Places, type Senses } from '@railwright/net';
import { observerOf, type Game, type Observer, type State } from '@railwright/engine';
import type { Settings } from './settings.ts';
import { withPreferences } from './preference-features.ts';

export interface Table {
  readonly game: Game;
  readonly senses: Observer;
  /** Where its features are among those of all tables; undefined if the numbers are the same. */
  readonly places?: Places | undefined;
}

/** Games that are learned together: several numbers of seats, markets, maps. */
export interface Tables {
  readonly all: readonly Table[];
  /** The combined senses of all games, and of preferences. */
  readonly senses: Senses;
  /** Most choices of one decision. */
  readonly choices: number;
}

/** A game with its senses. */
export function openTable(game: Game): Table {
  return { game, senses: observerOf(game) };
}

/**
 * Games with their common senses.
 * @throws Error for games with too many features together.
 */
export function openTables(games: readonly Game[]): Tables {
  const tables = games.map(openTable);
  const { senses, places } = unite(tables.map((table) => withPreferences(table.senses, table.game)));
  return {
    all: tables.map((table, i) => ({ ...table, places: places[i] })),
    senses,
    choices: Math.max(...games.map(({ maxChoices }) => maxChoices)),
  };
}

/** Of the net that plays them. */
export function shapeOf({ senses, choices }: Tables, { width }: Settings): NetShape {
  return shapeFor(senses, width, choices);
}

/** How close a seat is to winning; at the end that is just the score, so that being close is worth nothing in itself. */
function standing(game: Game, s: State, seat: number): number {
  const { playtestHooks } = game;
  return playtestHooks?.standing && game.seatToAct(s) >= 0
    ? playtestHooks.standing(s, seat)
    : game.score(s, seat);
}

/** By how much a seat is ahead of the best other; negative when behind. */
export function marginOf(game: Game, s: State, seat: number): number {
  let best = -Infinity;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) best = Math.max(best, standing(game, s, other));
  return standing(game, s, seat) - best;
}

/** A seat's part of the win, 0 to 1; by standing if the game was stopped or had no winner. */
export function shareOf(game: Game, s: State, seat: number): number {
  let winners = game.winners(s);
  if (winners === 0) {
    if (game.seatToAct(s) < 0) return 1 / game.seats;
    let best = -Infinity;
    for (let p = 0; p < game.seats; p++) {
      const value = standing(game, s, p);
      if (value > best) winners = 0;
      if (value >= best) winners |= 1 << p;
      best = Math.max(best, value);
    }
  }
  let sharing = 0;
  for (let rest = winners; rest !== 0; rest &= rest - 1) sharing++;
  return ((winners >> seat) & 1) / sharing;
}
