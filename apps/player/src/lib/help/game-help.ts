// What a game says to people who ask for help; each game's folder has it in `help`, loaded when the first asks.
import type { WordTable } from '../text/words.svelte.ts';

interface GameHelpWords {
  /** What the game is about and what a turn is, one sentence or two for each line: true of every setup. */
  readonly basics: readonly string[];
}

export interface GameHelp {
  readonly words: WordTable<GameHelpWords>;
}
