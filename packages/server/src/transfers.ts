// How many bytes of files are on their way in and out at the same time: a file is in memory as a whole, so pages that begin
// many transfers and finish none must not fill it.
import type { Context } from 'hono';
import { refuse } from './guard.ts';
import { Refusal } from './refusal.ts';

/** The value that the adapter for Node hands along: Node's own response. */
interface NodeEnv {
  readonly outgoing: { once(event: 'close', listener: () => void): unknown };
}

export class Transfers {
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes room until the request is over, however it ends. When there is none: the answer that says so. */
  take(context: Context, bytes: number): Response | undefined {
    if (this.#bytes + bytes > this.#most)
      return refuse(
        context,
        new Refusal('busy', 'Too many files are being transferred; try again in a moment.'),
      );
    this.#bytes += bytes;
    (context.env as NodeEnv).outgoing.once('close', () => {
      this.#bytes -= bytes;
    });
    return undefined;
  }
}
