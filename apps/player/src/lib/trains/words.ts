// The words of the table of Trains and the grammar of its rules texts, loaded with it.
import type { Grammar } from '@railwright/engine';
import { bringWords } from '../text/words.svelte.ts';
import { EN, GRAMMAR } from './text/en.ts';

type TrainsWords = typeof EN & { readonly grammar: Grammar };

export const WORDS = bringWords<TrainsWords>(
  { ...EN, grammar: GRAMMAR },
  {
    fr: () => import('./text/fr.ts').then(({ FR, GRAMMAR: grammar }) => ({ ...FR, grammar })),
    de: () => import('./text/de.ts').then(({ DE, GRAMMAR: grammar }) => ({ ...DE, grammar })),
  },
);
export const trainsWords = WORDS.now;

export function grammar(): Grammar {
  return WORDS.now().grammar;
}
