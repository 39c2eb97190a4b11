// One cache in front of any executor: only what it does not have is played or trained, and goes into it.
import { wrapExecutor, type Executor, type LearningRun } from '../executor/executor.ts';
import type { ResultCache, ResultKey } from '../executor/result-cache.ts';
import { joinMatches, matchParts } from '../match/match-parts.ts';
import type { MatchResult } from '../match/match.ts';
import type { Tally } from '../tally.ts';
import { formatLearning, parseLearning } from './learning-file.ts';
import { gamesKey, matchKey, planKey } from './run-keys.ts';

/** Always the same, so that games are found again: some seconds of slow games, and few results of quick ones. */
const CHUNK_GAMES = 20;
const MATCH_GAMES = 500;
/** Milliseconds between two times that a training run is kept. */
const SAVE_EVERY = 15_000;

interface KeptLearning {
  readonly complete: boolean;
  readonly state: Uint8Array;
}

/** An executor that looks up results first and keeps new ones. Closing it closes the cache too. */
export function withCache(executor: Executor, cache: ResultCache): Executor {
  return wrapExecutor(executor, {
    runBatch(batch, game, options = {}) {
      // A record cannot be had from a result.
      if (options.onRecord) return executor.runBatch(batch, game, options);
      const key = gamesKey(batch);
      // A rule ends the run after a chunk of the batch.
      const cut = options.stopWhen ? batch : { chunkSize: CHUNK_GAMES, ...batch };
      return executor.runBatch(cut, game, {
        ...options,
        cache: {
          get: ({ first, games }) => cache.get({ ...key, first, games }) as Tally | undefined,
          put: ({ first, games }, tally) => cache.put({ ...key, first, games }, tally),
        },
      });
    },
    async playMatch(definition, seats, match) {
      const results = matchParts(match, MATCH_GAMES).map(async (part) => {
        const { first, games } = part;
        const key: ResultKey = { run: matchKey(definition, part), first, games };
        const known = cache.get(key) as MatchResult | undefined;
        if (known) return known;
        const result = await executor.playMatch(definition, seats, part);
        cache.put(key, result);
        return result;
      });
      return joinMatches(await Promise.all(results));
    },
    async learn(plan, options = {}) {
      // A caller that wants to hear of states keeps them itself.
      if (options.onState) return executor.learn(plan, options);
      const run = planKey(plan);
      const key: ResultKey = { run, first: 0, games: 0 };
      const put = (learned: LearningRun['learned'], complete: boolean): void =>
        cache.put(key, { complete, state: formatLearning(run, learned) } satisfies KeptLearning);
      const kept = cache.get(key) as KeptLearning | undefined;
      const from = kept && parseLearning(run, kept.state);
      if (from && kept.complete) return { learned: from, complete: true, losses: 0 };
      // It is called from where no error would be heard.
      let unkept: unknown;
      const full = new AbortController();
      const onState = (learned: LearningRun['learned']): void => {
        try {
          put(learned, false);
        } catch (error) {
          unkept ??= error;
          full.abort();
        }
      };
      const trained = await executor.learn(plan, {
        ...options,
        ...(from && { from }),
        signal: AbortSignal.any([full.signal, ...(options.signal ? [options.signal] : [])]),
        saveEvery: SAVE_EVERY,
        onState,
      });
      if (unkept !== undefined) throw unkept as Error;
      put(trained.learned, trained.complete);
      return trained;
    },
    async close() {
      await executor.close();
      cache.close();
    },
  });
}
