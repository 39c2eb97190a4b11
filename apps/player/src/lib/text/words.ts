// All texts of the player in one language, for any game. English defines the set.
import type { EN_MISSING } from './en/missing.ts';
import type { EN_FRIENDS } from './en/friends.ts';
import type { EN_HELP } from './en/help.ts';
import type { EN_HINT } from './en/hint.ts';
import type { EN_LEARNED } from './en/learned.ts';
import type { EN_LESSON } from './en/lesson.ts';
import type { EN_REMOTE } from './en/remote.ts';
import type { EN_SAID } from './en/said.ts';
import type { EN_WORDS } from './en/words.ts';
import type { Sentences } from './told.ts';

export type Words = typeof EN_WORDS;
/** Texts about learned players, once one has been chosen. */
export type LearnedWords = typeof EN_LEARNED;

/** Texts of hints, once somebody has asked for one. */
export type HintWords = typeof EN_HINT;

/** What is said at an address without a page. */
export type MissingWords = typeof EN_MISSING;

/** Texts of the help, once it has been opened. */
export type HelpWords = typeof EN_HELP;

/** Texts about what people say about a game, once somebody does. */
export type SaidWords = typeof EN_SAID;

/** Texts around lessons, once somebody learns a game. */
export type LessonWords = typeof EN_LESSON;

/** Texts about tables over the network, once one has been opened. */
export type RemoteWords = typeof EN_REMOTE;

/** Texts about tables without a server, once one has been opened. */
export type FriendWords = typeof EN_FRIENDS;

/** The texts that all games share in a language, besides those of their tables. */
export interface GameWords {
  /** Sentences for its events, and `end-REASON` for its ends, if they differ from the shared ones. */
  readonly log: Sentences;
  /** Where cards come from and go to. */
  readonly zones?: Readonly<Record<string, string>>;
}
