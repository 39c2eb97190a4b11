// Finished chunks in a file (SQLite, which Node has built in), so that a run that was interrupted goes on where it was. A
// chunk is there as a whole or not at all, under the run it belongs to and the games it covers, so no game is lost or counted
// twice, even if the machine stops or several processes write.
import type { DatabaseSync } from 'node:sqlite';
import { resultsVersion } from '@railwright/engine/program';
import { chunkAt, countChunks, type Batch, type Chunk } from '../batch.ts';
import type { Lane } from '../lane.ts';
import type { Tally } from '../tally.ts';
import { Chunks, type Foreign } from './chunks.ts';
import { withDatabase } from './database.ts';
import { aboutOf, keyOf, type About } from './run-keys.ts';

/** The finished chunks of one batch. */
export interface ChunkStore {
  /** How many games of the batch the file had when it was opened, in chunks as the batch has them. */
  readonly games: number;
  /** Games of the same command as the content or a strategy was before; they stay, and are not counted. */
  readonly outdated: number;
  /** Games of the same batch that another program played; they stay, and are not counted. */
  readonly foreign: Foreign;
  /** Games of the batch whose results are not as they were written; they are played again. */
  readonly damaged: number;
  /** The results of a chunk; undefined if it is not stored. */
  get(chunk: Chunk): Tally | undefined;
  /**
   * Stores the results of a chunk.
   * @throws StoreError when it cannot be written; what it had before stays.
   */
  put(chunk: Chunk, tally: Tally): void;
  /** Closes the file. */
  close(): void;
}

/**
 * Opens or makes the file. What counts as the same run: program, content, seats, seed, bots by name and strategy, and what was gathered.
 * @param program version of the program that plays
 * @throws StoreError when it is another kind of file, of another format, damaged, or cannot be written.
 */
export async function openStore(file: string, batch: Batch, program = resultsVersion()): Promise<ChunkStore> {
  return withDatabase(file, (database) => openTables(database, batch, file, program));
}

/** A lane that plays only what the store does not have, and puts there what it plays. */
export function storedLane(store: Pick<ChunkStore, 'get' | 'put'>, open: () => Lane): Lane {
  let lane: Lane | undefined;
  return {
    async play(chunk) {
      const tally = store.get(chunk);
      if (tally) return { kind: 'played', tally };
      const reply = await (lane ??= open()).play(chunk);
      if (reply.kind === 'played') store.put(chunk, reply.tally);
      return reply;
    },
    close: async () => {
      await lane?.close();
    },
  };
}

function openTables(database: DatabaseSync, batch: Batch, file: string, program: string): ChunkStore {
  const about = aboutOf(batch);
  const key = keyOf(about);
  const outdated = outdatedGames(database, about);
  const chunks = new Chunks(database, file, program);
  const foreign = chunks.foreign(key);
  const run = chunks.run(key, JSON.stringify(about));
  const known = new Map(chunks.list(run).map((chunk) => [chunk.first, chunk]));
  let games = 0;
  let damaged = 0;
  for (let index = 0; index < countChunks(batch); index++) {
    const chunk = chunkAt(batch, index);
    const found = known.get(chunk.first);
    if (found?.games !== chunk.games) continue;
    if (found.sound) games += chunk.games;
    else damaged += chunk.games;
  }
  return {
    games,
    outdated,
    foreign,
    damaged,
    get(chunk) {
      const found = chunks.get(run, chunk.first, chunk.games);
      return found === undefined || found === 'damaged' ? undefined : (found.result as Tally);
    },
    put: (chunk, tally) => chunks.put(run, chunk.first, chunk.games, tally),
    close: () => database.close(),
  };
}

/** Games of runs that differ from this one in nothing but the content or the strategies behind the names. */
function outdatedGames(database: DatabaseSync, about: About): number {
  const key = keyOf(about);
  const asTyped = (one: About): string => JSON.stringify({ ...one, content: '', strategies: {} });
  const now = asTyped(about);
  const runs = database
    .prepare('SELECT key, about, sum(games) AS games FROM runs JOIN chunks ON run = id GROUP BY id')
    .all() as { key: string; about: string; games: number }[];
  return runs
    .filter((run) => run.key !== key && isTyped(run.about))
    .reduce((sum, { games }) => sum + games, 0);

  function isTyped(text: string): boolean {
    try {
      return asTyped(JSON.parse(text) as About) === now;
    } catch {
      // Damaged: nothing is known of its games.
      return false;
    }
  }
}
