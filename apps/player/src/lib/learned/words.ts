// The words about learned players, loaded with them.
import { EN_LEARNED } from '../text/en/learned.ts';
import type { LearnedWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<LearnedWords>(EN_LEARNED, {
  fr: async () => (await import('../text/fr/learned.ts')).FR_LEARNED,
  de: async () => (await import('../text/de/learned.ts')).DE_LEARNED,
});
export const learnedWords = WORDS.now;
