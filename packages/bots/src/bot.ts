// What a player without a body is: it is handed the legal choices and names one of them. A bot has its own generator,
// so that its thinking never changes the cards.
import type { Game, State } from '@railwright/engine';

export interface Bot {
  readonly name: string;
  /** One of `legal[0..count)`. The bot must leave `s` as it found it. */
  choose(game: Game, s: State, legal: Int16Array, count: number): number;
}

export type BotFactory = (seed: number) => Bot;
