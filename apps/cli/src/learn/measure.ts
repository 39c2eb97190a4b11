// How strong what was learned is, against bots that had no part in its learning.
import type { BotSpec } from '@railwright/bots';
import type { ResolvedSetup } from '@railwright/content';
import { measureStrength, type Learned, type MeasuredStrength } from '@railwright/playtest';
import { openMatchPool } from '@railwright/playtest/node';
import { reasonOf, refusal } from '../failure.ts';
import { learnedSpec } from './save-player.ts';

/** Games that no learning has seen: seeds of their own. */
const SEED = 0x7e57;

interface Measurement {
  readonly seats: number;
  readonly against: readonly BotSpec[];
  /** Against each of them. */
  readonly games: number;
  readonly jobs: number;
}

/** @throws Failure when a game has a fault. */
export async function measure(
  setup: ResolvedSetup,
  learned: Learned,
  { seats, against, games, jobs }: Measurement,
): Promise<MeasuredStrength[]> {
  if (games === 0) return [];
  const pool = openMatchPool(setup.definition, seats, jobs);
  const player = learnedSpec(setup, seats, learned);
  try {
    const strengths: MeasuredStrength[] = [];
    for (const bot of against)
      strengths.push(await measureStrength((match) => pool.play(match), player, bot, seats, games, SEED));
    return strengths;
  } catch (error) {
    throw refusal(`A game stopped the run: ${reasonOf(error)}`);
  } finally {
    await pool.close();
  }
}
