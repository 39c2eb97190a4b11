// All tables of a store. One is loaded when somebody comes, by playing its entries again, and dropped when nobody looks any more.
import { parseBundle, type Bundle } from '@railwright/content/bundle';
import { createGame } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { Course, MisfitError } from './course.ts';
import type { TableHead } from './entry.ts';
import type { ByeCode } from './protocol/messages.ts';
import { newTableId, placeOf, secretOf, sha256 } from './secrets.ts';
import type { KeptTable, Lease, TableStore } from './store.ts';
import { StoreError } from './store.ts';
import { Table } from './table.ts';
import { findBot, randomSeed, type Thinker } from './thinker.ts';

/** Why a table cannot be opened; the message is a sentence for people. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: ByeCode;

  constructor(code: ByeCode, message: string) {
    super(message);
    this.code = code;
  }
}

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
  /** Most tables in memory at the same time; 1,000 by default. */
  readonly most?: number;
  /** It is somebody's turn who has no page open. */
  readonly onTurn?: (head: TableHead, name: string) => void;
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

interface Loaded {
  readonly table: Table;
  readonly lease: Lease;
}

/** The tables of one host. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #open = new Map<string, Promise<Loaded>>();
  /** Tables whose lease is being given back. */
  readonly #leaving = new Map<string, Promise<void>>();

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
      if (bot !== undefined && !findBot(bundle, bot, learned))
        throw new Error(`No bot "${bot}" can play here.`);
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
    return kept.find(
      ({ head, length }) =>
        length === 0 &&
        head.engine === gamesVersion() &&
        head.bundle === bundle &&
        head.learned === learned &&
        JSON.stringify(head.seats) === JSON.stringify(seats),
    )?.head;
  }

  /** The secret of a seat; the number of seats means onlookers. */
  secret(table: string, seat: number): Promise<string> {
    return secretOf(this.#options.key, table, seat);
  }

  /** The secrets of a table, by seat, then that of onlookers; undefined if it was opened with another key. */
  async secrets(head: TableHead): Promise<string[] | undefined> {
    const secrets = await Promise.all(head.secrets.map((_, seat) => this.secret(head.id, seat)));
    const places = await Promise.all(secrets.map((secret) => placeOf(secret, head.secrets)));
    return places.every((place, i) => place === i) ? secrets : undefined;
  }

  /**
   * The table of a link, and the seat that the secret is for, null for an onlooker. The caller joins it.
   * @throws TableError
   */
  async enter(
    id: string,
    secret: string,
  ): Promise<{ table: Table; seat: number | null; json: string; seen: number }> {
    const head = await this.#head(id);
    const place = await placeOf(secret, head.secrets);
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

  /** Ends all bots and gives the tables back; pages are not told. */
  async close(): Promise<void> {
    for (const loaded of this.#open.values()) await loaded.then(closeTable).catch(() => undefined);
    this.#open.clear();
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
      const { table } = await loading;
      // It may have been dropped just now.
      if (this.#open.get(head.id) === loading) {
        table.expect();
        return table;
      }
    }
  }

  #load(head: TableHead): Promise<Loaded> {
    const open = this.#open.get(head.id);
    if (open) return open;
    if (this.#open.size >= (this.#options.most ?? MOST_OPEN))
      throw new TableError('busy', 'Too many tables are open here; try again later.');
    const loading = this.#playAgain(head);
    this.#open.set(head.id, loading);
    loading.catch(() => this.#open.delete(head.id));
    return loading;
  }

  async #playAgain(head: TableHead): Promise<Loaded> {
    const { store } = this.#options;
    await this.#leaving.get(head.id);
    const lease = await store.lease(head.id).catch((error: unknown) => {
      throw error instanceof StoreError ? new TableError('busy', error.message) : error;
    });
    try {
      const bundle = parseBundle((await store.text(head.bundle)) ?? '');
      if (!bundle.ok) throw new TableError('other-rules', `The table cannot be opened. ${bundle.message}`);
      const learned = head.learned === undefined ? undefined : await store.text(head.learned);
      const course = new Course(createGame(bundle.bundle.definition, head.seats.length), head);
      for (const entry of await store.read(head.id, 0)) applyKept(course, entry, head);
      return { table: this.#tableOf(head, bundle.bundle, course, learned), lease };
    } catch (error) {
      await lease.release();
      throw error instanceof StoreError ? new TableError('damaged', error.message) : error;
    }
  }

  #tableOf(head: TableHead, bundle: Bundle, course: Course, learned: string | undefined): Table {
    const { store, thinker, pause = 0, onTurn, onNote } = this.#options;
    return new Table(head, bundle, course, learned, {
      store,
      thinker,
      pause,
      onTurn: onTurn ?? (() => undefined),
      onIdle: () => this.#drop(head.id),
      onLost: (error) => {
        onNote?.(error.message);
        this.#drop(head.id);
      },
    });
  }

  #drop(id: string): void {
    const loaded = this.#open.get(id);
    this.#open.delete(id);
    this.#options.thinker.forget(id);
    const leaving = loaded?.then(closeTable).catch(() => undefined);
    if (!leaving) return;
    this.#leaving.set(id, leaving);
    void leaving.then(() => this.#leaving.get(id) === leaving && this.#leaving.delete(id));
  }
}

const MOST_OPEN = 1000;

function closeTable({ table, lease }: Loaded): Promise<void> {
  table.close();
  return lease.release();
}

/** @throws TableError if the entry does not fit, since the rules are others now or it is damaged */
function applyKept(course: Course, entry: Parameters<Course['apply']>[0], head: TableHead): void {
  try {
    course.apply(entry);
  } catch (error) {
    const reason = error instanceof MisfitError || error instanceof Error ? error.message : String(error);
    const version = gamesVersion();
    throw head.engine === version
      ? new TableError(
          'damaged',
          `What is kept of this table is damaged from entry ${course.revision} on: ${reason}`,
        )
      : new TableError(
          'other-rules',
          `This table was begun with version ${head.engine} of Railwright and cannot be continued with ${version} from entry ${course.revision} on: ${reason} With the earlier version it can.`,
        );
  }
}
