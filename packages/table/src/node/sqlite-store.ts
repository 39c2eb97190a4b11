// Tables in one SQLite file, which Node has built in. Every entry is flushed to the disk before it counts. The process that has opened the
// file is its only user: SQLite's own lock, which ends with the process however that ends, keeps others away.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { loadSqlite, sqliteTrouble } from '@railwright/storage/sqlite';
import type { Entry, TableHead } from '../entry.ts';
import { listed, readEntry, readHead } from '../kept.ts';
import { StoreError, type KeptTable, type TableStore } from '../store.ts';

const FORMAT = 1;

const SCHEMA = `
  BEGIN IMMEDIATE;
  CREATE TABLE railwright_tables (format INTEGER NOT NULL);
  INSERT INTO railwright_tables VALUES (${FORMAT});
  CREATE TABLE texts (key TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, head TEXT NOT NULL);
  CREATE TABLE entries (id TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, n)) WITHOUT ROWID;
  CREATE TABLE seen (id TEXT NOT NULL, seat INTEGER NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID;
  COMMIT;`;

/**
 * Opens or makes the file.
 * @throws StoreError `held` if another process has it, `damaged` or `failed` if it cannot be used
 */
export async function openSqliteStore(file: string): Promise<SqliteStore> {
  const Database = await loadSqlite();
  let database: DatabaseSync | undefined;
  try {
    database = new Database(file, { timeout: 500 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepare(database, file);
    return new SqliteStore(database, file);
  } catch (error) {
    database?.close();
    throw storeError(file, error, 'opened');
  }
}

function prepare(database: DatabaseSync, file: string): void {
  const found = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (found.length === 0) database.exec(SCHEMA);
  // What others keep in the file is not ours to change.
  else if (!found.some(({ name }) => name === 'railwright_tables'))
    throw new StoreError('failed', `${file} is a database of another program.`);
  const format = database.prepare('SELECT format FROM railwright_tables').get()?.['format'];
  if (format !== FORMAT)
    throw new StoreError(
      'failed',
      `${file} has format ${String(format)}; this version of Railwright reads format ${FORMAT}.`,
    );
  // Takes the lock, if nothing was written.
  database.exec('BEGIN IMMEDIATE; COMMIT;');
}

const NEXT =
  'INSERT INTO entries SELECT ?1, ?2, ?3 WHERE ?2 = 1 + (SELECT COALESCE(MAX(n), 0) FROM entries WHERE id = ?1)';

/** An entry to be kept. */
interface Waiting {
  readonly table: string;
  readonly n: number;
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (error: StoreError) => void;
}

/** Tables in a file. */
class SqliteStore implements TableStore {
  /** The open file, for tests that limit it. */
  readonly database: DatabaseSync;
  readonly #file: string;
  #waiting: Waiting[] = [];
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, file: string) {
    this.database = database;
    this.#file = file;
  }

  create(head: TableHead, texts: Readonly<Record<string, string>>): Promise<void> {
    return this.#try('written', () => {
      this.database.exec('BEGIN IMMEDIATE');
      try {
        for (const [key, text] of Object.entries(texts))
          this.#sql('INSERT OR IGNORE INTO texts VALUES (?, ?)').run(key, text);
        this.#sql('INSERT INTO tables (id, head) VALUES (?, ?)').run(head.id, JSON.stringify(head));
        this.database.exec('COMMIT');
      } catch (error) {
        if (this.database.isTransaction) this.database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  head(table: string): Promise<TableHead | undefined> {
    return this.#try('read', () => {
      const row = this.#sql('SELECT head FROM tables WHERE id = ?').get(table);
      return row && readHead(row['head'], table);
    });
  }

  list(): Promise<readonly KeptTable[]> {
    return this.#try('read', () =>
      this.#sql('SELECT id, head FROM tables ORDER BY number DESC')
        .all()
        .flatMap(({ id, head: text }) => {
          const last = this.#sql('SELECT n, entry FROM entries WHERE id = ? ORDER BY n DESC LIMIT 1').get(
            id as SQLInputValue,
          );
          return listed(String(id), text, Number(last?.['n'] ?? 0), last?.['entry']);
        }),
    );
  }

  text(key: string): Promise<string | undefined> {
    return this.#try('read', () => {
      const text = this.#sql('SELECT text FROM texts WHERE key = ?').get(key)?.['text'];
      return typeof text === 'string' ? text : undefined;
    });
  }

  read(table: string, after: number): Promise<readonly Entry[]> {
    return this.#try('read', () =>
      this.#sql('SELECT n, entry FROM entries WHERE id = ? AND n > ? ORDER BY n')
        .all(table, after)
        .map(({ n, entry: text }, i) => {
          const wanted = after + i + 1;
          return readEntry(n === wanted && text, `Entry ${wanted} of the table ${table} in ${this.#file}`);
        }),
    );
  }

  /** Entries of many tables that come together share one flush of the disk, which is what takes the time. */
  append(table: string, n: number, entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, n, text: JSON.stringify(entry), resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    const taken = new Set<Waiting>();
    try {
      this.database.exec('BEGIN IMMEDIATE');
      for (const one of batch)
        // The next one or none: a gap would be damage.
        if (this.#sql(NEXT).run(one.table, one.n, one.text).changes !== 1) taken.add(one);
      this.database.exec('COMMIT');
    } catch (error) {
      if (this.database.isOpen && this.database.isTransaction) this.database.exec('ROLLBACK');
      for (const { reject } of batch) reject(storeError(this.#file, error, 'written'));
      return;
    }
    for (const one of batch)
      if (!taken.has(one)) one.resolve();
      else
        one.reject(new StoreError('taken', `Entry ${one.n} of the table ${one.table} is not the next one.`));
  }

  seen(table: string, seat: number): Promise<number> {
    return this.#try('read', () => {
      const row = this.#sql('SELECT revision FROM seen WHERE id = ? AND seat = ?').get(table, seat);
      return Number(row?.['revision'] ?? 0);
    });
  }

  see(table: string, seat: number, revision: number): Promise<void> {
    return this.#try('written', () => {
      this.#sql('INSERT OR REPLACE INTO seen VALUES (?, ?, ?)').run(table, seat, revision);
    });
  }

  close(): Promise<void> {
    return this.#try('closed', () => {
      this.#flush();
      this.database.close();
    });
  }

  #sql(sql: string): StatementSync {
    const known = this.#prepared.get(sql) ?? this.database.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }

  #try<T>(done: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      try {
        resolve(work());
      } catch (error) {
        reject(storeError(this.#file, error, done));
      }
    });
  }
}

function storeError(file: string, error: unknown, done: string): StoreError {
  if (error instanceof StoreError) return error;
  const { message = String(error) } = error as { readonly message?: string };
  const trouble = sqliteTrouble(error);
  if (trouble === 'busy')
    return new StoreError(
      'held',
      `${file} is in use: another railwright host or another program has it open.`,
    );
  if (trouble === 'full') return new StoreError('full', `${file} cannot be written: the disk is full.`);
  if (trouble === 'damaged')
    return new StoreError('damaged', `${file} is damaged or not a file of tables (${message}).`);
  const reason = (done === 'opened' && whyNotOpened(file)) || message;
  return new StoreError('failed', `${file} cannot be ${done}: ${reason}.`);
}

/** What a person can change, where SQLite says no more than that it could not. */
function whyNotOpened(file: string): string | undefined {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) return `there is no folder ${folder}`;
  if (!isWritable(folder)) return `nothing can be written in the folder ${folder}`;
  if (!existsSync(file)) return undefined;
  if (statSync(file).isDirectory()) return 'it is a folder';
  return isWritable(file) ? undefined : 'it cannot be written';
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
