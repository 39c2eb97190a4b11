// `railwright sweep`: the same games at every value of a number.
import type { Content, ResolvedSetup } from '@railwright/content';
import { createGame, type GameDefinition } from '@railwright/engine';
import {
  gamesOfSweep,
  inTurn,
  playSweep,
  sweepPlayers,
  type Batch,
  type SweepHost,
  type Tally,
} from '@railwright/playtest';
import { lessonsOnThreads, openSeries } from '@railwright/playtest/node';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { findPanel } from '../panel/find-panel.ts';
import { WHOLE, type Parts } from '../parts/parts.ts';
import { batchOf, tellFault, type BatchFlags } from '../simulate/batch.ts';
import { batchesAtOnce, jobsOf } from '../simulate/jobs.ts';
import { explainFigures } from '../simulate/explain.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { printPlayers } from '../simulate/players-text.ts';
import { countAll, startProgress } from '../simulate/progress.ts';
import { findField, valuesOf } from './field.ts';
import { formatSweep } from './sweep-text.ts';

export interface SweepFlags extends SetupFlags, BatchFlags {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly games: number;
  readonly jobs: number | undefined;
  readonly json: boolean;
  readonly learn: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
  readonly parts?: Parts;
}

export async function sweep(typed: string, flags: SweepFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const plan = {
    field: findField(setup.definition, flags.field),
    values: valuesOf(flags.from, flags.to, flags.step),
    batch: await batchOf(content, setup, flags, flags.games),
  };
  const jobs = jobsOf(flags.jobs);
  const learn = flags.learn ? learner(content, setup, plan.batch, flags.jobs) : undefined;
  const progress = startProgress(gamesOfSweep(plan, { makeGame: createGame }));
  const { value, interrupted } = await interruptible((signal) =>
    playSweep(plan, {
      makeGame: createGame,
      // Locally, learning uses all threads; on a queue, each value is learned by another worker.
      ahead: learn && typeof jobs === 'number' ? 1 : batchesAtOnce(jobs),
      ...(learn && { learn: learn(signal) }),
      play: player(typed, flags, signal, (games) => progress.update(games)),
    }),
  ).finally(() => progress.stop());
  const { sweep: result, problem } = value;
  if (problem !== undefined) throw refusal(problem);
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  if (flags.json) printJson(result);
  else {
    print(formatSweep(result, setup.title));
    printPlayers(plan.batch.bots, plan.batch.seats);
    if (flags.explain) print(`\n${explainFigures('fair', 'influence', 'firstSeatAdvantage')}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${result.points.length} of ${plan.values.length} values.`);
  return EXIT.interrupted;
}

/** @throws Failure if no player knows enough to start from. */
function learner(
  content: Content,
  setup: ResolvedSetup,
  { seats, seed, source }: Batch,
  jobs: number | undefined,
): (signal: AbortSignal) => NonNullable<SweepHost<GameDefinition>['learn']> {
  const { people, learned } = findPanel(content, setup, seats);
  const general = people ?? learned[0];
  if (!general)
    throw misuse(
      `No learned player knows ${setup.id} or any market of its game.`,
      `Train one first: railwright learn ${setup.id} --players ${seats}.`,
    );
  return (signal) => async (definition, game, item) => {
    const learn = lessonsOnThreads(game, { jobs: jobsOf(jobs), signal });
    try {
      return await sweepPlayers({ definition, game, seats, seed, source }, general, item, { learn });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  };
}

/** Plays the batches of a value on the same threads. `onProgress` gets the number of games of the sweep so far. */
function player(
  typed: string,
  flags: Pick<SweepFlags, 'jobs' | 'parts'>,
  signal: AbortSignal,
  onProgress: (games: number) => void,
): SweepHost['play'] {
  const counter = countAll(onProgress);
  const jobs = jobsOf(flags.jobs);
  const { parts = WHOLE } = flags;
  return async (batches, game) => {
    const [first] = batches;
    if (!first) return [];
    const series = openSeries(game);
    try {
      const tallies: Tally[] = [];
      const runs = inTurn(batches, batchesAtOnce(jobs), async (batch) => {
        const run = await parts.batch(batch, game, (own) =>
          series.run(own, { jobs, signal, onProgress: counter() }),
        );
        if (!signal.aborted) tellFault(typed, batch, run);
        return run;
      });
      for await (const run of runs) {
        if (!run.complete) return undefined;
        tallies.push(run.tally);
      }
      return tallies;
    } finally {
      await series.close();
    }
  };
}
