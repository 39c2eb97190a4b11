// All that is said in English.
import { english } from '@railwright/engine/text/en';
import type { Said } from '../words.ts';
import { EN_FT, EN_GOT } from './cars.ts';
import { EN_LEARNED } from './learned.ts';
import { EN_WORDS } from './words.ts';

export const EN: Said = {
  words: EN_WORDS,
  cars: { got: EN_GOT, ft: EN_FT },
  learned: EN_LEARNED,
  grammar: english,
};
