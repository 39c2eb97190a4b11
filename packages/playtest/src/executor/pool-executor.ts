// An executor whose workers are those of a pool: threads of this machine, or workers of a page.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { joinMatches, matchParts } from '../match/match-parts.ts';
import type { Match, MatchResult } from '../match/match.ts';
import { gamesText, runChunks, type BatchRun, type RunOptions } from '../run.ts';
import type { ChunkPlayer } from './chunk-player.ts';
import type { Executor } from './executor.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Games that a worker plays at a stretch: enough to be worth a message, few enough to keep all workers busy. */
const GAMES_A_TASK = 50;

/** The settings of an executor with a pool. */
export interface PoolSettings {
  readonly label: string;
  /** How many workers the pool may have. */
  readonly workers: number;
  /** Trains players. */
  readonly learn: Executor['learn'];
}

/** Plays batches and matches on the workers of a pool, which it closes in the end. */
export function openPoolExecutor(pool: WorkerPool, { label, workers, learn }: PoolSettings): Executor {
  /** Batches under way, which share the workers. */
  let runs = 0;
  const playerOf = (batch: Batch, records: boolean): ChunkPlayer => {
    const owner = {};
    return {
      room: () => Math.ceil(workers / Math.max(1, runs)),
      async play(chunk) {
        const outcome = await pool.run({ kind: 'chunk', batch, chunk, records }, owner);
        if (outcome.kind === 'match' || outcome.kind === 'failed')
          throw new Error('A worker answered something else.');
        return outcome;
      },
      stop: () => pool.stop(owner),
    };
  };
  return {
    label,
    ahead: 1,
    atOnce: workers,
    status: () => undefined,
    async runBatch(batch: Batch, game: Game, options: RunOptions = {}): Promise<BatchRun> {
      runs++;
      try {
        return await runChunks(batch, game, playerOf(batch, options.onRecord !== undefined), options);
      } finally {
        runs--;
      }
    },
    async playMatch(definition: object, seats: number, match: Match): Promise<MatchResult> {
      const owner = {};
      const play = async (part: Match): Promise<MatchResult> => {
        const outcome = await pool.run({ kind: 'match', definition, seats, match: part }, owner);
        if (outcome.kind === 'match') return outcome.result;
        if (outcome.kind === 'failed') throw new Error(outcome.message);
        if (outcome.kind === 'lost' && outcome.losses > 0)
          throw new Error(
            `${gamesText(part)} crashed their worker ${outcome.losses} times: ${outcome.reason}`,
          );
        throw new Error('It was stopped.');
      };
      try {
        return joinMatches(await Promise.all(matchParts(match, GAMES_A_TASK).map(play)));
      } catch (error) {
        pool.stop(owner);
        throw error;
      }
    },
    learn,
    close: () => pool.close(),
  };
}
