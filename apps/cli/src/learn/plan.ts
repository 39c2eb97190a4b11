// How players learn: how long, starting from what, with which preference and teacher.
import type { BotSpec } from '@railwright/bots';
import type { Content } from '@railwright/content';
import { beginWith, SETTINGS, type Beginning, type Budget, type LearningPlan } from '@railwright/playtest';
import { findBots } from '../content/bots.ts';
import { misuse } from '../failure.ts';
import { findPreference } from './find-preference.ts';
import type { Lessons } from './lessons.ts';
import { readPlayerFile } from './read-players.ts';

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

const MOST_MINUTES = 10_000;

/** @throws Failure if it is not a number of minutes. */
export function minutesOf(typed: string, flag = '--minutes'): number {
  const value = Number(typed);
  if (value > 0 && value <= MOST_MINUTES) return value;
  throw misuse(
    `${flag} ${typed} is not a number of minutes.`,
    `Give a number above 0, up to ${MOST_MINUTES.toLocaleString('en')}.`,
  );
}

/** Starts from what another player knows, matched by name. @throws Failure for a file that is not a player of this game. */
export function startFrom({ setup, games }: Lessons, file: string): Beginning {
  const beginning = beginWith(readPlayerFile(setup, file).player, games, SETTINGS);
  if (!beginning) throw misuse(`A player cannot start from ${file}: its network has another size.`);
  return beginning;
}
