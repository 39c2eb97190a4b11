// Finished chunks in a file (SQLite, which Node has built in), so that a run that was interrupted goes on where it was. A
// chunk is there as a whole or not at all, under the run it belongs to and the games it covers, so no game is lost or counted
// twice, whatever stops the machine and however many processes write.
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { ENGINE_VERSION } from '@railwright/engine';
import { chunkAt, countChunks, type Batch, type Chunk } from '../batch.ts';
import { FIGURES } from '../figures/index.ts';
import type { Lane } from '../lane.ts';
import type { Tally } from '../tally.ts';

const FORMAT = 4;

/** Why a file cannot be used, for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

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
  const Database = await loadSqlite();
  let database: DatabaseSync | undefined;
  try {
    database = new Database(file);
    return openTables(database, batch, file);
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${file} cannot be used: ${reasonOf(error)}.`);
  }
}

/** SQLite's number for a full disk. */
const FULL = 13;

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'errcode' in error && error.errcode === FULL) return 'the disk is full';
  return error instanceof Error ? error.message : String(error);
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
    throw new StoreError(`${file} is a database of another program.`);
  const row = database.prepare('SELECT format, engine FROM railwright').get() as
    { format: number; engine: string } | undefined;
  if (row?.format !== FORMAT || row.engine !== ENGINE_VERSION)
    throw new StoreError(
      `${file} was written by another version of railwright: it contains results of engine ${row?.engine ?? 'unknown'} in format ${row?.format ?? 'unknown'}, but this is engine ${ENGINE_VERSION} with format ${FORMAT}. Their results cannot be combined.`,
    );
}

function readTally(bytes: Uint8Array, file: string): Tally {
  try {
    return deserialize(bytes) as Tally;
  } catch {
    throw new StoreError(`${file} is damaged.`);
  }
}

/**
 * Everything that decides a game, but for its number: the content by its fingerprint, bots as results name them with the
 * fingerprints of their strategies, or in full where nobody made these.
 */
function aboutOf({ source, seats, seed, bots, strategies, gather, restriction, starts, rows }: Batch) {
  return {
    setup: source.setup,
    content: source.content,
    seats,
    seed,
    bots: strategies ? bots.map(({ name }) => name) : bots,
    strategies: strategies ?? {},
    gather: gather ?? [],
    // Chunks that lack a figure cannot be added to others.
    figures: FIGURES.map(({ figure }) => figure),
    restriction,
    starts,
    rows,
  };
}
type About = ReturnType<typeof aboutOf>;

/** The same for runs whose games are the same but for how many there are. */
export const runKey = (batch: Batch): string => keyOf(aboutOf(batch));

function keyOf(about: About): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('hex');
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
