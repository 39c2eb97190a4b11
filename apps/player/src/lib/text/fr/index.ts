// The French texts that all games share.
import type { Said } from '../words.ts';
import { FR_LEARNED } from './learned.ts';
import { FR_WORDS } from './words.ts';

export const FR: Said = { words: FR_WORDS, learned: FR_LEARNED };
