// The way to a relay, such as `railwright host --relay`: two pages that know the same secret hear each other there, sealed.
import type { SealedRoom } from './seal.ts';

/** What pages say through a relay; `ask` names the try of a guest. */
export interface RelayedText {
  readonly ask: string;
  /** An invitation for it, or the answer to that; absent from the first message, which asks for one. */
  readonly code?: string;
}

/** More is nothing that a page says there. */
const MOST_TEXT = 8000;
const RELAY = /^wss?:\/\/[0-9A-Za-z.[\]:-]{1,200}(\/[\w./-]{0,200})?$/;

/** Whether a text is the address of a relay. */
export const isRelay = (text: string): boolean => RELAY.test(text);

export class RelayLine {
  /** Set it at once. */
  onheard: (text: RelayedText, room: SealedRoom) => void = () => undefined;
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #rooms: readonly SealedRoom[];

  /** @throws Error if the page may reach no relay */
  constructor(address: string, rooms: readonly SealedRoom[]) {
    this.#rooms = rooms;
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => {
      for (const { name } of rooms) this.#socket.send(JSON.stringify({ join: name }));
      this.onopen();
    };
    this.#socket.onmessage = ({ data }) => void this.#hear(String(data));
    this.#socket.onclose = () => this.onclose();
  }

  async say(room: SealedRoom, text: RelayedText): Promise<void> {
    const sealed = await room.seal(JSON.stringify(text));
    if (this.#socket.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ room: room.name, text: sealed }));
  }

  close(): void {
    this.#socket.onclose = null;
    this.#socket.close();
  }

  async #hear(data: string): Promise<void> {
    if (data.length > 2 * MOST_TEXT) return;
    const { room: name, text } = parse(data);
    const room = this.#rooms.find((one) => one.name === name);
    const opened = room && typeof text === 'string' ? await room.open(text) : undefined;
    // What others say there is none of ours.
    if (!room || opened === undefined) return;
    const { ask, code } = parse(opened);
    if (typeof ask !== 'string') return;
    this.onheard({ ask, ...(typeof code === 'string' && { code }) }, room);
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
