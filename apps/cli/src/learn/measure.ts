// Measures the strength of a player against bots that had no part in its learning.
import type { BotSpec } from '@railwright/bots';
import {
  measureStrength,
  type Check,
  type Executor,
  type Learned,
  type Match,
  type MeasuredStrength,
} from '@railwright/playtest';
import type { Lessons } from './lessons.ts';
import { learnedSpec } from './save-player.ts';

/** Seeds of games that no learning has seen. */
const SEED = 0x7e57;

interface Measurement {
  readonly against: readonly BotSpec[];
  /** Against each of them, for each number of seats. */
  readonly games: number;
  readonly executor: Executor;
}

/** Its strength during learning. */
export interface CurvePoint extends Check {
  readonly strength: MeasuredStrength[];
}

/** @throws Failure if a game fails. */
export async function measure(
  lessons: Lessons,
  learned: Learned,
  { against, games, executor }: Measurement,
): Promise<MeasuredStrength[]> {
  if (games === 0) return [];
  const player = learnedSpec(lessons, learned);
  const strengths: MeasuredStrength[] = [];
  for (const seats of lessons.seats) {
    const play = (match: Match) => executor.playMatch(lessons.setup.definition, seats, match);
    for (const bot of against) strengths.push(await measureStrength(play, player, bot, seats, games, SEED));
  }
  return strengths;
}
