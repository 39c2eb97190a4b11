// The words of the help, loaded with it.
import { EN_HELP } from '../text/en/help.ts';
import type { HelpWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<HelpWords>(EN_HELP, {
  fr: async () => (await import('../text/fr/help.ts')).FR_HELP,
  de: async () => (await import('../text/de/help.ts')).DE_HELP,
});
export const helpWords = WORDS.now;
