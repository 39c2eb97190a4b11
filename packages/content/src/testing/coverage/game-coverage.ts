// What tests of one game can reach.
import type { GameDefinition } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import type { ThingParts } from './part.ts';
import type { GameWatch, Reach } from './watch.ts';

export interface GameCoverage {
  /** Folder of the things that tests are about. */
  readonly folder: string;
  /** One of these things and several, for people. */
  readonly nouns: readonly [one: string, several: string];
  /** The parts of a thing, from its data; `path` is that of the thing in its file. */
  read(data: unknown, path: Path): ThingParts;
  /** `things` by the ids they have in the definition, as `read` gave them. */
  watch(definition: GameDefinition, things: ReadonlyMap<string, ThingParts>, reach: Reach): GameWatch;
}
