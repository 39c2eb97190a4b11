// Plays a sweep as the command line does, one value after the other, and reports the result so far after each.
import { createGame } from '@railwright/engine';
import type { GameDefinition } from '@railwright/engine';
import { findField } from '../compare/field.ts';
import { gamesOfSweep, playSweep } from '../compare/sweep-run.ts';
import type { Sweep } from '../compare/sweep.ts';
import { countGames } from '../executor/batches-in-turn.ts';
import type { BatchRun } from '../run.ts';
import type { JobHost } from './host.ts';
import type { Job } from './job.ts';
import { Pace } from './pace.ts';
import { troubleOf } from './trouble.ts';

export async function runSweep(
  { batch, field: path, values }: Extract<Job, { kind: 'sweep' }>,
  host: JobHost,
): Promise<void> {
  const runs: BatchRun[] = [];
  const field = findField(batch.definition as GameDefinition, path);
  if ('problem' in field) {
    end(field.problem);
    return;
  }
  const plan = { batch, field, values };
  const games = gamesOfSweep(plan, { makeGame: createGame });
  const pace = new Pace(host.now);
  let played = 0;
  let value: Sweep | undefined;
  const show = (): boolean => {
    if (value) host.say({ kind: 'shown', progress: { played, games }, value });
    return value !== undefined;
  };
  const { sweep, problem } = await playSweep(plan, {
    makeGame: createGame,
    executor: host.executor,
    signal: host.signal,
    counter: countGames((so) => {
      played = so;
      if (pace.due) pace.show(show);
    }),
    onRun: (run) => runs.push(run),
    onSweep: (so) => {
      value = so;
      show();
    },
  });
  value = sweep;
  show();
  end(problem ?? troubleOf(runs), sweep.points.length === values.length);

  function end(trouble: string, complete = false): void {
    const replaced = runs.reduce((all, run) => all + run.replaced, 0);
    host.say({ kind: 'ended', complete, trouble, replaced });
  }
}
