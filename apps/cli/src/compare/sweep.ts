// `railwright sweep`: the same games at every value of a number.
import { createGame } from '@railwright/engine';
import {
  studiedItems,
  suggestedOf,
  summarize,
  sweepPoint,
  type Batch,
  type Sweep,
  type SweepPoint,
} from '@railwright/playtest';
import { runOnThreads } from '@railwright/playtest/node';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, refusal } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { batchOf, jobsOf, tellFault, type BatchFlags } from '../simulate/batch.ts';
import { explainFigures } from '../simulate/explain.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { startProgress } from '../simulate/progress.ts';
import { playStudy } from './cards.ts';
import { findField, valuesOf, type Field } from './field.ts';
import { formatSweep } from './sweep-text.ts';

export interface SweepFlags extends SetupFlags, BatchFlags {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly games: number;
  readonly jobs: number | undefined;
  readonly json: boolean;
  readonly explain: boolean;
  readonly content: string | undefined;
}

export async function sweep(typed: string, flags: SweepFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const field = findField(setup.definition, flags.field);
  const values = valuesOf(flags.from, flags.to, flags.step);
  const batch = batchOf(content, setup, flags, flags.games);
  const isCard = studiedItems(createGame(setup.definition, batch.seats), batch).some(
    ({ item }) => item === field.card,
  );
  const each = flags.games * (isCard ? 2 : 1);
  const progress = startProgress(each * values.length);
  const { value: points, interrupted } = await interruptible(async (signal) => {
    const found: SweepPoint[] = [];
    for (const value of values) {
      const onProgress = (games: number): void => progress.update(found.length * each + games);
      const point = await playValue({ typed, batch, field, value, isCard, flags, signal, onProgress });
      if (!point) break;
      found.push(point);
    }
    return found;
  }).finally(() => progress.stop());
  const result: Sweep = {
    format: 1,
    setup: setup.id,
    content: setup.hash,
    field: field.path,
    now: field.now,
    seats: batch.seats,
    seed: batch.seed,
    games: flags.games,
    bots: batch.bots.map(({ name }) => name),
    points,
    suggested: suggestedOf(points),
  };
  if (flags.json) printJson(result);
  else {
    print(formatSweep(result, setup.title));
    if (flags.explain) print(`\n${explainFigures('fair', 'influence', 'firstSeatAdvantage')}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${points.length} of ${values.length} values.`);
  return EXIT.interrupted;
}

interface ValueRun {
  readonly typed: string;
  readonly batch: Batch;
  readonly field: Field;
  readonly value: number;
  readonly isCard: boolean;
  readonly flags: SweepFlags;
  readonly signal: AbortSignal;
  readonly onProgress: (games: number) => void;
}

/** Undefined when it was stopped. */
async function playValue(run: ValueRun): Promise<SweepPoint | undefined> {
  const { typed, field, value, isCard, flags, signal, onProgress } = run;
  const definition = field.with(value);
  const game = makeGame(definition, run.batch.seats, `${field.path} = ${value}`);
  const batch: Batch = { ...run.batch, definition, ...(isCard && { gather: ['outcomes'] }) };
  if (!isCard) {
    const played = await runOnThreads(batch, game, { jobs: jobsOf(flags.jobs), signal, onProgress });
    if (!signal.aborted) tellFault(typed, batch, played);
    return played.complete ? sweepPoint(value, summarize(batch, game, played)) : undefined;
  }
  const items = studiedItems(game, batch).filter(({ item }) => item === field.card);
  const flagsOfStudy = { must: false, copies: 1, jobs: flags.jobs };
  const played = await playStudy({ typed, batch, game, items, flags: flagsOfStudy, signal, onProgress });
  if (!played || played.study.cards.length === 0) return undefined;
  return sweepPoint(
    value,
    summarize(batch, game, { tally: played.free.tally, complete: true }),
    played.study,
  );
}

/** A value that the rules have no room for is the person's; what the engine says about it is passed on. */
function makeGame(definition: ReturnType<Field['with']>, seats: number, what: string) {
  try {
    return createGame(definition, seats);
  } catch (error) {
    throw refusal(`With ${what} there is no game: ${error instanceof Error ? error.message : String(error)}`);
  }
}
