// A table to try rules on: a position written by hand, choices as text, and what can be seen afterwards.
import {
  listChoices,
  placeGameOfTrainsPosition,
  type GameEvent,
  type GameOfTrains,
  type GameOfTrainsGiven,
  type GameOfTrainsView,
  type State,
} from '@railwright/engine';
import { standardGame } from './standard.ts';

export interface TestTable {
  readonly game: GameOfTrains;
  readonly s: State;
  readonly legal: () => string[];
  /** Makes choices one after the other; throws at one that is not legal. Returns the events they caused. */
  readonly play: (...texts: string[]) => GameEvent[];
  readonly all: () => GameOfTrainsView;
}

function tableOf(game: GameOfTrains, s: State): TestTable {
  return {
    game,
    s,
    legal: () => listChoices(game, s).map((choice) => game.formatChoice(s, choice)),
    play: (...texts) => {
      const events: GameEvent[] = [];
      s.events = events;
      for (const text of texts) {
        const choice = game.parseChoice(s, text);
        if (choice < 0) throw new Error(`"${text}" is not legal here.`);
        game.applyChoice(s, choice);
      }
      s.events = null;
      return events;
    },
    all: () => game.viewFor(s, undefined),
  };
}

export function given(position: GameOfTrainsGiven, game: GameOfTrains = standardGame()): TestTable {
  const s = game.createState();
  game.start(s, 1);
  const problems = placeGameOfTrainsPosition(game, s, position);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return tableOf(game, s);
}

export function started(
  seed: number,
  game: GameOfTrains = standardGame(),
): TestTable & { setup: GameEvent[] } {
  const s = game.createState();
  const setup: GameEvent[] = [];
  s.events = setup;
  game.start(s, seed);
  s.events = null;
  return { ...tableOf(game, s), setup };
}

/** Two trains far from any order, for tests that are about something else. */
export const HIGH = [80, 70, 60, 50, 40, 30, 20];
export const LOW = [81, 71, 61, 51, 41, 31, 21];
