// A table to try rules on: a position written by hand, choices as text, and what can be seen afterwards.
import {
  listChoices,
  placeFreightTrainPosition,
  type FreightTrain,
  type FreightTrainGiven,
  type FreightTrainView,
  type GameEvent,
  type GivenPlayer,
  type State,
} from '@railwright/engine';
import { standardGame } from './standard.ts';

export interface TestTable {
  readonly game: FreightTrain;
  readonly s: State;
  readonly legal: () => string[];
  /** Makes choices one after the other; throws at one that is not legal. Returns the events they caused. */
  readonly play: (...texts: string[]) => GameEvent[];
  readonly all: () => FreightTrainView;
  readonly scores: () => number[];
}

function tableOf(game: FreightTrain, s: State): TestTable {
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
    scores: () => Array.from({ length: game.seats }, (_, seat) => game.score(s, seat)),
  };
}

export function given(position: FreightTrainGiven, game: FreightTrain = standardGame(), seed = 1): TestTable {
  const s = game.createState();
  game.start(s, seed);
  const problems = placeFreightTrainPosition(game, s, position);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return tableOf(game, s);
}

export function started(
  seed: number,
  game: FreightTrain = standardGame(),
): TestTable & { setup: GameEvent[] } {
  const s = game.createState();
  const setup: GameEvent[] = [];
  s.events = setup;
  game.start(s, seed);
  s.events = null;
  return { ...tableOf(game, s), setup };
}

/**
 * The last turn of a day with nothing left to draw or to take: when the last seat does the one thing it can, the trains
 * leave. Seats have no chips but those given.
 */
export function lastTurn(
  day: number,
  players: readonly GivenPlayer[],
  game: FreightTrain = standardGame(players.length),
): TestTable {
  return given(
    {
      day,
      first: 0,
      active: players.length - 1,
      deck: { leaveCard: false },
      players: players.map((player, seat) => ({
        locomotives: 20,
        chips: 0,
        ...player,
        ...(seat === players.length - 1 && { called: true }),
      })),
    },
    game,
  );
}
