// Runs a study with a progress bar until it ends or Ctrl-C stops it, and shows its result.
import type { BotSpec } from '@railwright/bots';
import type { GameDefinition } from '@railwright/engine';
import type { Document } from '@railwright/report/documents';
import { panelItems } from '@railwright/report/words';
import type { Ended, News, Place } from '@railwright/studies';
import { explainFigures, formatDocument } from '../document-text.ts';
import { EXIT, refusal } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import type { Parts } from '../parts/parts.ts';
import { tellFault } from './batch.ts';
import type { Given } from './flags.ts';
import { interruptible } from './interrupt.ts';
import { printPlayers } from './players-text.ts';
import { startProgress, type Progress } from './progress.ts';

/** A study that ended or was stopped. */
export interface Stopped<R> extends Ended<R> {
  readonly interrupted: boolean;
}

/**
 * `typed` names the setup as the user did.
 * @throws Failure if a game cannot be played.
 */
export async function playStudy<R>(
  study: (place: Place) => Promise<Ended<R>>,
  on: Given,
  typed?: string,
): Promise<Stopped<R>> {
  const ended = await runStudy(study, on);
  const { interrupted, stops, problem } = ended;
  for (const run of interrupted ? [] : stops) tellFault(typed ?? run.batch.source.setup, run.batch, run);
  if (problem !== undefined) throw refusal(problem);
  return ended;
}

/** The same, for studies that show what they have even if a game cannot be played. */
export async function runStudy<R>(
  study: (place: Place) => Promise<Ended<R>>,
  on: Given,
): Promise<Stopped<R>> {
  const progress = openProgress(on);
  const { value, interrupted } = await interruptible((signal) =>
    study({
      ...{ executor: on.executor, signal, say: progress.say },
      wordsOf: (definition) => panelItems(definition as GameDefinition),
    }),
  ).finally(progress.stop);
  return { ...value, interrupted };
}

/** What a command prints of its result. */
interface Shown<R> {
  readonly documentOf: (value: R) => Document;
  readonly bots: readonly BotSpec[];
  readonly seats: number;
  /** The figures that `--explain` explains. */
  readonly figures: readonly string[];
  /** How far it came. */
  readonly stoppedAt: (value: R) => string;
}

/** Prints the result, or the part of it that was played; returns the exit code. */
export function showStudy<R>(
  { value, interrupted }: Stopped<R>,
  flags: { readonly json: boolean; readonly explain: boolean; readonly parts?: Parts | undefined },
  { documentOf, bots, seats, figures, stoppedAt }: Shown<R>,
): number {
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  if (value === undefined) {
    printError('Stopped before anything could be compared.');
    return EXIT.interrupted;
  }
  if (flags.json) printJson(value);
  else {
    print(formatDocument(documentOf(value)));
    printPlayers(bots, seats);
    if (flags.explain) print(`\n${explainFigures(...figures)}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(stoppedAt(value));
  return EXIT.interrupted;
}

/** A bar for each number of games; none while players learn, which is said to people. */
function openProgress({ executor, parts }: Given) {
  let bar: Progress | undefined;
  let [stage, total, before, last] = ['', -1, 0, 0];
  const stop = (): void => {
    bar?.stop();
    [bar, total] = [undefined, -1];
  };
  const say = (news: News<unknown>): void => {
    if (news.kind === 'stage') {
      stop();
      stage = news.stage;
      if (stage !== '' && process.stderr.isTTY) printError(safe(stage));
    } else if (news.kind === 'progress' && stage === '') {
      const { played, games } = news.progress;
      if (games !== total || played < last) {
        stop();
        [total, before] = [games, played];
        const own = parts?.own({ first: 0, games }).games ?? games;
        bar = startProgress(own - played, executor);
      }
      last = played;
      bar?.update(played - before);
    }
  };
  return { stop, say };
}
