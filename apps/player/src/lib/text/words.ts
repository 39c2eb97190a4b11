// All that the player says in one language, whatever the game. English sets what there is to say.
import type { EN_LEARNED } from './en/learned.ts';
import type { EN_WORDS } from './en/words.ts';
import type { Sentences } from './told.ts';

export type Words = typeof EN_WORDS;
/** Of learned players, once one has been chosen. */
export type LearnedWords = typeof EN_LEARNED;

export interface Said {
  readonly words: Words;
  readonly learned: LearnedWords;
}

/** What every game says in a language, beside the words of its own table. */
export interface GameWords {
  /** Its events, and why it ended as `end-REASON`, where they need other sentences than every game has. */
  readonly log: Sentences;
  /** Where cards come from and go to. */
  readonly zones?: Readonly<Record<string, string>>;
}
