// Runs learning on threads, shows its progress, and keeps its state next to the player file, so that it can continue later.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { BotSpec } from '@railwright/bots';
import { hashJson } from '@railwright/content';
import { resultsVersion } from '@railwright/engine/program';
import {
  NothingLearnedError,
  type Check,
  type Executor,
  type Learned,
  type LearningPlan,
} from '@railwright/playtest';
import { formatLearning, onThreads, readLearning } from '@railwright/playtest/node';
import { plural } from '../check/findings.ts';
import { misuse, reasonOf, refusal } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { percent, whole } from '@railwright/report/words';
import { interruptible } from '../study/interrupt.ts';
import { writeWhole } from '../write-file.ts';
import type { Lessons } from './lessons.ts';
import { measure, type CurvePoint } from './measure.ts';
import { unfinishedFile } from './player-place.ts';
import { startLearningProgress } from './learning-progress.ts';

const SAVE_EVERY = 30_000;

interface LearningTask {
  readonly plan: LearningPlan;
  readonly lessons: Lessons;
  /** The player file; the state of learning is kept next to it. */
  readonly file: string;
  readonly executor: Executor;
  readonly show: boolean;
  /** Bots that it plays during learning, once after each check. */
  readonly against?: readonly BotSpec[];
}

/** Games against each bot during learning: few, for a first look. */
const LOOK = 60;

export async function runLearning(
  task: LearningTask,
): Promise<{ learned: Learned; interrupted: boolean; curve: readonly CurvePoint[] }> {
  const { plan, lessons, file, executor } = task;
  const unfinished = unfinishedFile(file);
  // A longer budget continues the same learning.
  const { budget: _budget, before: _before, known, foes = [], ...rest } = plan;
  const begun = [known, ...foes].map((list) => list && [...list]);
  const key = hashJson({ ...rest, begun });
  const from = readUnfinished(unfinished, key);
  if (from) printError(safe(`Resuming after ${plural(from.games, 'game')}, from ${unfinished}.`));
  const progress = startLearningProgress(plan, task.show);
  const curve: CurvePoint[] = [];
  let looking: Promise<unknown> = Promise.resolve();
  const look = async (check: Check, learned: Learned): Promise<void> => {
    const { against = [] } = task;
    // The executor is busy learning.
    const strength = await onThreads(1, (aside) =>
      measure({ ...lessons, seats: lessons.seats.slice(0, 1) }, learned, {
        against,
        games: LOOK,
        executor: aside,
      }),
    );
    curve.push({ ...check, strength });
    progress.say(formatPoint({ ...check, strength }));
  };
  // If the disk is full, only the newest state is lost.
  let told = false;
  let writing = Promise.resolve();
  const save = (learned: Learned): void => {
    writing = writing
      .then(() => writeWhole(unfinished, formatLearning(key, learned)))
      .catch((error: unknown) => {
        if (!told) printError(safe(`Progress could not be saved: ${reasonOf(error)}`));
        told = true;
      });
  };
  try {
    const { value, interrupted } = await interruptible((signal) =>
      executor.learn(plan, {
        signal,
        saveEvery: SAVE_EVERY,
        onRound(news) {
          progress.update(news);
          const { check, learned } = news;
          if (check && learned) looking = looking.then(() => look(check, learned));
          if (news.round.lost)
            printError('Some weights diverged: resuming from the last sound state with smaller steps.');
        },
        onState: save,
        from,
      }),
    );
    if (value.complete) {
      await writing;
      rmSync(unfinished, { force: true });
    } else save(value.learned);
    await writing;
    await looking;
    return { learned: value.learned, interrupted, curve };
  } catch (error) {
    if (error instanceof NothingLearnedError) throw error;
    throw refusal(`Learning stopped: ${reasonOf(error)}`);
  } finally {
    progress.stop();
  }
}

/** Undefined without a file, or for one of another learning. @throws Failure for one that is damaged or by another program. */
function readUnfinished(file: string, key: string): Learned | undefined {
  if (!existsSync(file)) return undefined;
  const read = readLearning(key, readBytes(file));
  if (!('problem' in read)) return read;
  switch (read.problem) {
    case 'damaged':
      throw misuse(`${file} is damaged, so learning cannot be resumed from it.`, 'Delete it to begin again.');
    case 'program':
      throw misuse(
        `${file} was begun by railwright ${read.program}, which may learn differently; this is ${resultsVersion()}.`,
        'Resume it with that version, or delete the file to begin again with this one.',
      );
    case 'other':
      return undefined;
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw misuse(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

function formatPoint({ games, against, won, stuck, strength }: CurvePoint): string {
  const bots = strength.map((one) => `${one.against} ${percent(one.won)}`);
  const afresh = stuck
    ? ' It was stuck: most games do not end, and nothing was gained. Learning restarts.'
    : '';
  return safe(
    `${plural(games, 'game')}: wins ${percent(won)} against itself after ${whole(against)}${bots.length > 0 ? `; against ${bots.join(', ')}` : ''}.${afresh}`,
  );
}
