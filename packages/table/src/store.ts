// Where tables are kept. An entry can be added only as the next one, so a writer that does not know of the last one cannot add to a table.
import type { Entry, TableHead } from './entry.ts';
import type { ByeCode } from './protocol/messages.ts';

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
   * Keeps entry number `n`, from 1. `lead`: only while that is the newest number of `hosts.lead`.
   * @throws StoreError `taken` if the number is; `full` and `failed` if it could not be kept, and then it is not; `away` if that is not known
   */
  append(table: string, n: number, entry: Entry, lead?: number): Promise<void>;
  /** The revision up to which a seat has seen its table; 0 at first. */
  seen(table: string, seat: number): Promise<number>;
  /** Notes what a seat has seen. */
  see(table: string, seat: number, revision: number): Promise<void>;
  /** Where several hosts share the store; a store without it has one host. */
  readonly hosts?: Hosts;
  /** Gives back what is held; nothing can be asked afterwards. */
  close(): Promise<void>;
}

/** What the hosts of a store know of each other. No entry rests on it: a host that is behind or was wrong is told `taken`. */
export interface Hosts {
  /** This host has a table open, until the returned function is called. */
  attend(table: string, attendant: Attendant): () => void;
  /**
   * Says which seats have a page open at this host, and returns what others have done.
   * @throws StoreError `damaged` if there are less than `after` entries
   */
  meet(table: string, here: readonly number[], after: number): Promise<Meeting>;
  /** The number with which this host may let bots choose; undefined while another host does. */
  lead(table: string): Promise<number | undefined>;
  /** Whether this host is the one that tells whose turn it is since a revision. */
  claim(table: string, revision: number): Promise<boolean>;
}

/** Who has a table open. */
export interface Attendant {
  /** Something may have happened elsewhere; also called every few seconds, since such a hint can get lost. */
  moved(): void;
  /** The store does not respond: what happens elsewhere is not known here. */
  away(error: StoreError): void;
}

/** What other hosts have done. */
export interface Meeting {
  /** Entries after those that were known. */
  readonly entries: readonly Entry[];
  /** Seats that have a page open at other hosts. */
  readonly here: readonly number[];
}

/** A table in a list. */
export interface KeptTable {
  /** How it began. */
  readonly head: TableHead;
  /** Number of its entries. */
  readonly length: number;
  /** When the last one was made, in milliseconds since 1970; when it began, if there is none. */
  readonly time: number;
  /** The game is over; absent also where an earlier version has kept the last entry. */
  readonly over?: true;
}

/** Something that a store cannot do; the message is a sentence for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'held' | 'taken' | 'full' | 'failed' | 'damaged' | 'away';
  /** The way out, if it is not that of all errors with this code. */
  readonly help: string | undefined;

  constructor(code: StoreError['code'], message: string, help?: string) {
    super(message);
    this.code = code;
    this.help = help;
  }
}

/** What it means for pages. */
export const byeOf = ({ code }: StoreError): ByeCode =>
  code === 'damaged' || code === 'away' ? code : 'failed';
