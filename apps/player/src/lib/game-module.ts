// A game's part of the player; each game's folder has one.
import type { Names } from '@railwright/engine';
import type { GameKit } from './play/session.ts';

export interface GameModule {
  /** The name of the game on the first page. */
  readonly title: Names;
  /** Its rules, its table and its bots: loaded when it is first played. */
  readonly load: () => Promise<GameKit>;
}
