// Finished chunks in a file (SQLite, which Node has built in), so that a run that was interrupted goes on where it was. A
// chunk is there as a whole or not at all, under the run it belongs to and the games it covers, so no game is lost or counted
// twice, whatever stops the machine and however many processes write.
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { ENGINE_VERSION } from '@railwright/engine';
import type { Batch, Chunk } from '../batch.ts';
import type { Lane } from '../lane.ts';
import type { Tally } from '../tally.ts';

const FORMAT = 1;

/** Why a file cannot be used, for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export interface ChunkStore {
  /** How many games of the batch the file had when it was opened. */
  readonly games: number;
  get(chunk: Chunk): Tally | undefined;
  put(chunk: Chunk, tally: Tally): void;
  close(): void;
}

/**
 * Opens or makes the file. What counts as the same run: engine, content, seats, seed, bots, and what was gathered.
 * @throws StoreError when it is something else, of another version, or cannot be written.
 */
export async function openStore(file: string, batch: Batch): Promise<ChunkStore> {
  const Database = await loadSqlite();
  let database: DatabaseSync | undefined;
  try {
    database = new Database(file);
    return openTables(database, batch, file);
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `${file} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** A lane that plays only what the store does not have, and puts there what it plays. */
export function storedLane(store: ChunkStore, open: () => Lane): Lane {
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
  // Other processes may write too: wait for them.
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  checkVersion(database, file);
  const { id } = database
    .prepare(
      'INSERT INTO runs (key, about) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET key = key RETURNING id',
    )
    .get(keyOf(batch), JSON.stringify(aboutOf(batch))) as { id: number };
  const find = database.prepare('SELECT tally FROM chunks WHERE run = ? AND first = ? AND games = ?');
  const add = database.prepare('INSERT OR IGNORE INTO chunks (run, first, games, tally) VALUES (?, ?, ?, ?)');
  const { games } = database
    .prepare('SELECT coalesce(sum(games), 0) AS games FROM chunks WHERE run = ?')
    .get(id) as { games: number };
  return {
    games,
    get({ first, games }) {
      const row = find.get(id, first, games) as { tally: Uint8Array } | undefined;
      return row && readTally(row.tally, file);
    },
    put: ({ first, games }, tally) => void add.run(id, first, games, serialize(tally)),
    close: () => database.close(),
  };
}

function checkVersion(database: DatabaseSync, file: string): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
    name: string;
  }[];
  if (tables.length === 0) {
    database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS railwright (format INTEGER NOT NULL, engine TEXT NOT NULL);
      INSERT INTO railwright SELECT ${FORMAT}, '${ENGINE_VERSION}' WHERE NOT EXISTS (SELECT 1 FROM railwright);
      CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, about TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS chunks (run INTEGER NOT NULL REFERENCES runs, first INTEGER NOT NULL, games INTEGER NOT NULL, tally BLOB NOT NULL, PRIMARY KEY (run, first, games)) WITHOUT ROWID;
      COMMIT;`);
    return;
  }
  if (!tables.some(({ name }) => name === 'railwright'))
    throw new StoreError(`${file} is a database of something else.`);
  const row = database.prepare('SELECT format, engine FROM railwright').get() as
    { format: number; engine: string } | undefined;
  if (row?.format !== FORMAT || row.engine !== ENGINE_VERSION)
    throw new StoreError(
      `${file} has results of engine ${row?.engine ?? 'unknown'}, format ${row?.format ?? 'unknown'}; this is engine ${ENGINE_VERSION}, format ${FORMAT}. They cannot be added up.`,
    );
}

function readTally(bytes: Uint8Array, file: string): Tally {
  try {
    return deserialize(bytes) as Tally;
  } catch {
    throw new StoreError(`${file} is damaged.`);
  }
}

/** Everything that decides a game, but for its number; the content by its fingerprint. */
function aboutOf({ source, seats, seed, bots, gather, restriction, starts }: Batch): object {
  return { content: source.content, seats, seed, bots, gather: gather ?? [], restriction, starts };
}

function keyOf(batch: Batch): string {
  return createHash('sha256')
    .update(JSON.stringify(aboutOf(batch)))
    .digest('hex');
}

/** Node says of it that it is new, which is no matter for people who keep results. */
async function loadSqlite(): Promise<typeof DatabaseSync> {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return (await import('node:sqlite')).DatabaseSync;
  } finally {
    process.emitWarning = emitWarning;
  }
}
