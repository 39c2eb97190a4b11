// The words of hints, loaded with them.
import { EN_HINT } from '../text/en/hint.ts';
import type { HintWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<HintWords>(EN_HINT, {
  fr: async () => (await import('../text/fr/hint.ts')).FR_HINT,
  de: async () => (await import('../text/de/hint.ts')).DE_HINT,
});
export const hintWords = WORDS.now;
