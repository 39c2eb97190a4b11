// A crew that plays only games missing from a memory, and adds them to it.
import { FIGURES } from '@railwright/figures';
import type { Batch } from '../batch.ts';
import type { LearningPlan } from '../learning/learning.ts';
import type { MatchResult } from '../match/match.ts';
import type { Tally } from '../tally.ts';
import type { Crew, LearningRun } from './crew.ts';
import { formatLearning, parseLearning } from './learning-file.ts';
import { joined } from './match-pool.ts';
import type { Memory } from './memory.ts';
import { definitionHash, hashOf, matchKey } from './run-keys.ts';
import { storedLane } from './store.ts';

/** Always the same, so that games are found again: some seconds of slow games, and few results of quick ones. */
const CHUNK_GAMES = 20;
const MATCH_GAMES = 500;
/** Milliseconds between two times that a learning is kept. */
const SAVE_EVERY = 15_000;

interface KeptLearning {
  readonly complete: boolean;
  readonly state: Uint8Array;
}

/** A crew that looks up results in `memory` first and stores new ones there. Close the memory yourself. */
export function remembering(crew: Crew, memory: Memory): Crew {
  return {
    label: crew.label,
    ahead: crew.ahead,
    openLanes(batch, wishes) {
      // A record cannot be had from a result.
      if (wishes.onRecord) return crew.openLanes(batch, wishes);
      const fixed = wishes.chunks === 'fixed';
      const cut = fixed ? batch : { ...batch, chunkSize: CHUNK_GAMES };
      const { openLane, jobs } = crew.openLanes(cut, { chunks: 'fixed' });
      const key = gamesKey(batch);
      const store = {
        get: ({ first, games }) => memory.get(key, first, games) as Tally | undefined,
        put: ({ first, games }, tally) => memory.put(key, first, games, tally),
      } satisfies Parameters<typeof storedLane>[0];
      return {
        jobs,
        openLane: () => storedLane(store, openLane),
        ...(!fixed && { chunkGames: () => CHUNK_GAMES }),
      };
    },
    async playMatch(definition, seats, match) {
      const parts = Array.from({ length: Math.ceil(match.games / MATCH_GAMES) }, (_, i) => ({
        ...match,
        first: match.first + i * MATCH_GAMES,
        games: Math.min(MATCH_GAMES, match.games - i * MATCH_GAMES),
      }));
      const results = parts.map(async (part) => {
        const key = matchKey(definition, part);
        const known = memory.get(key, part.first, part.games);
        if (known !== undefined) return known as MatchResult;
        const result = await crew.playMatch(definition, seats, part);
        memory.put(key, part.first, part.games, result);
        return result;
      });
      return joined(await Promise.all(results));
    },
    async learn(plan, options) {
      // A caller that wants to hear of states keeps them itself.
      if (options.onState) return crew.learn(plan, options);
      const key = planKey(plan);
      const put = (learned: LearningRun['learned'], complete: boolean): void =>
        memory.put(key, 0, 0, { complete, state: formatLearning(key, learned) } satisfies KeptLearning);
      const kept = memory.get(key, 0, 0) as KeptLearning | undefined;
      const from = kept && parseLearning(key, kept.state);
      if (from && kept.complete) return { learned: from, complete: true, losses: 0 };
      const run = await crew.learn(plan, {
        ...options,
        ...(from && { from }),
        saveEvery: SAVE_EVERY,
        onState: (learned) => put(learned, false),
      });
      put(run.learned, run.complete);
      return run;
    },
    async close() {
      await crew.close();
      memory.close();
    },
  };
}

/** Of batches whose games are the same but for how many there are. */
function gamesKey({ definition, first: _first, games: _games, chunkSize: _size, ...rest }: Batch): string {
  // Results that lack a figure cannot be added to others.
  return hashOf([definitionHash(definition as object), rest, FIGURES.map(({ figure }) => figure)]);
}

function planKey({ before: _before, known, fixed, foes, ...rest }: LearningPlan): string {
  return hashOf([rest, [known, fixed, ...(foes ?? [])].map((list) => list && [...list])]);
}
