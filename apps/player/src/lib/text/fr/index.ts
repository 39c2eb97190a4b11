// All that is said in French.
import { french } from '@railwright/engine/text/fr';
import type { Said } from '../words.ts';
import { FR_FT, FR_GOT } from './cars.ts';
import { FR_LEARNED } from './learned.ts';
import { FR_WORDS } from './words.ts';

export const FR: Said = {
  words: FR_WORDS,
  cars: { got: FR_GOT, ft: FR_FT },
  learned: FR_LEARNED,
  grammar: french,
};
