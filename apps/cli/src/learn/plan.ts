// How players learn: how long, starting from what, with which preference and teacher.
import type { BotSpec } from '@railwright/bots';
import type { Content } from '@railwright/content';
import { SETTINGS, type Budget, type LearningPlan } from '@railwright/playtest';
import { findBots } from '../content/bots.ts';
import { misuse } from '../failure.ts';
import { findPreference } from './find-preference.ts';
import type { Lessons } from './lessons.ts';
import { minutesOf } from './minutes.ts';
import { startFrom } from './start-from.ts';

interface PlanFlags {
  readonly games: number | undefined;
  readonly minutes: string | undefined;
  readonly from: string | undefined;
  readonly preference: string | undefined;
  readonly teacher: string | undefined;
}

/** Learning ends after this many games even if the player still improves. */
const MOST_GAMES = 150_000;

/** Options shared by all members of a population, and the `pack/id` of their preference. */
export async function planFrom(
  content: Content,
  lessons: Lessons,
  flags: PlanFlags,
): Promise<{ readonly plan: Omit<LearningPlan, 'seed' | 'foes'>; readonly preference: string | undefined }> {
  const preference =
    flags.preference === undefined ? undefined : findPreference(content, lessons.setup, flags.preference);
  const teacher =
    flags.teacher === undefined ? undefined : await findTeacher(content, lessons, flags.teacher);
  const plan = {
    tables: lessons.tables,
    settings: preference ? { ...SETTINGS, preference: preference.preference } : SETTINGS,
    budget: budgetOf(flags),
    ...(flags.from !== undefined && startFrom(lessons, flags.from)),
    ...(teacher && { teacher }),
  };
  return { plan, preference: preference?.id };
}

async function findTeacher(content: Content, { setup, seats }: Lessons, typed: string): Promise<BotSpec> {
  const [teacher, ...more] = await findBots(content, setup, Math.min(...seats), typed);
  if (!teacher || more.length > 0) throw misuse('--teacher takes one bot.', '--teacher heuristic');
  return teacher;
}

function budgetOf({ games, minutes }: PlanFlags): Budget {
  if (games !== undefined) return { games };
  if (minutes === undefined) return { most: MOST_GAMES };
  return { minutes: minutesOf(minutes) };
}
