// A record is a game as header and choices. Replaying it gives the same final hash on any machine, so it is at once a
// save file, a proof and a bug report.
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { GENERATOR } from './rng.ts';
import { hashState, type State } from './state.ts';
import { ENGINE_VERSION } from '../version.ts';

export interface GameRecord {
  readonly format: 1;
  readonly engine: string;
  readonly generator: string;
  /** Which rules: the `name` of the Game. */
  readonly game: string;
  /** `pack/id` of the setup. */
  readonly setup: string;
  /** Fingerprint of the definition the game was made from. */
  readonly content: string;
  readonly seats: number;
  readonly seed: number;
  /** Who played: names of bots or people, by seat. */
  readonly players?: readonly string[];
  /** What the setup left to chance and was decided before the game: the market. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly choices: readonly string[];
  /** Present when the record was made from a finished game. */
  readonly final?: RecordEnd;
}

export interface RecordEnd {
  readonly hash: string;
  readonly end: string;
  readonly scores: readonly number[];
}

export interface RecordSource {
  readonly setup: string;
  readonly content: string;
  readonly players?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

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
    engine: ENGINE_VERSION,
    generator: GENERATOR,
    game: game.name,
    setup: source.setup,
    content: source.content,
    seats: game.seats,
    seed,
    ...(source.players && { players: source.players }),
    ...(source.options && { options: source.options }),
    choices,
    ...(end !== undefined && { final: { hash: hashState(s), end, scores: scoresOf(game, s) } }),
  };
}

export function scoresOf(game: Game, s: State): number[] {
  return Array.from({ length: game.seats }, (_, seat) => game.score(s, seat));
}

/** Why a record cannot be used, for people: one sentence that names what differs. */
export interface RecordProblem {
  readonly code: 'record-shape' | 'record-engine' | 'record-content' | 'record-choice' | 'record-final';
  readonly message: string;
}

/** Checks that parsed JSON has the shape of a record; knows nothing of the game. */
export function parseRecord(value: unknown): GameRecord | RecordProblem {
  const shape = (message: string): RecordProblem => ({ code: 'record-shape', message });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return shape('A record is a JSON object.');
  const r = value as Record<string, unknown>;
  if (r['format'] !== 1)
    return shape(
      `A record has format 1; this one has ${r['format'] === undefined ? 'none' : JSON.stringify(r['format'])}.`,
    );
  for (const field of ['engine', 'generator', 'game', 'setup', 'content'])
    if (typeof r[field] !== 'string') return shape(`The field "${field}" must be text.`);
  if (!isCount(r['seats'], 1, 8)) return shape('The field "seats" must be a whole number from 1 to 8.');
  if (!isCount(r['seed'], 0, 0xffffffff))
    return shape('The field "seed" must be a whole number from 0 to 4294967295.');
  const choices = r['choices'];
  if (!Array.isArray(choices) || !choices.every((c) => typeof c === 'string'))
    return shape('The field "choices" must be a list of texts.');
  const { players, options } = r;
  if (players !== undefined && !(Array.isArray(players) && players.every((p) => typeof p === 'string')))
    return shape('The field "players" must be a list of names.');
  if (options !== undefined && (typeof options !== 'object' || options === null || Array.isArray(options)))
    return shape('The field "options" must be an object.');
  if (r['final'] !== undefined) {
    const final = r['final'] as Record<string, unknown> | null;
    if (
      typeof final !== 'object' ||
      final === null ||
      typeof final['hash'] !== 'string' ||
      typeof final['end'] !== 'string' ||
      !Array.isArray(final['scores']) ||
      !final['scores'].every((score) => typeof score === 'number')
    )
      return shape('The field "final" must hold the end, its hash and the scores.');
  }
  return value as GameRecord;
}

function isCount(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

export function isRecordProblem(value: GameRecord | RecordProblem): value is RecordProblem {
  return 'code' in value;
}

/** Compares a record's header with the engine and the content at hand. */
export function checkRecordHeader(
  game: Game,
  contentHash: string,
  record: GameRecord,
): RecordProblem | undefined {
  if (record.engine !== ENGINE_VERSION || record.generator !== GENERATOR)
    return {
      code: 'record-engine',
      message: `The record was made with engine ${record.engine} (${record.generator}); this is ${ENGINE_VERSION} (${GENERATOR}).`,
    };
  if (record.game !== game.name)
    return {
      code: 'record-content',
      message: `The record is a game of ${record.game}, not of ${game.name}.`,
    };
  if (record.seats !== game.seats)
    return {
      code: 'record-content',
      message: `The record has ${record.seats} seats, the game ${game.seats}.`,
    };
  if (record.content !== contentHash)
    return {
      code: 'record-content',
      message: `The content of ${record.setup} has changed since the record was made (${record.content} then, ${contentHash} now).`,
    };
  return undefined;
}

export interface Replay {
  readonly state: State;
  /** Choices applied. */
  readonly applied: number;
  readonly problem?: RecordProblem;
}

/**
 * Plays a record's choices, up to `at` of them. The state carries the events when `events` is given.
 * Stops with a problem at the first choice that is not legal, or when the end differs from the recorded one.
 */
export function replayRecord(
  game: Game,
  record: GameRecord,
  options: { at?: number; events?: GameEvent[] } = {},
): Replay {
  const state = game.createState();
  if (options.events) state.events = options.events;
  game.start(state, record.seed);
  const wanted = Math.min(options.at ?? record.choices.length, record.choices.length);
  for (let i = 0; i < wanted; i++) {
    const text = record.choices[i];
    if (game.seatToAct(state) < 0)
      return refuse(
        state,
        i,
        `The game is over after ${i} choices, but the record has ${record.choices.length}.`,
      );
    const choice = game.parseChoice(state, text);
    if (choice < 0) {
      // A record may hold anything; the message stays short.
      const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
      return refuse(state, i, `Choice ${i + 1} of the record, "${shown}", is not legal at that point.`);
    }
    game.applyChoice(state, choice);
  }
  if (wanted === record.choices.length && record.final) {
    const hash = hashState(state);
    const scores = scoresOf(game, state).join(' ');
    if (hash !== record.final.hash || scores !== record.final.scores.join(' '))
      return {
        state,
        applied: wanted,
        problem: {
          code: 'record-final',
          message: `The game ends with hash ${hash} and scores ${scores}; the record says ${record.final.hash} and ${record.final.scores.join(' ')}.`,
        },
      };
  }
  return { state, applied: wanted };
}

function refuse(state: State, applied: number, message: string): Replay {
  return { state, applied, problem: { code: 'record-choice', message } };
}
