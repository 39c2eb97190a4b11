// `railwright sweep`: the same games at every value of a number.
import type { Content, ResolvedSetup } from '@railwright/content';
import { createGame, type GameDefinition } from '@railwright/engine';
import {
  countGames,
  gamesOfSweep,
  panelHostOn,
  playSweep,
  sweepPlayers,
  type Batch,
  type Executor,
  type SweepHost,
} from '@railwright/playtest';
import { sweepDocument } from '@railwright/report/documents';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, refusal } from '../failure.ts';
import { unknownSetup } from '../learn/unknown-setup.ts';
import { print, printError, printJson } from '../output.ts';
import { findPanel } from '../panel/find-panel.ts';
import type { Parts } from '../parts/parts.ts';
import { batchOf, tellFault, type BatchFlags } from '../simulate/batch.ts';
import { explainFigures, formatDocument } from '../document-text.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { printPlayers } from '../simulate/players-text.ts';
import { startProgress } from '../simulate/progress.ts';
import { findField, valuesOf } from './field.ts';

export interface SweepFlags extends SetupFlags, BatchFlags {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly games: number;
  readonly executor: Executor;
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
  const { executor } = flags;
  const learn = flags.learn ? learner(content, setup, plan.batch, executor) : undefined;
  const progress = startProgress(gamesOfSweep(plan, { makeGame: createGame }), executor);
  const { value, interrupted } = await interruptible((signal) =>
    playSweep(plan, {
      makeGame: createGame,
      ...{ executor, signal },
      counter: countGames((games) => progress.update(games)),
      onRun(run, batch) {
        if (!signal.aborted) tellFault(typed, batch, run);
      },
      ...(learn && { learn: learn(signal) }),
    }),
  ).finally(() => progress.stop());
  const { sweep: result, problem } = value;
  if (problem !== undefined) throw refusal(problem);
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  if (flags.json) printJson(result);
  else {
    print(formatDocument(sweepDocument(result, setup.title)));
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
  executor: Executor,
): (signal: AbortSignal) => NonNullable<SweepHost<GameDefinition>['learn']> {
  const { people, learned } = findPanel(content, setup, seats);
  const general = people ?? learned[0];
  if (!general) throw unknownSetup(setup, seats);
  return (signal) => async (definition, game, item) => {
    const host = panelHostOn(game, { executor, signal });
    try {
      return await sweepPlayers({ definition, game, seats, seed, source }, general, item, host);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  };
}
