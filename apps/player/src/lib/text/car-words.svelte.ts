// The words of the games about trains of cards, loaded with their tables.
import { settings } from '../view/settings.svelte.ts';
import { EN_FT, EN_GOT } from './en-cars.ts';
import { FR_FT, FR_GOT } from './fr-cars.ts';

const EN = { got: EN_GOT, ft: EN_FT };
const FR: typeof EN = { got: FR_GOT, ft: FR_FT };

/** Read it where it is needed, so that a change of language shows at once. */
export function carWords(): typeof EN {
  return settings.language === 'fr' ? FR : EN;
}
