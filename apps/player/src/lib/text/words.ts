// All that the player says in one language. English sets what there is to say.
import type { Grammar } from '@railwright/engine';
import type { EN_FT, EN_GOT } from './en/cars.ts';
import type { EN_LEARNED } from './en/learned.ts';
import type { EN_WORDS } from './en/words.ts';

export type Words = typeof EN_WORDS;
/** At the tables of Game of Trains and Freight Train. */
export interface CarWords {
  readonly got: typeof EN_GOT;
  readonly ft: typeof EN_FT;
}
/** Of learned players, once one has been chosen. */
export type LearnedWords = typeof EN_LEARNED;

export interface Said {
  readonly words: Words;
  readonly cars: CarWords;
  readonly learned: LearnedWords;
  /** Of rules texts. */
  readonly grammar: Grammar;
}
