// The words of the table of Trains and the grammar of its rules texts, loaded with it.
import { needsRareWords, type Grammar, type TrainsDefinition } from '@railwright/engine';
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

let rare: Grammar['rare'];

/** Loads the English words that few games need, if this one does; those of other languages come with them. */
export async function loadRareWords({ cards }: TrainsDefinition): Promise<void> {
  if (needsRareWords(cards)) ({ rare } = await import('@railwright/engine/text/en/rare'));
}

export function grammar(): Grammar {
  const own = WORDS.now().grammar;
  return own.rare ? own : { ...own, rare };
}
