// The fields that the definitions of all games share: plain JSON, as a bundle carries it. Each game adds fields that it alone knows.
import type { HexMap } from './map.ts';

/** The part that all definitions share. The name of the game decides which other fields there are. */
export interface GameDefinition {
  /** Name of the game, such as `trains`. */
  readonly game: string;
  /** `pack/id` of the setup. */
  readonly setup: string;
  readonly title: string;
  /** The map, in games that have one. */
  readonly map?: HexMap;
}
