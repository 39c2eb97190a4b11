// The words about tables over the network, loaded with them.
import { EN_REMOTE } from '../text/en/remote.ts';
import type { RemoteWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

/** What is wrong with a table, and what can be done about it. */
export type Trouble = RemoteWords['damagedLink'];

export const WORDS = bringWords<RemoteWords>(EN_REMOTE, {
  fr: async () => (await import('../text/fr/remote.ts')).FR_REMOTE,
  de: async () => (await import('../text/de/remote.ts')).DE_REMOTE,
});
export const remoteWords = WORDS.now;
