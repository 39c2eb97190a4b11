// A table for testing the rules of a game: choices as text, and what can be seen afterwards.
import { listChoices, type Game, type GameEvent, type State } from '@railwright/engine';

export interface TestTable<G extends Game> {
  readonly game: G;
  readonly s: State;
  readonly legal: () => string[];
  /** Makes choices one after another; throws at an illegal one. Returns the events they caused. */
  readonly play: (...texts: string[]) => GameEvent[];
  readonly all: () => ReturnType<G['viewFor']>;
  readonly scores: () => number[];
  /** The events of setting up. */
  readonly setup: readonly GameEvent[];
}

export function startTable<G extends Game>(game: G, seed: number): TestTable<G> {
  const s = game.createState();
  const watch = (act: () => void): GameEvent[] => {
    const events: GameEvent[] = [];
    s.events = events;
    act();
    s.events = null;
    return events;
  };
  return {
    game,
    s,
    legal: () => listChoices(game, s).map((choice) => game.formatChoice(s, choice)),
    play: (...texts) =>
      watch(() => {
        for (const text of texts) {
          const choice = game.parseChoice(s, text);
          if (choice < 0) throw new Error(`"${text}" is not legal here.`);
          game.applyChoice(s, choice);
        }
      }),
    all: () => game.viewFor(s, undefined) as ReturnType<G['viewFor']>,
    scores: () => Array.from({ length: game.seats }, (_, seat) => game.score(s, seat)),
    setup: watch(() => game.start(s, seed)),
  };
}
