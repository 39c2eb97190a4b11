// All tables of a store. One is loaded when somebody comes, by playing its entries again, and dropped when nobody looks any more.
import { parseBundle, type Bundle } from '@railwright/content/bundle';
import { createGame } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { Course } from './course.ts';
import type { TableHead } from './entry.ts';
import { finishedGame, type FinishedGame } from './finished.ts';
import { applyKept, passOver, TableError } from './replay.ts';
import { newTableId, secretOf, sha256 } from './secrets.ts';
import type { KeptTable, TableStore } from './store.ts';
import { Table } from './table.ts';
import { findBot, noSuchBot, randomSeed, type Thinker } from './thinker.ts';

/** What tables need. */
export interface TablesOptions {
  /** Where they are kept. */
  readonly store: TableStore;
  /** From it the secrets of new tables are made; see `secretOf`. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Who chooses for bots. */
  readonly thinker: Thinker;
  /** Milliseconds before a bot's choice, so that people can follow; 0 by default. */
  readonly pause?: number;
  /** It is somebody's turn who has no page open. */
  readonly onTurn?: (head: TableHead, name: string) => void;
  /** Nobody looks at a table any more whose game is over; called again when somebody has come back. Must not throw. */
  readonly onOver?: (head: TableHead, game: FinishedGame) => void;
  /** Something the host should know, as a sentence. */
  readonly onNote?: (note: string) => void;
}

/** A table to be opened. */
export interface NewTable {
  /** What is played. */
  readonly bundle: Bundle;
  /** The same as JSON text. */
  readonly json: string;
  readonly title: string;
  /** Who sits where: a bot, or nobody yet. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  /** The file of a learned player in base64, which people may then seat. */
  readonly learned?: string;
  /** An unsigned 32-bit integer; random by default. */
  readonly seed?: number;
  /** Takes a table of the same that nobody has come to yet, if there is one. */
  readonly again?: boolean;
}

/** Most tables in memory at the same time. */
const MOST_OPEN = 1000;
const MINUTE = 60_000;

