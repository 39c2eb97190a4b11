// What asking a panel requires: who is asked about what, and a host that plays the games and trains players.
import type { Game, Taste } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import type { GameRow } from '../observe/rows.ts';
import type { PanelSources } from './panel.ts';
import type { PanelGames, PanelSetup } from './tables.ts';
import type { Played } from './words.ts';

export interface PanelPlan extends PanelSetup, PanelGames {
  readonly game: Game;
  readonly sources: PanelSources;
  readonly called?: Played['called'];
  readonly scores?: Played['scores'];
  readonly wanted?: Played['wanted'];
  /** What is learned before and after the panel is asked; nothing unless given. */
  readonly lessons?: Lessons;
}

/** Everything begins with what the first learned player knows. */
export interface Lessons {
  /** Players that learn the setup before they are asked; with 0 the first learned player is the strongest. */
  readonly strong: number;
  /** Games of each of them, and of an answer to the strongest. */
  readonly games: number;
  readonly answers: number;
  /** Each becomes a player that likes something besides winning. */
  readonly tastes: readonly { readonly name: string; readonly taste: Taste }[];
  /** Whether to look at what cards and starts are worth to the strongest; yes unless it says no. */
  readonly closer?: boolean;
}

export interface PanelHost {
  /** Several may be asked for at once. Rows in the order of the games; rejects when a game has a fault. */
  play(batch: Batch): Promise<readonly GameRow[]>;
  /** Called one at a time; for plans with lessons. */
  learn?(plan: LearningPlan): Promise<Learned>;
  /** How many games there will be, once that is known. */
  planned?(games: number): void;
  /** Whom it is about to let learn, such as `without Bridge`. */
  teaches?(name: string): void;
}
