// The games that packs can be for, and Shunting.
import { GAMES as SHIPPED } from '../../../packages/content/src/games.ts';
import type { GameModule } from '../../../packages/content/src/game-module.ts';
import { SHUNTING } from './module.ts';

export const GAMES = { ...SHIPPED, shunting: SHUNTING } satisfies Readonly<Record<string, GameModule>>;
