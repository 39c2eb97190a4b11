// Finished chunks in a file (SQLite, which Node has built in), so that a run that was interrupted goes on where it was. A
// chunk is there as a whole or not at all, under the run it belongs to and the games it covers, so no game is lost or counted
// twice, even if the machine stops or several processes write.
import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { chunkAt, countChunks, type Batch, type Chunk } from '../batch.ts';
import type { Lane } from '../lane.ts';
import type { Tally } from '../tally.ts';
import { StoreError, reasonOf, withDatabase } from './database.ts';
import { aboutOf, keyOf, type About } from './run-keys.ts';

export interface ChunkStore {
  /** How many games of the batch the file had when it was opened, in chunks as the batch has them. */
  readonly games: number;
  /** Games of the same command as the content or a strategy was before; they stay, and are not counted. */
  readonly outdated: number;
  get(chunk: Chunk): Tally | undefined;
  /** @throws StoreError when it cannot be written; what it had before stays. */
  put(chunk: Chunk, tally: Tally): void;
  close(): void;
}

/**
 * Opens or makes the file. What counts as the same run: engine, content, seats, seed, bots by name and strategy, and what was gathered.
 * @throws StoreError when it is something else, of another version, or cannot be written.
 */
export async function openStore(file: string, batch: Batch): Promise<ChunkStore> {
  return withDatabase(file, (database) => openTables(database, batch, file));
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

function openTables(database: DatabaseSync, batch: Batch, file: string): ChunkStore {
  const about = aboutOf(batch);
  const outdated = outdatedGames(database, about);
  const { id } = database
    .prepare(
      'INSERT INTO runs (key, about) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET key = key RETURNING id',
    )
    .get(keyOf(about), JSON.stringify(about)) as { id: number };
  const find = database.prepare('SELECT tally FROM chunks WHERE run = ? AND first = ? AND games = ?');
  const add = database.prepare('INSERT OR IGNORE INTO chunks (run, first, games, tally) VALUES (?, ?, ?, ?)');
  const known = new Map(
    database
      .prepare('SELECT first, games FROM chunks WHERE run = ?')
      .all(id)
      .map((row) => [row['first'], row['games']]),
  );
  let games = 0;
  for (let index = 0; index < countChunks(batch); index++) {
    const chunk = chunkAt(batch, index);
    if (known.get(chunk.first) === chunk.games) games += chunk.games;
  }
  return {
    games,
    outdated,
    get({ first, games }) {
      const row = find.get(id, first, games) as { tally: Uint8Array } | undefined;
      return row && readTally(row.tally, file);
    },
    put({ first, games }, tally) {
      try {
        add.run(id, first, games, serialize(tally));
      } catch (error) {
        throw new StoreError(`${file} cannot be written: ${reasonOf(error)}.`);
      }
    },
    close: () => database.close(),
  };
}

function readTally(bytes: Uint8Array, file: string): Tally {
  try {
    return deserialize(bytes) as Tally;
  } catch {
    throw new StoreError(`${file} is damaged.`);
  }
}

/** Games of runs that differ from this one in nothing but the content or the strategies behind the names. */
function outdatedGames(database: DatabaseSync, about: About): number {
  const asTyped = (one: About): string => JSON.stringify({ ...one, content: '', strategies: {} });
  const now = asTyped(about);
  const runs = database
    .prepare('SELECT key, about, sum(games) AS games FROM runs JOIN chunks ON run = id GROUP BY id')
    .all() as { key: string; about: string; games: number }[];
  return runs
    .filter((run) => run.key !== keyOf(about) && asTyped(JSON.parse(run.about) as About) === now)
    .reduce((sum, { games }) => sum + games, 0);
}
