// Compares players that learned the same, and their earlier states, at tables with each other.
import type { Jobs } from '@railwright/playtest/node';
import { createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { comparePopulation, type Learned, type PopulationResult } from '@railwright/playtest';
import { openMatchPool } from '@railwright/playtest/node';
import type { Lessons } from './lessons.ts';
import { learnedSpec } from './save-player.ts';
import { failedGames } from '../simulate/failed-games.ts';

export interface LearnedMember {
  readonly learned: Learned;
  readonly seed: number;
}

/** One comparison for each number of seats. @throws Failure if a game fails. */
export async function comparePlayers(
  lessons: Lessons,
  members: readonly LearnedMember[],
  { games, jobs }: { readonly games: number; readonly jobs: Jobs },
): Promise<PopulationResult[]> {
  const field = members.map(({ learned, seed }) => ({
    name: `seed ${seed}`,
    bot: { ...learnedSpec(lessons, learned), name: `seed ${seed}` },
    past: pastOf(lessons, learned),
  }));
  const results: PopulationResult[] = [];
  for (const seats of lessons.seats) {
    const { definition } = lessons.setup;
    const pool = openMatchPool(definition, seats, jobs);
    try {
      results.push(
        await comparePopulation(
          (match) => pool.play(match),
          createGame(definition, seats),
          field,
          games,
          createBot,
        ),
      );
    } catch (error) {
      throw failedGames(error);
    } finally {
      await pool.close();
    }
  }
  return results;
}

function pastOf(lessons: Lessons, learned: Learned) {
  const half = learned.state.milestones.findLast(({ games }) => games <= learned.games / 2);
  return half && learnedSpec(lessons, { ...learned, state: { ...learned.state, known: half.known } });
}
