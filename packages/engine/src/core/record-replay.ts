// Plays a record's choices again.
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { GameRecord, RecordProblem } from './record.ts';
import { checkRecordEnd } from './record-check.ts';
import { shorten } from './record-shape.ts';
import type { State } from './state.ts';

/** The position that a record leads to. */
export interface Replay {
  /** The position after the applied choices. */
  readonly state: State;
  /** Choices applied. */
  readonly applied: number;
  /** Why the replay stopped; absent if everything was as recorded. */
  readonly problem?: RecordProblem;
}

/**
 * Plays a record's choices, up to `at` of them. The state carries the events when `events` is given.
 * Stops with a problem at the first choice that is not legal, or when the end is not as recorded; `program` is as in `checkRecordEnd`.
 */
export function replayRecord(
  game: Game,
  record: GameRecord,
  options: { at?: number; events?: GameEvent[]; program?: string } = {},
): Replay {
  const state = game.createState();
  if (options.events) state.events = options.events;
  game.start(state, record.seed);
  const wanted = Math.min(options.at ?? record.choices.length, record.choices.length);
  for (let i = 0; i < wanted; i++) {
    const text = record.choices[i];
    if (game.seatToAct(state) < 0) return { state, applied: i, problem: overAt(i, record) };
    const choice = game.parseChoice(state, text);
    if (choice < 0) return { state, applied: i, problem: notLegalAt(i, text) };
    game.applyChoice(state, choice);
  }
  const problem =
    wanted === record.choices.length ? checkRecordEnd(game, state, record, options.program) : undefined;
  return { state, applied: wanted, ...(problem && { problem }) };
}

/** The game ended before choice number `index`, counted from 0. */
export function overAt(index: number, record: GameRecord): RecordProblem {
  return {
    code: 'record-choice',
    message: `The game is over after ${index} choices, but the record has ${record.choices.length}.`,
  };
}

export function notLegalAt(index: number, text: string): RecordProblem {
  return {
    code: 'record-choice',
    message: `Choice ${index + 1} of the record, "${shorten(text)}", is not legal at that point.`,
  };
}
