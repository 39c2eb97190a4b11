// Plays a sweep as the command line does, one value after the other, and reports the result so far after each.
import { createGame } from '@railwright/engine';
import type { Game, GameDefinition } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { findField } from '../compare/field.ts';
import { gamesOfSweep, playSweep } from '../compare/sweep-run.ts';
import type { Sweep } from '../compare/sweep.ts';
import type { BatchRun } from '../run.ts';
import type { Tally } from '../tally.ts';
import type { JobHost } from './host.ts';
import type { Job } from './job.ts';
import { Pace } from './pace.ts';

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
  let before = 0;
  let value: Sweep | undefined;
  const show = (under = 0): boolean => {
    if (value) host.say({ kind: 'shown', progress: { played: before + under, games }, value });
    return value !== undefined;
  };

  async function play(batches: readonly Batch[], game: Game): Promise<readonly Tally[] | undefined> {
    const counts = batches.map(() => 0);
    const sum = (): number => counts.reduce((all, count) => all + count, 0);
    const stop = new AbortController();
    const signal = AbortSignal.any([host.signal, stop.signal]);
    const found = await Promise.all(
      batches.map(async (one, i) => {
        const run = await host.executor.runBatch(one, game, {
          signal,
          onProgress: (count) => {
            counts[i] = count;
            if (pace.due) pace.show(() => show(sum()));
          },
        });
        // Without its other half the games of a value are worth nothing.
        if (!run.complete) stop.abort();
        return run;
      }),
    );
    runs.push(...found);
    before += sum();
    return found.every((run) => run.complete) ? found.map(({ tally }) => tally) : undefined;
  }

  const { sweep, problem } = await playSweep(plan, {
    makeGame: createGame,
    play,
    onSweep: (so) => {
      value = so;
      show();
    },
  });
  const fault = runs.find((run) => run.fault)?.fault;
  const lost = runs.find((run) => run.lost !== undefined)?.lost;
  value = sweep;
  show();
  end(
    problem ?? (fault ? `Game ${fault.game} could not be played: ${fault.message}` : (lost ?? '')),
    sweep.points.length === values.length,
  );

  function end(trouble: string, complete = false): void {
    const replaced = runs.reduce((all, run) => all + run.replaced, 0);
    host.say({ kind: 'ended', complete, trouble, replaced });
  }
}
