// Finished games of any command, kept in a file, so that the same command plays only the rest after an interruption.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { StoreError, reasonOf, withDatabase } from './database.ts';

export interface Memory {
  /** What is known of these games; undefined when they were not played. @param run what decides the games, as a hash */
  get(run: string, first: number, games: number): unknown;
  /** The last of several counts. @throws StoreError when it cannot be written; what was there before stays. */
  put(run: string, first: number, games: number, result: unknown): void;
  close(): void;
}

/** @param onFound called once, when something is known @throws StoreError when the file cannot be used. */
export const openMemory = (file: string, onFound: () => void): Promise<Memory> =>
  withDatabase(file, (database) => new FileMemory(database, file, onFound));

class FileMemory implements Memory {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #addRun: StatementSync;
  readonly #find: StatementSync;
  readonly #add: StatementSync;
  readonly #runs = new Map<string, number>();
  #onFound: (() => void) | undefined;

  constructor(database: DatabaseSync, file: string, onFound: () => void) {
    this.#database = database;
    this.#file = file;
    this.#onFound = onFound;
    this.#addRun = database.prepare(
      "INSERT INTO runs (key, about) VALUES (?, '{}') ON CONFLICT (key) DO UPDATE SET key = key RETURNING id",
    );
    this.#find = database.prepare('SELECT tally FROM chunks WHERE run = ? AND first = ? AND games = ?');
    this.#add = database.prepare(
      'INSERT OR REPLACE INTO chunks (run, first, games, tally) VALUES (?, ?, ?, ?)',
    );
  }

  get(run: string, first: number, games: number): unknown {
    const row = this.#find.get(this.#idOf(run), first, games) as { tally: Uint8Array } | undefined;
    if (!row) return undefined;
    this.#onFound?.();
    this.#onFound = undefined;
    try {
      return deserialize(row.tally);
    } catch {
      throw new StoreError(`${this.#file} is damaged.`);
    }
  }

  put(run: string, first: number, games: number, result: unknown): void {
    try {
      this.#add.run(this.#idOf(run), first, games, serialize(result));
    } catch (error) {
      throw new StoreError(`${this.#file} cannot be written: ${reasonOf(error)}.`);
    }
  }

  close(): void {
    this.#database.close();
  }

  #idOf(run: string): number {
    let id = this.#runs.get(run);
    if (id === undefined) this.#runs.set(run, (id = (this.#addRun.get(run) as { id: number }).id));
    return id;
  }
}
