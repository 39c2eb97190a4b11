// The way to a table: says hello, connects again when the connection is lost, and sends what has no answer once more.
import {
  BYE,
  type ByeCode,
  type Change,
  type Hello,
  type Message,
  type Request,
} from '@railwright/table/protocol';
import { newId } from './new-id.ts';

/** What carries texts in both directions: a WebSocket, or something like it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** `ended`: the page does not try again by itself. */
type LinkState = 'opening' | 'open' | 'lost' | 'ended';
export type Answer = Extract<Message, { type: 'done' | 'refused' }>;
/** A change without its id. */
export type Asked = Change extends infer C ? (C extends Change ? Omit<C, 'id'> : never) : never;

export interface ConnectionOptions {
  /** Undefined if there is no way back: the connection has ended. */
  readonly open: () => Socket | undefined;
  readonly hello: () => Hello;
  /** Everything but answers. */
  readonly hear: (message: Message) => void;
}

/** Reasons after which the page tries again by itself. */
const PASSING: readonly ByeCode[] = ['busy', 'failed', 'away'];
/** Milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** So long nothing is heard before the page asks whether the table is still there, and so long it waits for an answer. */
const QUIET = 60_000;
const PATIENCE = 8000;

export class Connection {
  readonly #options: ConnectionOptions;
  #socket: Socket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Connections in a row that led to nothing. */
  #tries = 0;
  /** Changes without an answer, in the order they were asked. */
  readonly #open = new Map<string, { readonly change: Change; readonly answer: (answer: Answer) => void }>();
  #state = $state<LinkState>('opening');
  #bye = $state<ByeCode>();
  /** What the table said as the present one ended. */
  #said: ByeCode | undefined;
  /** The present one has been welcomed: it can be asked. */
  #welcome = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    globalThis.addEventListener?.('online', this.check);
    globalThis.document?.addEventListener('visibilitychange', this.check);
    this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }
  /** Why the table ended the last connection, if it said so. */
  get bye(): ByeCode | undefined {
    return this.#bye;
  }

  /** Asks for a change. The answer may take long: it outlives lost connections. */
  ask(asked: Asked): Promise<Answer> {
    const change = { ...asked, id: newId() } as Change;
    return new Promise((answer) => {
      this.#open.set(change.id, { change, answer });
      if (this.#welcome) this.#send(change);
      this.#expect(PATIENCE);
    });
  }

  /** Says something that has no answer; lost if there is no connection. */
  say(request: Extract<Request, { type: 'seen' | 'look' }>): void {
    if (this.#welcome) this.#send(request);
  }

  /** Connects now instead of later. */
  retry(): void {
    this.#connect();
  }

  /** Finds out whether the connection still works, after something that may have ended it without a word. */
  readonly check = (): void => {
    if (globalThis.document?.hidden === true) return;
    if (this.#state === 'lost') this.retry();
    if (this.#state !== 'open') return;
    this.say({ type: 'look' });
    this.#expect(PATIENCE);
  };

  close(): void {
    globalThis.removeEventListener?.('online', this.check);
    globalThis.document?.removeEventListener('visibilitychange', this.check);
    this.#drop();
    this.#state = 'ended';
  }

  #connect(): void {
    this.#drop();
    this.#state = this.#tries === 0 ? 'opening' : 'lost';
    this.#said = undefined;
    const socket = this.#options.open();
    this.#socket = socket;
    if (!socket) {
      this.#state = 'ended';
      return;
    }
    // What an earlier socket still says is of no interest.
    socket.onopen = () => socket === this.#socket && this.#send(this.#options.hello());
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(String(data));
    socket.onclose = ({ code }) => socket === this.#socket && this.#lose(code);
    this.#expect(PATIENCE);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    const isAnswer = message.type === 'done' || message.type === 'refused';
    const answered = isAnswer ? this.#open.get(message.id) : undefined;
    if (isAnswer) this.#open.delete(message.id);
    this.#expect(this.#open.size > 0 ? PATIENCE : QUIET);
    if (message.type === 'bye') this.#said = message.code;
    else if (isAnswer) answered?.answer(message);
    else {
      if (message.type === 'welcome') this.#begin();
      this.#options.hear(message);
    }
  }

  #begin(): void {
    this.#tries = 0;
    this.#bye = undefined;
    this.#state = 'open';
    this.#welcome = true;
    for (const { change } of this.#open.values()) this.#send(change);
  }

  #lose(code: number): void {
    this.#drop();
    this.#bye = this.#said ?? codeOf(code);
    const ended = this.#bye !== undefined && !PASSING.includes(this.#bye);
    this.#state = ended ? 'ended' : 'lost';
    if (ended) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Not all pages at once, after the host was gone.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcome = false;
    socket?.close();
  }

  /** If nothing is heard for so long, looks whether the table is there; if that was being looked at, connects again. */
  #expect(milliseconds: number): void {
    clearTimeout(this.#watch);
    const next = milliseconds === QUIET ? this.check : (): void => this.#lose(0);
    this.#watch = setTimeout(next, milliseconds);
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
  }
}

function codeOf(close: number): ByeCode | undefined {
  const known = Object.entries(BYE).find(([, code]) => code === close);
  return known?.[0] as ByeCode | undefined;
}
