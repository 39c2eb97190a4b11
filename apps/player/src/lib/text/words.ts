// All texts of the player in one language, for any game. English defines which there are.
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

/** The texts of every game in a language, besides those of its own table. */
export interface GameWords {
  /** Its events, and why it ended as `end-REASON`, where they need other sentences than every game has. */
  readonly log: Sentences;
  /** Where cards come from and go to. */
  readonly zones?: Readonly<Record<string, string>>;
}
