// Tables in memory: for tests, and for a page that is its own host.
import type { Entry, TableHead } from './entry.ts';
import { StoreError, type KeptTable, type Lease, type TableStore } from './store.ts';

interface Kept {
  readonly head: TableHead;
  readonly entries: Entry[];
  readonly seen: Map<number, number>;
}

/** A store that forgets everything with its process. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<string, Kept>();
  readonly #texts = new Map<string, string>();
  readonly #held = new Set<string>();

  create(head: TableHead, texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, text] of Object.entries(texts)) this.#texts.set(key, text);
    this.#tables.set(head.id, { head, entries: [], seen: new Map() });
    return Promise.resolve();
  }

  head(table: string): Promise<TableHead | undefined> {
    return Promise.resolve(this.#tables.get(table)?.head);
  }

  list(): Promise<readonly KeptTable[]> {
    const kept = [...this.#tables.values()].reverse();
    return Promise.resolve(
      kept.map(({ head, entries }) => ({
        head,
        length: entries.length,
        time: entries.at(-1)?.time ?? head.created,
      })),
    );
  }

  text(key: string): Promise<string | undefined> {
    return Promise.resolve(this.#texts.get(key));
  }

  lease(table: string): Promise<Lease> {
    if (this.#held.has(table))
      return Promise.reject(new StoreError('held', `The table ${table} is open elsewhere.`));
    this.#held.add(table);
    return Promise.resolve({
      release: () => {
        this.#held.delete(table);
        return Promise.resolve();
      },
    });
  }

  read(table: string, after: number): Promise<readonly Entry[]> {
    return Promise.resolve(this.#table(table).entries.slice(after));
  }

  append(table: string, n: number, entry: Entry): Promise<void> {
    const { entries } = this.#table(table);
    if (n !== entries.length + 1)
      return Promise.reject(new StoreError('taken', `Entry ${n} of the table ${table} is not the next one.`));
    entries.push(entry);
    return Promise.resolve();
  }

  seen(table: string, seat: number): Promise<number> {
    return Promise.resolve(this.#table(table).seen.get(seat) ?? 0);
  }

  see(table: string, seat: number, revision: number): Promise<void> {
    this.#table(table).seen.set(seat, revision);
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #table(id: string): Kept {
    const kept = this.#tables.get(id);
    if (!kept) throw new Error(`There is no table ${id}.`);
    return kept;
  }
}
