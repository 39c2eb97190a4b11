// The game of a table as a record, and with everything that was said about it once it is over.
import type { Bundle } from '@railwright/content/bundle';
import type { GameRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import type { Course, Sitting } from './course.ts';
import { saidIn, type TableSaid } from './protocol/log.ts';

/** A game that is over. */
export interface FinishedGame {
  /** The game. */
  readonly record: GameRecord;
  /** Who sat there at the end. */
  readonly seats: readonly Sitting[];
  /** What the players said. */
  readonly said: TableSaid;
}

export function recordOf({ match, seats }: Course, { hash, definition, options }: Bundle): GameRecord {
  return match.record({
    engine: gamesVersion(),
    setup: definition.setup,
    content: hash,
    players: seats.map(({ name }) => name),
    options,
  });
}

/** Undefined while it is not over. */
export function finishedGame(course: Course, bundle: Bundle): FinishedGame | undefined {
  const { match, seats, told } = course;
  return match.isOver ? { record: recordOf(course, bundle), seats, said: saidIn(told) } : undefined;
}
