// Results in a file (SQLite, which Node has built in), each under its run and the games it covers. A result is there as a whole or not at
// all, so no game is lost or counted twice, even if the machine stops or several processes write. A run belongs to the program that
// played it, and each result has a checksum: one that is damaged counts as missing, so that its games are played again.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { resultsVersion } from '@railwright/engine/program';
import { chunkAt, countChunks, type Batch } from '../batch.ts';
import type { ResultCache, ResultKey, RunKey } from '../executor/result-cache.ts';
import { storeError, StoreError, withDatabase } from './database.ts';
import { gamesKey, type About } from './run-keys.ts';

/** Games that other versions of railwright played. */
export interface Foreign {
  readonly games: number;
  readonly programs: readonly string[];
}

/** What a store has of a batch. */
export interface StoredGames {
  /** Games in chunks as the batch has them. */
  readonly games: number;
  /** Games of the same command as the content or a strategy was before; they stay, and are not counted. */
  readonly outdated: number;
  /** Games of the same batch that another program played; they stay, and are not counted. */
  readonly foreign: Foreign;
  /** Games whose results are not as they were written; they are played again. */
  readonly damaged: number;
}

/** Each is called once at most. */
export interface StoreNews {
  /** Something is known. */
  readonly onFound?: () => void;
  /** Games were played by another program; they stay, and are not counted. */
  readonly onForeign?: (foreign: Foreign) => void;
  /** A result is not as it was written; its games are played again. */
  readonly onDamage?: () => void;
}

/**
 * Opens or makes the file.
 * @param program version of the program that plays
 * @throws StoreError when it is another kind of file, of another format, damaged, or cannot be written.
 */
export const openStore = (
  file: string,
  news: StoreNews = {},
  program = resultsVersion(),
): Promise<ResultStore> => withDatabase(file, (database) => new ResultStore(database, file, news, program));

interface Row {
  readonly first: number;
  readonly games: number;
  readonly tally: Uint8Array;
  readonly checksum: number;
}

/**
 * Results in a file; every call may throw.
 * @throws StoreError
 */
export class ResultStore implements ResultCache {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #program: string;
  readonly #news: Required<StoreNews>;
  readonly #statements: Readonly<Record<keyof typeof STATEMENTS, StatementSync>>;
  /** Runs that were asked for, by key: their numbers. */
  readonly #runs = new Map<string, number>();

  constructor(
    database: DatabaseSync,
    file: string,
    { onFound, onForeign, onDamage }: StoreNews,
    program: string,
  ) {
    this.#database = database;
    this.#file = file;
    this.#program = program;
    this.#news = { onFound: once(onFound), onForeign: once(onForeign), onDamage: once(onDamage) };
    this.#statements = prepare(database);
  }

  get(key: ResultKey): unknown {
    const { run, first, games } = key;
    const id = this.#runOf(key);
    const row = this.#try(() => this.#statements.find.get(id, first, games)) as Row | undefined;
    if (!row) return undefined;
    if (!this.#isSound(run, row)) {
      this.#news.onDamage();
      return undefined;
    }
    this.#news.onFound();
    try {
      return deserialize(row.tally);
    } catch {
      throw new StoreError(`${this.#file} was written by a newer Node, which this one cannot read.`);
    }
  }

  put(key: ResultKey, result: unknown): void {
    const { run, first, games } = key;
    const tally = serialize(result);
    const id = this.#runOf(key);
    try {
      this.#statements.add.run(id, first, games, tally, this.#checksum(run, { first, games, tally }));
    } catch (error) {
      throw storeError(this.#file, error, true);
    }
  }

  /** What there is of a batch, without keeping it in memory. */
  survey(batch: Batch): StoredGames {
    const key = gamesKey(batch);
    const outdated = this.#outdatedGames(key.run, key.about);
    const foreign = this.#foreign(key.run);
    const id = this.#runOf(key);
    const rows = this.#try(() =>
      Array.from(this.#statements.all.iterate(id) as Iterable<unknown>, (each) => {
        const row = each as Row;
        return { first: row.first, games: row.games, isSound: this.#isSound(key.run, row) };
      }),
    );
    const known = new Map(rows.map((row) => [row.first, row]));
    let [games, damaged] = [0, 0];
    for (let index = 0; index < countChunks(batch); index++) {
      const chunk = chunkAt(batch, index);
      const row = known.get(chunk.first);
      if (row?.games !== chunk.games) continue;
      if (row.isSound) games += chunk.games;
      else damaged += chunk.games;
    }
    return { games, outdated, foreign, damaged };
  }

