// A relay: carries short texts between pages that cannot reach each other yet, so that they find each other. It keeps nothing, and pages seal
// what they send, so it learns who talks to whom and when, and not what.
import type { WebSocket } from 'ws';
import { pace } from '../pace.ts';

/** What a page asks: to hear a room, or to be heard in it. */
type Asked = { readonly join: string } | { readonly room: string; readonly text: string };

const MOST_TEXT = 8000;
/** Rooms that a page hears: the seats of a table, and its onlookers. */
const MOST_ROOMS = 32;
/** Pages in a room. */
const MOST_IN_ROOM = 64;
const MOST_A_SECOND = 10;
const AT_ONCE = 60;
/** Names of rooms are SHA-256 in hex: nobody guesses one. */
const ROOM = /^[0-9a-f]{64}$/;

/** Close codes. */
const REFUSED = 4400;
const TOO_FAST = 4429;
const FULL = 4503;

/** Serves every socket that it is given, until that is closed. */
export class Relay {
  readonly #rooms = new Map<string, Set<WebSocket>>();

  /** Number of rooms that somebody hears. */
  get rooms(): number {
    return this.#rooms.size;
  }

  serve(socket: WebSocket): void {
    const heard = new Set<string>();
    const isAllowed = pace(AT_ONCE, MOST_A_SECOND);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const asked = isBinary ? undefined : parse(data.toString('utf8'));
      if (!isAllowed()) socket.close(TOO_FAST, 'too-fast');
      else if (!asked) socket.close(REFUSED, 'bad-message');
      else if ('join' in asked) this.#join(socket, heard, asked.join);
      else if (heard.has(asked.room)) this.#tell(socket, asked);
      else socket.close(REFUSED, 'bad-message');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const room of heard) this.#leave(socket, room);
    });
  }

  #join(socket: WebSocket, heard: Set<string>, room: string): void {
    const pages = this.#rooms.get(room) ?? new Set();
    if (heard.size >= MOST_ROOMS || pages.size >= MOST_IN_ROOM) {
      socket.close(FULL, 'busy');
      return;
    }
    heard.add(room);
    this.#rooms.set(room, pages.add(socket));
  }

  #leave(socket: WebSocket, room: string): void {
    const pages = this.#rooms.get(room);
    pages?.delete(socket);
    if (pages?.size === 0) this.#rooms.delete(room);
  }

  #tell(from: WebSocket, said: { readonly room: string; readonly text: string }): void {
    const text = JSON.stringify(said);
    for (const page of this.#rooms.get(said.room) ?? [])
      // Who does not read misses it, and asks again.
      if (page !== from && page.readyState === page.OPEN && page.bufferedAmount < 16 * MOST_TEXT)
        page.send(text);
  }
}

function parse(text: string): Asked | undefined {
  try {
    const { join, room, text: said } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof join === 'string') return ROOM.test(join) ? { join } : undefined;
    if (typeof room !== 'string' || typeof said !== 'string') return undefined;
    return said.length <= MOST_TEXT ? { room, text: said } : undefined;
  } catch {
    return undefined;
  }
}
