// Texts over a data channel, which carries only short ones: long ones go in pieces.

/** Letters of a piece: at most 48 kB, and every browser takes 64. */
const PIECE = 16_000;
/** Bytes that may be on their way before the rest waits here. */
const ON_ITS_WAY = 1_000_000;
/** The first letter of a piece: more follow, or it is the last one. */
const [MORE, LAST] = ['+', '.'];

export interface PipeLimits {
  /** Letters of a text that is taken. */
  readonly text: number;
  /** Letters that wait for a reader before the pipe is given up. */
  readonly unread: number;
}

/** A way for texts between two browsers, from when it is open until it is closed. */
export class Pipe {
  /** Set them at once; each is called in order. */
  ontext: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #limits: PipeLimits;
  /** Pieces that wait. */
  #waiting: string[] = [];
  #waitingLetters = 0;
  #heard = '';
  #isEnding = false;
  #isClosed = false;

  /** @param channel an open one */
  constructor(connection: RTCPeerConnection, channel: RTCDataChannel, limits: PipeLimits) {
    this.#connection = connection;
    this.#channel = channel;
    this.#limits = limits;
    channel.bufferedAmountLowThreshold = ON_ITS_WAY / 2;
    channel.onbufferedamountlow = () => this.#push();
    channel.onmessage = ({ data }) => this.#hear(data);
    channel.onclose = () => this.drop();
    // A channel stays open when its connection is lost.
    connection.addEventListener('connectionstatechange', () => {
      if (['failed', 'closed'].includes(connection.connectionState)) this.drop();
    });
    // The other side would notice only after half a minute.
    globalThis.addEventListener?.('pagehide', this.close);
  }

  send(text: string): void {
    if (this.#isEnding || this.#isClosed) return;
    this.#waitingLetters += text.length;
    if (this.#waitingLetters > this.#limits.unread) {
      this.drop();
      return;
    }
    const pieces = piecesOf(text);
    this.#waiting.push(...pieces.map((piece, i) => (i === pieces.length - 1 ? LAST : MORE) + piece));
    this.#push();
  }

  /** Closes after what was sent. */
  readonly close = (): void => {
    this.#isEnding = true;
    this.#push();
  };

  /** Closes at once. */
  drop(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    globalThis.removeEventListener?.('pagehide', this.close);
    this.#connection.close();
    this.onclose();
  }

  #push(): void {
    const channel = this.#channel;
    while (channel.readyState === 'open' && channel.bufferedAmount < ON_ITS_WAY) {
      const piece = this.#waiting.shift();
      if (piece === undefined) break;
      this.#waitingLetters -= piece.length - 1;
      channel.send(piece);
    }
    // A channel sends what it has before it closes.
    if (this.#isEnding && this.#waiting.length === 0 && channel.readyState === 'open') channel.close();
  }

  #hear(data: unknown): void {
    const piece = typeof data === 'string' ? data : '';
    const isLast = piece.startsWith(LAST);
    this.#heard += piece.slice(1);
    // Nobody who plays sends such.
    if ((!isLast && !piece.startsWith(MORE)) || this.#heard.length > this.#limits.text) {
      this.drop();
      return;
    }
    if (!isLast) return;
    const text = this.#heard;
    this.#heard = '';
    this.ontext(text);
  }
}

/** Pieces of a text, at least one. A letter of two halves stays whole: a channel would replace each half. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  do {
    let to = Math.min(text.length, from + PIECE);
    if (to < text.length && /[\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to--;
    pieces.push(text.slice(from, to));
    from = to;
  } while (from < text.length);
  return pieces;
}
