// The English texts that all games share.
import type { Said } from '../words.ts';
import { EN_LEARNED } from './learned.ts';
import { EN_WORDS } from './words.ts';

export const EN: Said = { words: EN_WORDS, learned: EN_LEARNED };
