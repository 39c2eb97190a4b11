// The plan of a panel, and the host that plays its games and trains its players.
import type { Game, Preference } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import type { GameRow } from '../observe/rows.ts';
import type { PanelSources } from './players/panel.ts';
import type { PanelGames, PanelSetup } from './tables/tables.ts';
import type { Played } from './answers/words.ts';

/** The setup, the players of a panel, and the questions to it. */
export interface PanelPlan extends PanelSetup, PanelGames {
  readonly game: Game;
  /** The players of the panel. */
  readonly sources: PanelSources;
  /** Names of items, for people. */
  readonly called?: Played['called'];
  /** Whether a part of the score can score points in this setup. */
  readonly scores?: Played['scores'];
  /** Targets of the setup. */
  readonly wanted?: Played['wanted'];
  /** Players to train before and after the panel is asked; none by default. */
  readonly lessons?: Lessons;
  /**
   * Whether extra games look closer at strong play, without anybody learning: what cards and start cells are worth, and what would make the
   * seats even; by default yes.
   */
  readonly openings?: boolean;
}

/** Everything starts from what the first learned player knows. */
export interface Lessons {
  /** Players that learn the setup before they are asked; with 0, the first learned player is the strongest. */
  readonly strong: number;
  /** Games that each of them learns from, and so does an answer to the strongest. */
  readonly games: number;
  readonly answers: number;
  /** Each becomes a player that likes something besides winning. */
  readonly preferences: readonly { readonly name: string; readonly preference: Preference }[];
  /** Whether to find out what cards are worth to the strongest; by default yes. */
  readonly closer?: boolean;
}

/** Plays the games of a panel and trains its players. */
export interface PanelHost {
  /** May be called for several batches at once. Rows come in the order of the games; rejects when a game has a fault. */
  play(batch: Batch): Promise<readonly GameRow[]>;
  /** All of them, in their order, as many at once as it can; only for plans with lessons. Rejects when it was stopped. */
  learn?(plans: readonly LearningPlan[]): Promise<readonly Learned[]>;
  /** Called with the number of games, once it is known. */
  planned?(games: number): void;
  /** Called with a sentence: who is about to learn. */
  teaches?(sentence: string): void;
}