/** The tables of one host. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #open = new Map<string, Promise<Table>>();
  #noted = { text: '', at: 0 };

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** All tables that are kept, the newest first. */
  list(): Promise<readonly KeptTable[]> {
    return this.#options.store.list();
  }

  /**
   * Opens a new table and keeps it; the game begins when somebody comes.
   * @throws Error if the setup cannot be played by so many
   */
  async create({
    bundle,
    json,
    title,
    seats,
    learned,
    again,
    seed = randomSeed(),
  }: NewTable): Promise<TableHead> {
    createGame(bundle.definition, seats.length);
    for (const { bot } of seats)
      if (bot !== undefined && !findBot(bundle, bot, learned)) throw new Error(noSuchBot(bot));
    const learnedKey = learned && `player:${await sha256(learned)}`;
    const bundleKey = `bundle:${await sha256(json)}`;
    const unused = again ? await this.#findUnused(bundleKey, learnedKey, seats) : undefined;
    if (unused) return unused;
    const id = newTableId();
    const head: TableHead = {
      format: 1,
      id,
      title,
      engine: gamesVersion(),
      bundle: bundleKey,
      ...(learnedKey !== undefined && { learned: learnedKey }),
      seed,
      created: Date.now(),
      seats,
      secrets: await Promise.all([...seats, 0].map(async (_, i) => sha256(await this.secret(id, i)))),
    };
    const texts = {
      [bundleKey]: json,
      ...(learned !== undefined && learnedKey && { [learnedKey]: learned }),
    };
    await this.#options.store.create(head, texts);
    return head;
  }

  async #findUnused(
    bundle: string,
    learned: string | undefined,
    seats: TableHead['seats'],
  ): Promise<TableHead | undefined> {
    const kept = await this.#options.store.list();
    const same = kept.filter(
      ({ head, length }) =>
        length === 0 &&
        head.engine === gamesVersion() &&
        head.bundle === bundle &&
        head.learned === learned &&
        JSON.stringify(head.seats) === JSON.stringify(seats),
    );
    // Links of a table that was opened with another key cannot be given out.
    for (const { head } of same) if (await this.secrets(head)) return head;
    return undefined;
  }

  /** The secret of a seat; the number of seats means onlookers. */
  secret(table: string, seat: number): Promise<string> {
    return secretOf(this.#options.key, table, seat);
  }

  /** The secrets of a table, by seat, then that of onlookers; undefined if it was opened with another key. */
  async secrets(head: TableHead): Promise<string[] | undefined> {
    const secrets = await Promise.all(head.secrets.map((_, seat) => this.secret(head.id, seat)));
    const hashes = await Promise.all(secrets.map(sha256));
    return hashes.every((hash, i) => hash === head.secrets[i]) ? secrets : undefined;
  }

  /**
   * The table of a link, and the seat that the secret is for, null for an onlooker. The caller joins it.
   * @throws TableError, and StoreError if the store cannot be read
   */
  async enter(
    id: string,
    secret: string,
  ): Promise<{ table: Table; seat: number | null; json: string; seen: number }> {
    const head = await this.#head(id);
    // Hashes may be compared in any time: who asks cannot choose them.
    const place = head.secrets.indexOf(await sha256(secret));
    if (place < 0)
      throw new TableError(
        'wrong-secret',
        'This link is not one of the table: part of it is missing or wrong.',
      );
    const seat = place === head.seats.length ? null : place;
    const json = (await this.#options.store.text(head.bundle)) ?? '';
    const seen = seat === null ? 0 : await this.#options.store.seen(id, seat);
    return { table: await this.#awaited(head), seat, json, seen };
  }

  /**
   * Lets bots go on at tables where it was their turn when their host ended, unless the game is over. A table that cannot be opened is passed
   * over: whoever opens it is told why.
   * @throws StoreError if the store cannot be read
   */
  async goOn(): Promise<void> {
    for (const { head, length, over } of await this.list())
      if (length > 0 && !over)
        await this.#load(head)
          .then((table) => table.wake())
          .catch(passOver);
  }

  /** Ends all bots and gives the tables back; pages are not told. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#open.values());
    for (const id of this.#open.keys()) this.#drop(id);
    await this.#options.thinker.close();
    await this.#options.store.close();
  }

  async #head(id: string): Promise<TableHead> {
    const head = await this.#options.store.head(id);
    if (!head) throw new TableError('no-such-table', 'There is no such table here.');
    return head;
  }

  /** The table in memory, where it stays until the page that comes has left again. */
  async #awaited(head: TableHead): Promise<Table> {
    for (;;) {
      const loading = this.#load(head);
      const table = await loading;
      // It may have been dropped just now.
      if (this.#open.get(head.id) === loading) {
        table.expect();
        return table;
      }
    }
  }

  #load(head: TableHead): Promise<Table> {
    const open = this.#open.get(head.id);
    if (open) return open;
    if (this.#open.size >= MOST_OPEN)
      return Promise.reject(new TableError('busy', 'Too many tables are open here; try again later.'));
    const loading = this.#playAgain(head);
    this.#open.set(head.id, loading);
    loading.catch(() => this.#open.delete(head.id));
    return loading;
  }

  async #playAgain(head: TableHead): Promise<Table> {
    const { store } = this.#options;
    const bundle = parseBundle((await store.text(head.bundle)) ?? '');
    if (!bundle.ok) throw new TableError('other-rules', `The table cannot be opened. ${bundle.message}`);
    const learned = head.learned === undefined ? undefined : await store.text(head.learned);
    const course = new Course(createGame(bundle.bundle.definition, head.seats.length), head);
    for (const entry of await store.read(head.id, 0)) applyKept(course, entry, head);
    return this.#tableOf(head, bundle.bundle, course, learned);
  }

  #tableOf(head: TableHead, bundle: Bundle, course: Course, learned: string | undefined): Table {
    const { store, thinker, pause = 0, onTurn, onOver } = this.#options;
    return new Table(
      { head, bundle, course, learned },
      {
        store,
        thinker,
        pause,
        onTurn: onTurn ?? (() => undefined),
        onIdle: () => this.#drop(head.id),
        onClosed: () => {
          const game = finishedGame(course, bundle);
          if (game) onOver?.(head, game);
        },
        onLost: (error) => {
          this.#note(error.message);
          this.#drop(head.id);
        },
        onTrouble: (error) => this.#note(error.message),
      },
    );
  }

  /** The same once a minute: a store without room refuses each choice. */
  #note(text: string): void {
    const now = performance.now();
    if (text === this.#noted.text && now - this.#noted.at < MINUTE) return;
    this.#noted = { text, at: now };
    this.#options.onNote?.(text);
  }

  #drop(id: string): void {
    const loading = this.#open.get(id);
    this.#open.delete(id);
    this.#options.thinker.forget(id);
    loading?.then((table) => table.close()).catch(() => undefined);
  }
}
