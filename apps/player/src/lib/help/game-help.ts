// What a game says to people who ask for help; each game's folder has it in `help`, loaded when the first asks.
import type { Session } from '../play/session.ts';
import type { WordTable } from '../text/words.svelte.ts';

interface GameHelpWords {
  /** What the game is about and what a turn is, one sentence or two for each line: true of every setup. */
  readonly basics: readonly string[];
  /** Where points come from, and so why somebody may have none. */
  readonly points?: string;
}

/** A choice, for somebody who does not read its text form. */
export interface NamedChoice {
  readonly name: string;
  /** Ids of the cards and cells that the table marks. */
  readonly about: readonly string[];
}

export interface GameHelp {
  readonly words: WordTable<GameHelpWords>;
  /** A legal choice of the open question in words. */
  choice(session: Session, text: string): NamedChoice;
}
