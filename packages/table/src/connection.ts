// A page's connection: it says who it is, then asks. Whatever carries texts in order can be the wire: a WebSocket, or a channel of WebRTC.
import { gamesVersion } from '@railwright/engine/program';
import { PROTOCOL } from './protocol/limits.ts';
import type { ByeCode, Message } from './protocol/messages.ts';
import { parseRequest, type Hello, type Request } from './protocol/requests.ts';
import type { Member } from './member.ts';
import { pace } from './pace.ts';
import type { Table } from './table.ts';
import { TableError } from './replay.ts';
import { byeOf, StoreError } from './store.ts';
import type { Tables } from './tables.ts';

/** The way to a page. */
export interface Wire {
  /** Must not throw. */
  send(text: string): void;
  /** After the last message. */
  end(code: ByeCode): void;
}

/** Options of a connection. */
export interface ConnectionOptions {
  /** Something went wrong that is not the page's fault, for the host. */
  readonly onFault?: (error: unknown) => void;
  /** Milliseconds until the page must have said hello; any time by default. */
  readonly hello?: number;
}

/** Requests a second that nobody makes by hand, and how many may come at once. */
const MOST_A_SECOND = 20;
const AT_ONCE = 60;
/** Most pages at one table. */
const MOST_AT_TABLE = 64;

/** A connection of a page to the tables of a host. */
export class Connection implements Member {
  seat: number | null = null;
  readonly #tables: Tables;
  readonly #wire: Wire;
  readonly #options: ConnectionOptions;
  #table: Table | undefined;
  #line: Promise<void> = Promise.resolve();
  #isGreeted = false;
  #isOver = false;
  readonly #isAllowed = pace(AT_ONCE, MOST_A_SECOND);
  readonly #greeting: ReturnType<typeof setTimeout> | undefined;

  constructor(tables: Tables, wire: Wire, options: ConnectionOptions = {}) {
    this.#tables = tables;
    this.#wire = wire;
    this.#options = options;
    const { hello } = options;
    if (hello !== undefined)
      this.#greeting = setTimeout(() => this.bye('bad-message', 'The page did not say hello.'), hello);
  }

  /** Tells the page something. */
  send(message: Message): void {
    if (!this.#isOver) this.#wire.send(JSON.stringify(message));
  }

  /** A text from the page. */
  receive(text: string): void {
    if (this.#isOver) return;
    if (!this.#isAllowed()) {
      this.bye('too-fast', 'This page asks too often.');
      return;
    }
    const parsed = parseRequest(text);
    if (!parsed.ok) {
      this.bye('bad-message', parsed.reason);
      return;
    }
    const { request } = parsed;
    if ((request.type === 'hello') === this.#isGreeted) {
      this.bye('bad-message', 'The first message, and only that, says hello.');
      return;
    }
    this.#isGreeted = true;
    clearTimeout(this.#greeting);
    this.#line = this.#line.then(() => this.#answer(request)).catch((error: unknown) => this.#fail(error));
  }

  /** The page is gone. */
  closed(): void {
    this.#isOver = true;
    clearTimeout(this.#greeting);
    this.#line = this.#line.then(() => this.#leave()).catch((error: unknown) => this.#fail(error));
  }

  /** Ends the connection with a reason. */
  bye(code: ByeCode, reason: string): void {
    if (this.#isOver) return;
    this.send({ type: 'bye', code, reason });
    this.#isOver = true;
    this.#wire.end(code);
    this.closed();
  }

  async #answer(request: Request): Promise<void> {
    if (this.#isOver) return;
    if (request.type === 'hello') return this.#enter(request);
    const table = this.#table;
    if (request.type === 'seen') return table?.see(this, request.revision);
    if (request.type === 'look') return table?.look(this);
    return table?.change(this, request);
  }

  async #enter({ protocol, program, table: id, secret, bundle }: Hello): Promise<void> {
    if (protocol !== PROTOCOL || program !== gamesVersion())
      throw new TableError('other-version', 'This page is of another version than its host: reload it.');
    const { table, seat, json, seen } = await this.#tables.enter(id, secret);
    const { head } = table;
    this.seat = seat;
    this.#table = table;
    if (table.size >= MOST_AT_TABLE) {
      await this.#leave();
      throw new TableError('busy', 'Too many pages of this table are open.');
    }
    this.send({
      type: 'welcome',
      table: id,
      seat,
      seats: head.seats.length,
      title: head.title,
      hash: table.bundle.hash,
      ...(bundle !== table.bundle.hash && { bundle: json }),
      learned: head.learned !== undefined,
      seen,
    });
    await table.join(this);
  }

  #leave(): Promise<void> | undefined {
    const table = this.#table;
    this.#table = undefined;
    return table?.leave(this);
  }

  #fail(error: unknown): void {
    if (error instanceof TableError) {
      this.bye(error.code, error.message);
      return;
    }
    if (error instanceof StoreError) {
      this.bye(byeOf(error), error.message);
      return;
    }
    this.#options.onFault?.(error);
    this.bye('failed', 'The host failed; its screen says why.');
  }
}
