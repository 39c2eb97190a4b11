// The words of the help for Game of Trains, loaded with it.
import { bringWords } from '../../text/words.svelte.ts';
import { EN } from './en.ts';

export const WORDS = bringWords<typeof EN>(EN, {
  fr: async () => (await import('./fr.ts')).FR,
  de: async () => (await import('./de.ts')).DE,
});
