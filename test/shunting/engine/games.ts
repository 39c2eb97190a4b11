// The games of the engine, and Shunting.
import { GAMES as SHIPPED } from '../../../packages/engine/src/games.ts';
import type { GameModule } from '../../../packages/engine/src/game-module.ts';
import type { ShuntingDefinition } from '../definition.ts';
import { createShunting } from './shunting.ts';

export const GAMES = {
  ...SHIPPED,
  shunting: { create: (definition, seats) => createShunting(definition as ShuntingDefinition, seats) },
} satisfies Readonly<Record<string, GameModule>>;
