// Where tables are kept. An entry can be added only as the next one, so a writer that does not know of the last one cannot add to a table.
import type { Entry, TableHead } from './entry.ts';

/** A place for tables. Everything is on disk when a promise is fulfilled, if the place has a disk. */
export interface TableStore {
  /** Keeps a new table, and the texts it refers to by their keys: bundles and learned players. */
  create(head: TableHead, texts: Readonly<Record<string, string>>): Promise<void>;
  /** How a table began; undefined if there is none of that name. */
  head(table: string): Promise<TableHead | undefined>;
  /** All tables, the newest first. */
  list(): Promise<readonly KeptTable[]>;
  /** A bundle or learned player by its key. */
  text(key: string): Promise<string | undefined>;
  /** The entries after number `after`, in order. */
  read(table: string, after: number): Promise<readonly Entry[]>;
  /**
   * Keeps entry number `n`, from 1.
   * @throws StoreError `taken` if the number is; `full` and `failed` if it could not be kept, and then it is not
   */
  append(table: string, n: number, entry: Entry): Promise<void>;
  /** The revision up to which a seat has seen its table; 0 at first. */
  seen(table: string, seat: number): Promise<number>;
  /** Notes what a seat has seen. */
  see(table: string, seat: number, revision: number): Promise<void>;
  /** Gives back what is held; nothing can be asked afterwards. */
  close(): Promise<void>;
}

/** A table in a list. */
export interface KeptTable {
  /** How it began. */
  readonly head: TableHead;
  /** Number of its entries. */
  readonly length: number;
  /** When the last one was made, in milliseconds since 1970; when it began, if there is none. */
  readonly time: number;
}

/** Something that a store cannot do; the message is a sentence for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'held' | 'taken' | 'full' | 'failed' | 'damaged';

  constructor(code: StoreError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
