// The words of an address without a page, loaded with it.
import { EN_MISSING } from '../text/en/missing.ts';
import type { MissingWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<MissingWords>(EN_MISSING, {
  fr: async () => (await import('../text/fr/missing.ts')).FR_MISSING,
  de: async () => (await import('../text/de/missing.ts')).DE_MISSING,
});
