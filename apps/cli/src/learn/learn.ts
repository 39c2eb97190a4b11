// Learns setups, measures what came of it and keeps it.
import type { BotSpec } from '@railwright/bots';
import { SETTINGS, type Budget, type LearningPlan } from '@railwright/playtest';
import { findBots } from '../content/bots.ts';
import { loadForPlay, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { jobsOf } from '../simulate/jobs.ts';
import { formatLearned } from './learned-text.ts';
import { findLessons, type Lessons } from './lessons.ts';
import { measure } from './measure.ts';
import { opponents } from './opponents.ts';
import { findPlayerFile } from './player-place.ts';
import { runLearning } from './run-learning.ts';
import { savePlayer } from './save-player.ts';
import { startFrom } from './start-from.ts';

export interface LearnFlags extends SetupFlags {
  readonly players: string | undefined;
  readonly markets: number | undefined;
  readonly games: number | undefined;
  readonly minutes: string | undefined;
  readonly from: string | undefined;
  readonly seed: number;
  readonly jobs: number | undefined;
  readonly against: string | undefined;
  readonly 'held-out': number;
  readonly output: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  readonly content: string | undefined;
}

const MOST_MINUTES = 10_000;
/** A learning that still improves after so many games ends as well. */
const MOST_GAMES = 150_000;

/** Returns the exit code. */
export async function learn(typed: readonly string[], flags: LearnFlags): Promise<number> {
  const budget = budgetOf(flags);
  const content = await loadForPlay(flags.content);
  const lessons = findLessons(content, typed, flags, flags.players, flags.markets);
  const { setup, seats } = lessons;
  const against: BotSpec[] = await findBots(
    content,
    setup,
    Math.min(...seats),
    flags.against ?? opponents(setup.game).join(','),
  );
  if (
    flags.output === undefined &&
    lessons.learned.some(({ content: one }) => one === undefined || typed.length > 1)
  )
    throw misuse(
      'A player of several setups or markets is kept in a file of its own.',
      'Name it with --output.',
    );
  const file = findPlayerFile(setup, seats, flags.output, flags.force);
  const plan: LearningPlan = {
    tables: lessons.tables,
    seed: flags.seed,
    settings: SETTINGS,
    budget,
    known: flags.from === undefined ? undefined : startFrom(lessons, flags.from),
  };
  const jobs = jobsOf(flags.jobs);
  const task = { plan, lessons, file, jobs, show: !flags.json };
  const { learned, interrupted, curve } = await runLearning({ ...task, against });
  const strength = await measure(lessons, learned, { against, games: flags['held-out'], jobs });
  const bytes = await savePlayer({ file, lessons, plan, learned, strength });
  if (flags.json)
    printJson({
      ...asData(lessons, plan),
      games: learned.games,
      decisions: learned.decisions,
      checks: learned.checks,
      curve,
      strength,
      file,
    });
  else
    print(
      formatLearned({ lessons, learned, curve, strength, file, bytes, cached: flags.output === undefined }),
    );
  if (!interrupted) return EXIT.clean;
  printError(
    safe(`Stopped after ${learned.games.toLocaleString('en')} games. The same command goes on from there.`),
  );
  return EXIT.interrupted;
}

function budgetOf({ games, minutes }: LearnFlags): Budget {
  if (games !== undefined) return { games };
  if (minutes === undefined) return { most: MOST_GAMES };
  const value = Number(minutes);
  if (!(value > 0 && value <= MOST_MINUTES))
    throw misuse(
      `--minutes ${minutes} is not a number of minutes.`,
      `Give a number above 0, up to ${MOST_MINUTES.toLocaleString('en')}.`,
    );
  return { minutes: value };
}

function asData({ learned }: Lessons, { seed }: LearningPlan): object {
  return { format: 2, setups: learned, seed };
}
