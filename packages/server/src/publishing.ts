// Publications requested by pages. To the server, what is asked and what was written are plain data.
import type { Publication, PublishingPlace } from './protocol.ts';

/** Publishes setups for pages, into a folder of this machine. */
export interface Publishing extends PublishingPlace {
  /** Publishes what a page asks for; gives a sentence if the request is wrong or cannot be met. */
  publish(asked: unknown): Promise<readonly Publication[] | string>;
}
