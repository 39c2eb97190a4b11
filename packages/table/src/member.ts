// What a table knows of the pages at it, and of what is around it.
import type { TableHead } from './entry.ts';
import type { ByeCode, Message } from './protocol/messages.ts';
import type { TableStore } from './store.ts';
import type { Thinker } from './thinker.ts';

/** A connection of a page. */
export interface Member {
  /** Null for an onlooker. */
  readonly seat: number | null;
  /** Must not throw. */
  send(message: Message): void;
  /** Ends the connection; the page may come back. */
  bye(code: ByeCode, reason: string): void;
}

/** What a table needs around it. */
export interface Surroundings {
  readonly store: TableStore;
  readonly thinker: Thinker;
  /** Milliseconds before a bot's choice, so that people can follow. */
  readonly pause: number;
  /** Somebody is asked who has no page open. */
  readonly onTurn: (head: TableHead, name: string) => void;
  /** Nobody looks at the table any more, and no bot thinks. */
  readonly onIdle: () => void;
  /** The table is closed here after somebody came or something happened, perhaps for the second time. */
  readonly onClosed: () => void;
  /** What is kept of the table does not fit what this object holds, which is of no more use. */
  readonly onLost: (error: Error) => void;
  /** Something could not be kept. */
  readonly onTrouble: (error: Error) => void;
}
