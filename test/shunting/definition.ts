// What a game of Shunting is made from.
import type { GameDefinition } from '../../packages/engine/src/core/definition.ts';

export interface ShuntingDefinition extends GameDefinition {
  readonly game: 'shunting';
  /** Wagons in the row, with loads from 1 up. */
  readonly wagons: number;
}
