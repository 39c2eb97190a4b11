// A record is a game as header and choices. Replaying it gives the same final hash on any machine, so it is at once a
// save file, a proof and a bug report.
import type { Game } from './game.ts';
import { GENERATOR } from './rng.ts';
import { hashState, type State } from './state.ts';

/** A game as its header and its choices: plain JSON. */
export interface GameRecord {
  readonly format: 1;
  /** Version of the program that made it: `gamesVersion`. */
  readonly engine: string;
  /** Name of the random generator: `GENERATOR`. */
  readonly generator: string;
  /** Which rules: the `name` of the Game. */
  readonly game: string;
  /** `pack/id` of the setup. */
  readonly setup: string;
  /** Fingerprint of the definition the game was made from. */
  readonly content: string;
  readonly seats: number;
  readonly seed: number;
  /** Names of bots or people by seat. They are claims: nothing in a record proves them. */
  readonly players?: readonly string[];
  /** Decisions of chance before the game, such as the market. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The choices in their text form, in order. */
  readonly choices: readonly string[];
  /** Of the position after the last choice, when the record was made before the end. */
  readonly hash?: string;
  /** Present when the record was made from a finished game. */
  readonly final?: RecordEnd;
}

interface RecordEnd {
  readonly hash: string;
  readonly end: string;
  readonly scores: readonly number[];
}

/** The setup and the fingerprint of the definition that a game was made from. */
export interface RecordContent {
  readonly setup: string;
  readonly content: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The source of a game, for a record made by this program. */
export interface RecordSource extends RecordContent {
  /** Version of the program. */
  readonly engine: string;
  readonly players?: readonly string[];
}

/** The record of a game in state `s`; its end is included if the game is over. */
export function makeRecord(
  game: Game,
  s: State,
  seed: number,
  choices: readonly string[],
  source: RecordSource,
): GameRecord {
  const end = game.endReason(s);
  return {
    format: 1,
    engine: source.engine,
    generator: GENERATOR,
    game: game.name,
    setup: source.setup,
    content: source.content,
    seats: game.seats,
    seed,
    ...(source.players && { players: source.players }),
    ...(source.options && { options: source.options }),
    choices,
    ...(end === undefined
      ? { hash: hashState(s) }
      : { final: { hash: hashState(s), end, scores: scoresOf(game, s) } }),
  };
}

/** The points of all seats, by seat. */
export function scoresOf(game: Game, s: State): number[] {
  return Array.from({ length: game.seats }, (_, seat) => game.score(s, seat));
}

/** Why a record cannot be used, for people: one sentence that names what differs. */
export interface RecordProblem {
  readonly code: 'record-shape' | 'record-engine' | 'record-content' | 'record-choice' | 'record-final';
  readonly message: string;
}
