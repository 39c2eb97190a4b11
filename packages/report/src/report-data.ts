// What a report is made from: a result, and what the result itself does not hold.
import type { HexMap } from '@railwright/engine';
import type { SimulationResult } from '@railwright/playtest';

export interface ReportData {
  /** Of the setup. */
  readonly title: string;
  readonly result: SimulationResult;
  /** The command that makes the same figures again. */
  readonly command: string;
  /** Name of a card or another item by its id. */
  readonly nameOf: (item: string) => string;
  /** Whether something should happen to an item at all; without it, everything to everything. */
  readonly expects?: Expects;
  /** For the heat maps; without it the board is a table. */
  readonly map?: HexMap;
  readonly games?: LinkedGames;
}

/** `gained` and `mail-train`: that a card which cannot be bought is never gained is no finding. */
export type Expects = (group: string, item: string) => boolean;

/** Games that the reader can look at. */
export interface LinkedGames {
  /** Where the player is: `http://127.0.0.1:4173/play/`. */
  readonly player: string;
  /** What was played, packed; the player takes it where it does not know the content. */
  readonly bundle: string;
  /** Records by number of the game, packed. */
  readonly records: ReadonlyMap<number, string>;
}
