// The words about tables without a server, loaded with them.
import { EN_FRIENDS } from '../text/en/friends.ts';
import type { FriendWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<FriendWords>(EN_FRIENDS, {
  fr: async () => (await import('../text/fr/friends.ts')).FR_FRIENDS,
  de: async () => (await import('../text/de/friends.ts')).DE_FRIENDS,
});
export const friendWords = WORDS.now;
