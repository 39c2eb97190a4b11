// The words about what people say, loaded with them.
import { EN_SAID } from '../text/en/said.ts';
import type { SaidWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<SaidWords>(EN_SAID, {
  fr: async () => (await import('../text/fr/said.ts')).FR_SAID,
  de: async () => (await import('../text/de/said.ts')).DE_SAID,
});
export const saidWords = WORDS.now;
