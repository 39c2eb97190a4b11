// A number of the content over a range: the same games at each value, one after the other.
import type { BotSpec } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import { countGames, findField, gamesOfSweep, playSweep, type Batch, type Sweep } from '@railwright/playtest';
import { stopped, type Ended, type Place, type StoppedRun } from './place.ts';
import { openReport } from './report.ts';

/** A number and its values. */
export interface SweepRequest {
  readonly kind: 'sweep';
  /** The games at the value as it is. */
  readonly batch: Batch;
  /** Path of the number: `cards.mail-train.cost`. */
  readonly field: string;
  /** In the order in which they are played. */
  readonly values: readonly number[];
  /** Players learn each value first, from what this one knows; the bots of the batch play by default. */
  readonly general?: BotSpec;
}

/** Varies a number; stopped, the result has the values so far. A value that the rules have no room for is the problem. */
export async function sweep(
  { batch, field: path, values, general }: SweepRequest,
  place: Place,
): Promise<Ended<Sweep>> {
  const { executor, signal } = place;
  const field = findField(batch.definition as GameDefinition, path);
  if ('problem' in field) return { value: undefined, complete: false, stops: [], problem: field.problem };
  const plan = { batch, field, values, general };
  const stops: StoppedRun[] = [];
  let value: Sweep | undefined;
  const report = openReport(place, gamesOfSweep(plan, { makeGame: createGame }), () => value);
  const { sweep: last, problem } = await playSweep(plan, {
    ...{ makeGame: createGame, executor, signal },
    counter: countGames((games) => report.count(games)),
    onRun: (run, one) => stops.push(...stopped(run, one)),
    onSweep(so) {
      value = so;
      report.show();
    },
  });
  value = last;
  report.show();
  return {
    value,
    complete: last.points.length === values.length,
    stops,
    ...(problem !== undefined && { problem }),
  };
}
