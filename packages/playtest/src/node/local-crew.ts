// The threads of this machine as a crew, for callers that need one: a memory, for example, which only knows crews.
import { createGame, type Game, type GameDefinition } from '@railwright/engine';
import type { Crew } from './crew.ts';
import { learnOnThreads } from './learn.ts';
import { openMatchPool, type MatchPool } from './match-pool.ts';
import { openThreads } from './threads.ts';

/** Batches and matches should come one at a time: each has all threads. */
export function localCrew(threads: number): Crew {
  const lanes = openThreads();
  let pool: { readonly key: object; readonly seats: number; readonly matches: MatchPool } | undefined;
  return {
    label: `jobs ${threads}`,
    ahead: 1,
    openLanes(batch, { onRecord }) {
      return { jobs: threads, openLane: () => lanes.openLane(batch, onRecord) };
    },
    playMatch(definition, seats, match) {
      if (pool?.key !== definition || pool.seats !== seats) {
        void pool?.matches.close();
        pool = { key: definition, seats, matches: openMatchPool(definition, seats, threads) };
      }
      return pool.matches.play(match);
    },
    learn(plan, options) {
      const games = plan.tables.map(({ definition, seats }): Game =>
        createGame(definition as GameDefinition, seats),
      );
      return learnOnThreads(plan, games, { ...options, jobs: threads });
    },
    async close() {
      await Promise.all([lanes.close(), pool?.matches.close()]);
    },
  };
}
