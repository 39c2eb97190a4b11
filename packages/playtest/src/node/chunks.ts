// Results of games in the file of a store, each under its run and the games it covers. A run belongs to the program that played it, and
// each result has a checksum: one that is damaged counts as missing, so that its games are played again.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { storeError, StoreError } from './database.ts';

export interface Run {
  readonly id: number;
  readonly key: string;
}

interface Row {
  readonly first: number;
  readonly games: number;
  readonly tally: Uint8Array;
  readonly checksum: number;
}

/** Games that other versions of railwright played. */
export interface Foreign {
  readonly games: number;
  readonly programs: readonly string[];
}

/**
 * Chunks of finished games in a database; every call may throw.
 * @throws StoreError
 */
export class Chunks {
  readonly #file: string;
  readonly #program: string;
  readonly #addRun: StatementSync;
  readonly #foreign: StatementSync;
  readonly #all: StatementSync;
  readonly #find: StatementSync;
  readonly #add: StatementSync;

  /** @param program version of the program whose results may be counted */
  constructor(database: DatabaseSync, file: string, program: string) {
    this.#file = file;
    this.#program = program;
    this.#addRun = database.prepare(
      'INSERT INTO runs (key, program, about) VALUES (?, ?, ?) ON CONFLICT (key, program) DO UPDATE SET key = key RETURNING id',
    );
    this.#foreign = database.prepare(
      'SELECT program, sum(games) AS games FROM runs JOIN chunks ON run = id WHERE key = ? AND program <> ? GROUP BY program ORDER BY program',
    );
    this.#all = database.prepare('SELECT first, games, tally, checksum FROM chunks WHERE run = ?');
    this.#find = database.prepare(
      'SELECT first, games, tally, checksum FROM chunks WHERE run = ? AND first = ? AND games = ?',
    );
    this.#add = database.prepare(
      'INSERT OR REPLACE INTO chunks (run, first, games, tally, checksum) VALUES (?, ?, ?, ?, ?)',
    );
  }

  /**
   * @param key a hash of everything that decides the games
   * @param about the same as JSON, for comparison
   */
  run(key: string, about = '{}'): Run {
    return this.#try(() => ({ id: (this.#addRun.get(key, this.#program, about) as { id: number }).id, key }));
  }

  /** Results of the same run by other programs. */
  foreign(key: string): Foreign {
    const rows = this.#try(() => this.#foreign.all(key, this.#program)) as {
      program: string;
      games: number;
    }[];
    return {
      games: rows.reduce((sum, { games }) => sum + games, 0),
      programs: rows.map(({ program }) => program),
    };
  }

  /** The games of all results, and whether each is as it was written. */
  list(run: Run): { readonly first: number; readonly games: number; readonly sound: boolean }[] {
    return this.#try(() =>
      Array.from(this.#all.iterate(run.id) as IterableIterator<unknown>, (row) => {
        const { first, games } = row as Row;
        return { first, games, sound: this.#isSound(run, row as Row) };
      }),
    );
  }

  /** Undefined if there is no such result; `damaged` if it has changed since it was written. */
  get(run: Run, first: number, games: number): { readonly result: unknown } | 'damaged' | undefined {
    const row = this.#try(() => this.#find.get(run.id, first, games)) as Row | undefined;
    if (!row) return undefined;
    if (!this.#isSound(run, row)) return 'damaged';
    try {
      return { result: deserialize(row.tally) };
    } catch {
      throw new StoreError(`${this.#file} was written by a newer Node, which this one cannot read.`);
    }
  }

  /** In place of what was there. */
  put(run: Run, first: number, games: number, result: unknown): void {
    const tally = serialize(result);
    try {
      this.#add.run(run.id, first, games, tally, this.#checksum(run, { first, games, tally }));
    } catch (error) {
      throw storeError(this.#file, error, true);
    }
  }

  #isSound(run: Run, row: Row): boolean {
    return row.tally instanceof Uint8Array && this.#checksum(run, row) === row.checksum;
  }

  #checksum({ key }: Run, { first, games, tally }: Omit<Row, 'checksum'>): number {
    return crc32(tally, crc32(JSON.stringify([key, this.#program, first, games])));
  }

  #try<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw storeError(this.#file, error);
    }
  }
}
