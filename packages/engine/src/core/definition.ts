// What the definitions of all games share: plain JSON, as a bundle carries it. Each game adds its own fields and knows them alone.
import type { HexMap } from './map.ts';

export interface GameDefinition {
  /** Which rules. */
  readonly game: string;
  /** `pack/id` of the setup. */
  readonly setup: string;
  readonly title: string;
  /** In games that are played on one. */
  readonly map?: HexMap;
}
