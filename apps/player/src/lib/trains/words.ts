// The words of the table of Trains.
import { bringWords } from '../text/words.svelte.ts';
import { EN } from './text/en.ts';

export const WORDS = bringWords<typeof EN>(EN, {
  fr: () => import('./text/fr.ts').then(({ FR }) => FR),
  de: () => import('./text/de.ts').then(({ DE }) => DE),
});
export const trainsWords = WORDS.now;
