// Walks through games: a seed and a list of numbers, each taken modulo the number of legal choices. Laws are checked along them.
import { State, type Game, type GameEvent } from '@railwright/engine';

/** Sentences about what is wrong with a position; none if all is well. */
export type Invariants = (game: Game, s: State) => readonly string[];

export interface Walk {
  readonly seed: number;
  readonly picks: readonly number[];
}

/** One buffer per call: the laws must not depend on a shared one. */
export function legalOf(game: Game, s: State): Int16Array {
  const out = new Int16Array(game.maxChoices);
  return out.subarray(0, game.legalChoices(s, out));
}

export function startGame(game: Game, seed: number, events: GameEvent[] | null = null): State {
  const s = game.createState();
  s.events = events;
  game.start(s, seed);
  return s;
}

/** Plays `picks` from `s`; `visit` sees every position with an open decision before its choice. */
export function playPicks(
  game: Game,
  s: State,
  picks: readonly number[],
  visit?: (s: State, legal: Int16Array, index: number) => void,
): void {
  for (let i = 0; i < picks.length && game.seatToAct(s) >= 0; i++) {
    const legal = legalOf(game, s);
    visit?.(s, legal, i);
    if (legal.length === 0) throw new Error(`no legal choice at ${JSON.stringify(game.decision(s))}`);
    game.applyChoice(s, legal[picks[i] % legal.length]);
  }
}

/** The position as text and back, as in a saved game; with the notes of another, which must not matter. */
export function throughJson(s: State): State {
  const saved = JSON.parse(JSON.stringify({ data: Array.from(s.data), rng: Array.from(s.rng) })) as {
    data: number[];
    rng: number[];
  };
  const loaded = new State(saved.data.length);
  loaded.data.set(saved.data);
  loaded.rng.set(saved.rng);
  loaded.notes.set(s.notes.subarray(1));
  return loaded;
}

export const viewText = (game: Game, s: State, seat: number | undefined): string =>
  JSON.stringify(game.viewFor(s, seat));
