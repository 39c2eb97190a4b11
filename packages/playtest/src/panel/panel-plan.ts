// The plan of a panel: the setup, who is asked, and who learns it first.
import type { Game, Preference } from '@railwright/engine';
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