  /** Closes the file. */
  close(): void {
    this.#database.close();
  }

  #runOf({ run, about = {} }: RunKey): number {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const foreign = this.#foreign(run);
    if (foreign.programs.length > 0) this.#news.onForeign(foreign);
    const row = this.#try(() => this.#statements.addRun.get(run, this.#program, JSON.stringify(about)));
    const { id } = row as { id: number };
    this.#runs.set(run, id);
    return id;
  }

  #foreign(run: string): Foreign {
    const rows = this.#try(() => this.#statements.foreign.all(run, this.#program)) as {
      program: string;
      games: number;
    }[];
    return {
      games: rows.reduce((sum, { games }) => sum + games, 0),
      programs: rows.map(({ program }) => program),
    };
  }

  /** Games of runs that differ from this one in nothing but the content or the code behind the names of bots. */
  #outdatedGames(key: string, about: About): number {
    const asTyped = (one: About): string =>
      JSON.stringify({ ...one, content: '', definition: '', codes: [] });
    const isOutdated = (text: string): boolean => {
      try {
        const one = JSON.parse(text) as About;
        const isChanged = one.content !== about.content || one.codes.join() !== about.codes.join();
        return isChanged && asTyped(one) === asTyped(about);
      } catch {
        // Damaged: nothing is known of its games.
        return false;
      }
    };
    const runs = this.#try(() => this.#statements.runs.all()) as {
      key: string;
      about: string;
      games: number;
    }[];
    return runs
      .filter((run) => run.key !== key && isOutdated(run.about))
      .reduce((sum, { games }) => sum + games, 0);
  }

  #isSound(run: string, row: Row): boolean {
    return row.tally instanceof Uint8Array && this.#checksum(run, row) === row.checksum;
  }

  #checksum(run: string, { first, games, tally }: Omit<Row, 'checksum'>): number {
    return crc32(tally, crc32(JSON.stringify([run, this.#program, first, games])));
  }

  #try<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw storeError(this.#file, error);
    }
  }
}

const STATEMENTS = {
  addRun:
    'INSERT INTO runs (key, program, about) VALUES (?, ?, ?) ON CONFLICT (key, program) DO UPDATE SET key = key RETURNING id',
  foreign:
    'SELECT program, sum(games) AS games FROM runs JOIN chunks ON run = id WHERE key = ? AND program <> ? GROUP BY program ORDER BY program',
  runs: 'SELECT key, about, sum(games) AS games FROM runs JOIN chunks ON run = id GROUP BY id',
  all: 'SELECT first, games, tally, checksum FROM chunks WHERE run = ?',
  find: 'SELECT first, games, tally, checksum FROM chunks WHERE run = ? AND first = ? AND games = ?',
  add: 'INSERT OR REPLACE INTO chunks (run, first, games, tally, checksum) VALUES (?, ?, ?, ?, ?)',
} as const;

function prepare(database: DatabaseSync): Record<keyof typeof STATEMENTS, StatementSync> {
  const entries = Object.entries(STATEMENTS).map(([name, text]) => [name, database.prepare(text)]);
  return Object.fromEntries(entries) as Record<keyof typeof STATEMENTS, StatementSync>;
}

function once<A extends readonly unknown[]>(
  call: ((...about: A) => void) | undefined,
): (...about: A) => void {
  let open = call;
  return (...about) => {
    open?.(...about);
    open = undefined;
  };
}
