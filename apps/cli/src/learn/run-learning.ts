// Runs a learning on threads, shows how it goes, and keeps where it stands beside the player file, so that it can go on later.
import { readFileSync, rmSync } from 'node:fs';
import { hashJson, type ResolvedSetup } from '@railwright/content';
import { createGame, ENGINE_VERSION } from '@railwright/engine';
import type { Learned, LearningPlan } from '@railwright/playtest';
import { formatLearning, learnOnThreads, parseLearning } from '@railwright/playtest/node';
import { reasonOf, refusal } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { interruptible } from '../simulate/interrupt.ts';
import { writeWhole } from '../write-file.ts';
import { unfinishedFile } from './player-place.ts';
import { startLearningProgress } from './learning-progress.ts';

const SAVE_EVERY = 30_000;

interface LearningTask {
  readonly plan: LearningPlan;
  readonly setup: ResolvedSetup;
  /** The player file; where the learning stands is kept beside it. */
  readonly file: string;
  readonly jobs: number;
  readonly show: boolean;
}

export async function runLearning(task: LearningTask): Promise<{ learned: Learned; interrupted: boolean }> {
  const { plan, setup, file, jobs } = task;
  const game = createGame(setup.definition, plan.seats);
  const unfinished = unfinishedFile(file);
  // A longer budget is the same learning, gone on with.
  const { definition: _definition, budget: _budget, ...rest } = plan;
  const key = hashJson({ ...rest, content: setup.hash, engine: ENGINE_VERSION });
  const from = readUnfinished(unfinished, key);
  if (from) printError(safe(`Going on after ${from.games.toLocaleString('en')} games, from ${unfinished}.`));
  const progress = startLearningProgress(plan, task.show);
  // The disk may be full: then the newest state is lost, and no more.
  let told = false;
  let writing = Promise.resolve();
  const save = (learned: Learned): void => {
    writing = writing
      .then(() => writeWhole(unfinished, formatLearning(key, learned)))
      .catch((error: unknown) => {
        if (!told) printError(safe(`Where the learning stands could not be kept: ${reasonOf(error)}`));
        told = true;
      });
  };
  try {
    const { value, interrupted } = await interruptible((signal) =>
      learnOnThreads(plan, game, {
        jobs,
        signal,
        saveEvery: SAVE_EVERY,
        onRound(news) {
          progress.update(news);
          if (news.round.lost)
            printError('Some weights ran away: going on from where they were sound, in smaller steps.');
        },
        onState: save,
        ...(from && { from }),
      }),
    );
    if (value.complete) {
      await writing;
      rmSync(unfinished, { force: true });
    } else save(value.learned);
    await writing;
    return { learned: value.learned, interrupted };
  } catch (error) {
    throw refusal(`The learning stopped: ${reasonOf(error)}`);
  } finally {
    progress.stop();
  }
}

function readUnfinished(file: string, key: string): Learned | undefined {
  try {
    return parseLearning(key, readFileSync(file));
  } catch {
    return undefined;
  }
}
