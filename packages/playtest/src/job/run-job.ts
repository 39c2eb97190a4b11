// Plays the batches of a job in parallel and reports interim results now and then.
import { createGame } from '@railwright/engine';
import type { Game, GameDefinition } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { compareBatches } from '../compare/compare.ts';
import { restrict, studiedItems, studyCards } from '../compare/influence.ts';
import type { BatchRun } from '../run.ts';
import { summarize } from '../summary.ts';
import type { Tally } from '../tally.ts';
import { checkTargets } from '../targets/check.ts';
import { stopRule, untilResult } from '../targets/until.ts';
import type { JobHost } from './host.ts';
import type { Findings, Job, JobNews } from './job.ts';
import { Pace } from './pace.ts';
import { troubleOf } from './trouble.ts';
import { runChange, runPanel } from './run-panel.ts';
import { runSweep } from './run-sweep.ts';

/** Jobs whose batches are known from the start and played side by side. */
type SideJob = Exclude<Job, { kind: 'sweep' | 'panel' | 'change' }>;

interface Side {
  readonly batch: Batch;
  readonly game: Game;
  tally: Tally | undefined;
  run: BatchRun | undefined;
}

/**
 * Runs a job and reports its findings through `host.say`; stops quietly when the host's signal is aborted.
 * @throws Error when a game has a fault.
 */
export async function runJob(job: Job, host: JobHost): Promise<void> {
  if (job.kind === 'sweep') return runSweep(job, host);
  if (job.kind === 'panel') return runPanel(job, host);
  if (job.kind === 'change') return runChange(job, host);
  const sides = batchesOf(job).map((batch): Side => {
    const game = createGame(batch.definition as GameDefinition, batch.seats);
    return { batch, game, tally: undefined, run: undefined };
  });
  const [only] = sides;
  if (job.kind === 'simulate' && only) host.say({ kind: 'items', items: studiedItems(only.game) });
  const pace = new Pace(host.now);
  const show = (): void =>
    pace.show(() => {
      const value = valueOf(job, sides);
      if (!value) return false;
      const games = sides.reduce((sum, { batch }) => sum + batch.games, 0);
      const played = sides.reduce((sum, { tally }) => sum + (tally?.games ?? 0), 0);
      host.say({ kind: 'shown', progress: { played, games }, value });
      return true;
    });
  // One fault or a stop ends all of them: without its other half a comparison is worth nothing.
  const stop = new AbortController();
  host.signal.addEventListener('abort', () => stop.abort());
  if (host.signal.aborted) stop.abort();
  await Promise.all(
    sides.map(async (side) => {
      const { batch, game } = side;
      const enough =
        job.kind === 'simulate' && job.until ? stopRule(job.until, job.targets, game, batch) : undefined;
      side.run = await host.executor.runBatch(batch, game, {
        signal: stop.signal,
        onTally: (tally) => {
          side.tally = tally;
          if (pace.due) show();
        },
        stopWhen: enough,
      });
      side.tally = side.run.tally;
      if (side.run.fault || side.run.lost !== undefined) stop.abort();
    }),
  );
  show();
  host.say(endOf(sides));
}

/** The batches a job is made of. */
function batchesOf(job: SideJob): Batch[] {
  switch (job.kind) {
    case 'simulate':
      return [job.batch];
    case 'compare':
      return [job.saved, job.now].map((batch) => ({ ...batch, gather: ['outcomes'] }));
    case 'study': {
      const free: Batch = { ...job.batch, gather: ['outcomes'] };
      const { measure } = job.item;
      return [free, restrict(free, measure, 'forbid'), restrict(free, measure, 'must')];
    }
  }
}

function valueOf(job: SideJob, sides: readonly Side[]): Findings[SideJob['kind']] | undefined {
  const played = sides.flatMap(({ batch, game, tally }) =>
    tally && tally.games > 0 ? [{ batch, game, tally }] : [],
  );
  if (played.length < sides.length) return undefined;
  const [first, second, third] = played;
  if (job.kind === 'compare')
    return first && second && compareBatches(first, second, { a: 'saved', b: 'as it is now' });
  if (job.kind === 'study')
    return first && second && third && studyCards(first, [{ ...job.item, forbidden: second, must: third }]);
  const side = sides[0];
  if (!first || !side) return undefined;
  const { batch, game, tally } = first;
  const complete = side.run?.complete ?? false;
  return summarize(
    batch,
    game,
    { tally, complete },
    {
      ...(job.targets && { targets: checkTargets(job.targets, tally, game, batch) }),
      ...(job.until && { until: untilResult(job.until, tally, side.run?.enough ?? false) }),
    },
  );
}

function endOf(sides: readonly Side[]): JobNews {
  const runs = sides.flatMap(({ run }) => run ?? []);
  const fault = runs.find((run) => run.fault)?.fault;
  return {
    kind: 'ended',
    complete: runs.every((run) => run.complete),
    trouble: troubleOf(runs),
    ...(fault && { game: fault.game }),
    replaced: runs.reduce((sum, run) => sum + run.replaced, 0),
  };
}
