// The file in which finished games are kept (SQLite, which Node has built in).
import type { DatabaseSync } from 'node:sqlite';
import { ENGINE_VERSION } from '@railwright/engine';

const FORMAT = 4;

/** Why a file cannot be used, for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Opens or makes the file. @throws StoreError when it is something else, of another version, or cannot be written. */
export async function withDatabase<T>(file: string, use: (database: DatabaseSync) => T): Promise<T> {
  const Database = await loadSqlite();
  let database: DatabaseSync | undefined;
  try {
    database = new Database(file);
    // Other processes may write too: wait for them.
    database.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    checkVersion(database, file);
    return use(database);
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${file} cannot be used: ${reasonOf(error)}.`);
  }
}

/** SQLite's number for a full disk. */
const FULL = 13;

export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'errcode' in error && error.errcode === FULL) return 'the disk is full';
  return error instanceof Error ? error.message : String(error);
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
