// The parts of one game that tests can reach.
import type { GameDefinition } from '@railwright/engine';
import type { Path } from '../../text/path.ts';
import type { ThingParts } from './part.ts';
import type { GameWatch, Reach } from './watch.ts';

export interface GameCoverage {
  /** Folder of the items that tests are about. */
  readonly folder: string;
  /** Their noun, singular and plural, for people. */
  readonly nouns: readonly [one: string, several: string];
  /** The parts of an item, from its data; `path` is that of the item in its file. */
  read(data: unknown, path: Path): ThingParts;
  /** The `things` are keyed by their ids in the definition, as `read` gave them. */
  watch(definition: GameDefinition, things: ReadonlyMap<string, ThingParts>, reach: Reach): GameWatch;
}
