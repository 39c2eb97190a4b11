// The file in which finished games are kept (SQLite, which Node has built in).
import type { DatabaseSync } from 'node:sqlite';
import { loadSqlite, sqliteTrouble } from '@railwright/storage/sqlite';

const FORMAT = 6;

/** Why a file cannot be used, for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** The way out. */
  readonly help: string;

  constructor(message: string, help = 'Name another file; it is created if it does not exist.') {
    super(message);
    this.help = help;
  }
}

/**
 * Opens or makes the file.
 * @throws StoreError when it is another kind of file, of another format, damaged, or cannot be written.
 */
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
    try {
      database?.close();
    } catch {
      // A damaged file: the first error says so.
    }
    throw storeError(file, error);
  }
}

/**
 * SQLite's error about a file, and the way out.
 * @param writing the file could be read before
 */
export function storeError(file: string, error: unknown, writing = false): StoreError {
  if (error instanceof StoreError) return error;
  const { message } = error as { readonly message?: string };
  const trouble = sqliteTrouble(error);
  const reason = trouble === 'full' ? 'the disk is full' : (message ?? String(error));
  if (trouble === 'damaged')
    return new StoreError(
      `${file} cannot be used: it is damaged or not a store (${reason}).`,
      'Name another file, or delete this one.',
    );
  if (!writing) return new StoreError(`${file} cannot be used: ${reason}.`);
  const way = trouble === 'full' ? 'free some space' : 'make sure that it can be written';
  return new StoreError(
    `${file} cannot be written: ${reason}.`,
    `The games already in it are kept: ${way}, then run the same command to resume, or name another file.`,
  );
}

function checkVersion(database: DatabaseSync, file: string): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
    name: string;
  }[];
  if (tables.length === 0) {
    database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS railwright (format INTEGER NOT NULL);
      INSERT INTO railwright SELECT ${FORMAT} WHERE NOT EXISTS (SELECT 1 FROM railwright);
      CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, key TEXT NOT NULL, program TEXT NOT NULL, about TEXT NOT NULL, UNIQUE (key, program));
      CREATE TABLE IF NOT EXISTS chunks (run INTEGER NOT NULL REFERENCES runs, first INTEGER NOT NULL, games INTEGER NOT NULL, tally BLOB NOT NULL, checksum INTEGER NOT NULL, PRIMARY KEY (run, first, games)) WITHOUT ROWID;
      COMMIT;`);
    return;
  }
  if (!tables.some(({ name }) => name === 'railwright'))
    throw new StoreError(`${file} is a database of another program.`);
  const row = database.prepare('SELECT format FROM railwright').get() as { format: number } | undefined;
  if (row?.format !== FORMAT)
    throw new StoreError(
      `${file} was written by another version of railwright, in format ${row?.format ?? 'unknown'}; this one writes format ${FORMAT}. Their results cannot be combined.`,
    );
}
