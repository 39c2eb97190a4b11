// Plays batches whose games are known from the start: side by side where interim results need all of them, otherwise one after the other, so that a
// stop leaves finished ones.
import { createGame, type Game, type GameDefinition } from '@railwright/engine';
import {
  countGames,
  inTurn,
  type Batch,
  type BatchRun,
  type RunOptions,
  type Tally,
} from '@railwright/playtest';
import { stopped, type Ended, type Place } from './place.ts';
import { openReport } from './report.ts';

/** A batch, and what there is of it so far. */
export interface Side {
  readonly batch: Batch;
  readonly game: Game;
  tally?: Tally;
  run?: BatchRun;
}

export const sideOf = (batch: Batch): Side => ({
  batch,
  game: createGame(batch.definition as GameDefinition, batch.seats),
});

/** Batches of a study, and what becomes of them. */
export interface SidesPlan<R> {
  readonly sides: readonly Side[];
  /** The result so far; undefined if there is none yet. */
  readonly valueOf: () => R | undefined;
  readonly stopWhen?: RunOptions['stopWhen'];
}

export async function playSides<R>(
  { sides, valueOf, stopWhen }: SidesPlan<R>,
  place: Place,
): Promise<Ended<R>> {
  const { executor, signal, now } = place;
  const report = openReport(
    place,
    sides.reduce((sum, { batch }) => sum + batch.games, 0),
    valueOf,
  );
  const counter = countGames((games) => report.count(games));
  // One fault or a stop ends all of them: without its other half a comparison is worth nothing.
  const failed = new AbortController();
  const play = async (side: Side): Promise<void> => {
    const count = counter();
    const run = await executor.runBatch(side.batch, side.game, {
      signal: AbortSignal.any([signal, failed.signal]),
      ...(now ? { onTally: (tally) => count((side.tally = tally).games) } : { onProgress: count }),
      stopWhen,
    });
    side.run = run;
    side.tally = run.tally;
    if (stopped(run, side.batch).length > 0) failed.abort();
  };
  for await (const _ of inTurn(sides, now ? sides.length : executor.ahead, play));
  report.show();
  return {
    value: valueOf(),
    complete: sides.every(({ run }) => run?.complete),
    stops: sides.flatMap(({ batch, run }) => (run ? stopped(run, batch) : [])),
  };
}
