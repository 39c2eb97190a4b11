// Trains players before a panel is asked about a setup: two that share nothing, so that they are two opinions. The first starts from what
// a general player knows, if there is one, the second from nothing. They are kept in the cache.
import type { Content, ResolvedSetup } from '@railwright/content';
import { SETTINGS, type Executor, type LearningPlan } from '@railwright/playtest';
import { lessonsOf } from '../learn/lessons.ts';
import { minutesOf, startFrom } from '../learn/plan.ts';
import { findPackPlayer } from '../learn/pack-player.ts';
import { findPlayerFile } from '../learn/player-place.ts';
import { runLearning } from '../learn/run-learning.ts';
import { savePlayer } from '../learn/save-player.ts';

const PLAYERS = 2;

/** False if it was stopped. @throws Failure if it is not a number of minutes. */
export async function learnPanel(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  flags: {
    readonly minutes: string;
    readonly seed: number;
    readonly executor: Executor;
    readonly json: boolean;
  },
): Promise<boolean> {
  const minutes = minutesOf(flags.minutes, '--learn');
  const lessons = lessonsOf(setup, [seats]);
  const shipped = findPackPlayer(content, setup, seats);
  const beginning = shipped && startFrom(lessons, shipped.file);
  for (let i = 0; i < PLAYERS; i++) {
    const file = findPlayerFile(setup, [seats], undefined, true, i);
    const plan: LearningPlan = {
      tables: lessons.tables,
      seed: (flags.seed + i) >>> 0,
      settings: SETTINGS,
      budget: { minutes: minutes / PLAYERS },
      ...(i === 0 && beginning),
    };
    const { learned, interrupted } = await runLearning({
      ...{ plan, lessons, file, executor: flags.executor },
      show: !flags.json,
    });
    await savePlayer({ file, lessons, plan, learned, strength: [] });
    if (interrupted) return false;
  }
  return true;
}
