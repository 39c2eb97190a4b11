// The German texts that all games share.
import type { Said } from '../words.ts';
import { DE_LEARNED } from './learned.ts';
import { DE_WORDS } from './words.ts';

export const DE: Said = { words: DE_WORDS, learned: DE_LEARNED };
