// Compares players that learned the same, and their earlier states, at tables with each other.
import { createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { comparePopulation, type Executor, type Learned, type PopulationResult } from '@railwright/playtest';
import type { Lessons } from './lessons.ts';
import { learnedSpec } from './save-player.ts';

export interface LearnedMember {
  readonly learned: Learned;
  readonly seed: number;
}

/** One comparison for each number of seats. @throws Failure if a game fails. */
export async function comparePlayers(
  lessons: Lessons,
  members: readonly LearnedMember[],
  { games, executor }: { readonly games: number; readonly executor: Executor },
): Promise<PopulationResult[]> {
  const field = members.map(({ learned, seed }) => ({
    name: `seed ${seed}`,
    bot: { ...learnedSpec(lessons, learned), name: `seed ${seed}` },
    past: pastOf(lessons, learned),
  }));
  const results: PopulationResult[] = [];
  for (const seats of lessons.seats) {
    const { definition } = lessons.setup;
    results.push(
      await comparePopulation(
        (match) => executor.playMatch(definition, seats, match),
        createGame(definition, seats),
        field,
        games,
        createBot,
      ),
    );
  }
  return results;
}

function pastOf(lessons: Lessons, learned: Learned) {
  const half = learned.state.milestones.findLast(({ games }) => games <= learned.games / 2);
  return half && learnedSpec(lessons, { ...learned, state: { ...learned.state, weights: half.weights } });
}
