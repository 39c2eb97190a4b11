// The data of a report: a result, and what the result itself does not contain.
import type { HexMap } from '@railwright/engine';
import type { SimulationResult } from '@railwright/playtest';

/** A result with the words that a report needs. */
export interface ReportData {
  /** Of the setup. */
  readonly title: string;
  readonly result: SimulationResult;
  /** The command that reproduces these figures. */
  readonly command?: string;
  /** Name of a card or another item by its id. */
  readonly nameOf: (item: string) => string;
  /** Whether something should happen to an item at all; by default, everything should. */
  readonly expects?: Expects;
  /** For the heat maps; without it the board is a table. */
  readonly map?: HexMap;
}

/** `gained` and `mail-train`: a card that cannot be bought is never gained, which is not a finding. */
export type Expects = (group: string, item: string) => boolean;

/** Games that the reader can open. */
export interface LinkedGames {
  /** Address of the player: `http://127.0.0.1:4173/play/`. */
  readonly player: string;
  /** The bundle that was played, packed, for a player that does not have the content. */
  readonly bundle: string;
  /** Records by number of the game, packed. */
  readonly records: ReadonlyMap<number, string>;
}
