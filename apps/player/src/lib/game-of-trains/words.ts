// The words of the table of Game of Trains, loaded with it.
import { bringWords } from '../text/words.svelte.ts';
import { EN } from './text/en.ts';

export const WORDS = bringWords<typeof EN>(EN, {
  fr: async () => (await import('./text/fr.ts')).FR,
  de: async () => (await import('./text/de.ts')).DE,
});
export const gotWords = WORDS.now;
