// Learns a setup, measures what came of it and keeps it.
import type { BotSpec } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import { perceive, createGame } from '@railwright/engine';
import { SETTINGS, type LearningPlan, type MeasuredStrength } from '@railwright/playtest';
import { findBots } from '../content/bots.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { checkSeats } from '../simulate/batch.ts';
import { jobsOf } from '../simulate/jobs.ts';
import { formatLearned } from './learned-text.ts';
import { opponents } from './opponents.ts';
import { findPlayerFile } from './player-place.ts';
import { runLearning } from './run-learning.ts';
import { savePlayer } from './save-player.ts';
import { measure } from './measure.ts';

export interface LearnFlags extends SetupFlags {
  readonly players: number | undefined;
  readonly games: number;
  readonly minutes: string | undefined;
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

/** Returns the exit code. */
export async function learn(typed: string, flags: LearnFlags): Promise<number> {
  const budget = budgetOf(flags);
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const seats = seatsOf(setup, flags.players);
  const against = await rivalsOf(content, setup, seats, flags.against);
  const file = findPlayerFile(setup, seats, flags.output, flags.force);
  const plan: LearningPlan = {
    definition: setup.definition,
    seats,
    seed: flags.seed,
    settings: SETTINGS,
    budget,
  };
  const jobs = jobsOf(flags.jobs);
  const { learned, interrupted } = await runLearning({ plan, setup, file, jobs, show: !flags.json });
  const strength = await measure(setup, learned, { seats, against, games: flags['held-out'], jobs });
  const bytes = await savePlayer({ file, setup, plan, learned, strength });
  if (flags.json) printJson(asData(setup, plan, learned, strength, file));
  else
    print(
      formatLearned({ setup, seats, learned, strength, file, bytes, cached: flags.output === undefined }),
    );
  if (!interrupted) return EXIT.clean;
  printError(
    safe(`Stopped after ${learned.games.toLocaleString('en')} games. The same command goes on from there.`),
  );
  return EXIT.interrupted;
}

function budgetOf({ games, minutes }: LearnFlags): LearningPlan['budget'] {
  if (minutes === undefined) return { games };
  const value = Number(minutes);
  if (!(value > 0 && value <= MOST_MINUTES))
    throw misuse(
      `--minutes ${minutes} is not a number of minutes.`,
      `Give a number above 0, up to ${MOST_MINUTES.toLocaleString('en')}.`,
    );
  return { minutes: value };
}

function seatsOf(setup: ResolvedSetup, typed: number | undefined): number {
  const seats = typed ?? setup.defaultSeats;
  checkSeats(setup, seats);
  if (seats < 2) throw misuse(`A player learns from games against others, so it takes 2 seats or more.`);
  if (perceive(createGame(setup.definition, seats)) === undefined)
    throw misuse(`Players cannot learn ${setup.game} yet.`, 'They learn games of Trains.');
  return seats;
}

async function rivalsOf(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  typed: string | undefined,
): Promise<BotSpec[]> {
  return findBots(content, setup, seats, typed ?? opponents(setup.game).join(','));
}

function asData(
  setup: ResolvedSetup,
  { seats, seed }: LearningPlan,
  { games, decisions }: { readonly games: number; readonly decisions: number },
  strength: readonly MeasuredStrength[],
  file: string,
): object {
  return { format: 1, setup: setup.id, content: setup.hash, seats, seed, games, decisions, strength, file };
}
