// Tables in this browser. Every entry is on the disk before it counts, as far as the browser can say so.
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import {
  listed,
  newKey,
  readEntry,
  readHead,
  StoreError,
  type Entry,
  type KeptTable,
  type TableHead,
  type TableStore,
} from '@railwright/table';
import { friendWords } from '../friends/words.ts';

interface Kept extends DBSchema {
  readonly heads: { key: string; value: TableHead };
  /** By table and number. */
  readonly entries: { key: [string, number]; value: Entry };
  /** By table and seat. */
  readonly seen: { key: [string, number]; value: number };
  readonly texts: { key: string; value: string };
  /** From which links are made. */
  readonly keys: { key: string; value: Uint8Array<ArrayBuffer> };
}

const DATABASE = 'railwright.tables';
const KEY = 'key';
/** Everything is flushed to the disk, not only handed to it. */
const STRICT = { durability: 'strict' } as const;

const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Everything that is kept of a table, damaged or not. */
export interface TakenTable {
  readonly id: string;
  readonly head: TableHead;
  /** With their numbers. */
  readonly entries: readonly (readonly [n: number, entry: Entry])[];
  /** Those that no other table needs may be gone with it. */
  readonly texts: ReadonlyMap<string, string>;
}

/** @throws StoreError if the browser keeps nothing */
export async function openBrowserStore(name = DATABASE): Promise<BrowserStore> {
  return orRefuse(async () => {
    const database = await openDB<Kept>(name, 1, {
      upgrade(made) {
        for (const store of ['heads', 'entries', 'seen', 'texts', 'keys'] as const)
          made.createObjectStore(store);
      },
    });
    return new BrowserStore(database);
  });
}

export class BrowserStore implements TableStore {
  readonly #database: IDBPDatabase<Kept>;

  constructor(database: IDBPDatabase<Kept>) {
    this.#database = database;
  }

  /** The key of this browser; made when it is first asked for. */
  key(): Promise<Uint8Array<ArrayBuffer>> {
    return orRefuse(async () => {
      const tx = this.#database.transaction('keys', 'readwrite', STRICT);
      const key = (await tx.store.get(KEY)) ?? newKey();
      await tx.store.put(key, KEY);
      await tx.done;
      return key;
    });
  }

  create(head: TableHead, texts: Readonly<Record<string, string>>): Promise<void> {
    return this.giveBack({ id: head.id, head, entries: [], texts: new Map(Object.entries(texts)) });
  }

  head(table: string): Promise<TableHead | undefined> {
    return orRefuse(async () => {
      const head = await this.#database.get('heads', table);
      return head && readHead(head, table);
    });
  }

  list(): Promise<readonly KeptTable[]> {
    return orRefuse(async () => {
      const kept = (await this.#database.getAllKeys('heads')).map(async (id) => {
        const [head, last] = [await this.#database.get('heads', id), await this.#last(id)];
        return listed(id, head, last?.n ?? 0, last?.entry);
      });
      return (await Promise.all(kept)).flat().sort((a, b) => b.head.created - a.head.created);
    });
  }

