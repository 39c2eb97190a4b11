// What is said of a learned player once one has been chosen.
import { EN_LEARNED } from '../text/en-learned.ts';
import { FR_LEARNED } from '../text/fr-learned.ts';
import { settings } from '../view/settings.svelte.ts';

/** Read it where it is needed, so that a change of language shows at once. */
export function learnedWords(): typeof EN_LEARNED {
  return settings.language === 'fr' ? FR_LEARNED : EN_LEARNED;
}