  text(key: string): Promise<string | undefined> {
    return orRefuse(() => this.#database.get('texts', key));
  }

  read(table: string, after: number): Promise<readonly Entry[]> {
    return orRefuse(async () => {
      const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
      const { store, done } = this.#database.transaction('entries');
      const [keys, entries] = await Promise.all([store.getAllKeys(range), store.getAll(range), done]);
      return entries.map((entry, i) => {
        const wanted = after + i + 1;
        const where = `Entry ${wanted} of the table ${table} in this browser`;
        return readEntry(keys[i]?.[1] === wanted && entry, where);
      });
    });
  }

  append(table: string, n: number, entry: Entry): Promise<void> {
    return orRefuse(async () => {
      const tx = this.#database.transaction('entries', 'readwrite', STRICT);
      const last = await tx.store.openKeyCursor(allOf(table), 'prev');
      if ((last?.key[1] ?? 0) !== n - 1) {
        await tx.done;
        throw new StoreError('taken', 'Another tab of this browser has gone on with this table.');
      }
      await Promise.all([tx.store.add(entry, [table, n]), tx.done]);
    });
  }

  async seen(table: string, seat: number): Promise<number> {
    return (await orRefuse(() => this.#database.get('seen', [table, seat]))) ?? 0;
  }

  async see(table: string, seat: number, revision: number): Promise<void> {
    await orRefuse(() => this.#database.put('seen', revision, [table, seat]));
  }

  close(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }

  /** The names of tables whose beginning cannot be read. */
  damaged(): Promise<readonly string[]> {
    return orRefuse(async () => {
      const ids = await this.#database.getAllKeys('heads');
      const isSound = await Promise.all(
        ids.map(async (id) => isHead(await this.#database.get('heads', id), id)),
      );
      return ids.filter((_, i) => !isSound[i]);
    });
  }

  /** All that is kept of a table, and those of its texts that no other one needs; undefined if there is none. */
  whole(table: string): Promise<(TakenTable & { readonly unused: readonly string[] }) | undefined> {
    return orRefuse(async () => {
      const { store } = this.#database.transaction('heads');
      const [ids, heads] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const head = heads[ids.indexOf(table)];
      if (head === undefined) return undefined;
      const others = ids.flatMap((id, i) => (id === table ? [] : { id, head: heads[i] }));
      // What a damaged table needs is not known.
      const isKnown = others.every((one) => isHead(one.head, one.id));
      const used = new Set(others.flatMap((one) => [one.head?.bundle, one.head?.learned]));
      const free = isKnown ? (await this.#database.getAllKeys('texts')).filter((key) => !used.has(key)) : [];
      const own = isHead(head, table) ? [head.bundle, head.learned ?? []].flat() : free;
      const texts = new Map<string, string>();
      for (const key of own) texts.set(key, (await this.text(key)) ?? '');
      const entries = this.#database.transaction('entries').store;
      const [keys, values] = await Promise.all([
        entries.getAllKeys(allOf(table)),
        entries.getAll(allOf(table)),
      ]);
      const numbered = values.map((entry, i) => [keys[i]?.[1] ?? 0, entry] as const);
      return { id: table, head, entries: numbered, texts, unused: own.filter((key) => free.includes(key)) };
    });
  }

  /** Forgets a table; undefined if there is none. */
  take(table: string): Promise<TakenTable | undefined> {
    return orRefuse(async () => {
      const whole = await this.whole(table);
      if (!whole) return undefined;
      const tx = this.#database.transaction(['heads', 'entries', 'seen', 'texts'], 'readwrite', STRICT);
      await Promise.all([
        tx.objectStore('heads').delete(table),
        tx.objectStore('entries').delete(allOf(table)),
        tx.objectStore('seen').delete(allOf(table)),
        ...whole.unused.map((key) => tx.objectStore('texts').delete(key)),
        tx.done,
      ]);
      return whole;
    });
  }

  /** Keeps a table that was taken, or a new one. */
  giveBack({ id, head, entries, texts }: TakenTable): Promise<void> {
    return orRefuse(async () => {
      const tx = this.#database.transaction(['heads', 'entries', 'texts'], 'readwrite', STRICT);
      const kept = await tx.objectStore('texts').getAllKeys();
      const unkept = [...texts].filter(([key]) => !kept.includes(key));
      await Promise.all([
        ...unkept.map(([key, text]) => tx.objectStore('texts').put(text, key)),
        tx.objectStore('heads').add(head, id),
        ...entries.map(([n, entry]) => tx.objectStore('entries').add(entry, [id, n])),
        tx.done,
      ]);
    });
  }

  async #last(table: string): Promise<{ readonly n: number; readonly entry: Entry } | undefined> {
    const { store } = this.#database.transaction('entries');
    const cursor = await store.openCursor(allOf(table), 'prev');
    return cursor ? { n: cursor.key[1], entry: cursor.value } : undefined;
  }
}

function isHead(kept: unknown, table: string): boolean {
  try {
    return readHead(kept, table).id === table;
  } catch {
    return false;
  }
}

/** What the browser says, as a sentence. */
async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw error instanceof DOMException && error.name === 'QuotaExceededError'
      ? new StoreError('full', friendWords().noRoom)
      : new StoreError('failed', friendWords().notKept(reason));
  }
}
