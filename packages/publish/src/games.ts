// The games, each with its folder.
import type { GameName } from '@railwright/engine';
import { FREIGHT_TRAIN } from './freight-train/module.ts';
import type { GameModule } from './game-module.ts';
import { GAME_OF_TRAINS } from './game-of-trains/module.ts';
import { TRAINS } from './trains/module.ts';

export const GAMES: Readonly<Record<GameName, GameModule>> = {
  trains: TRAINS,
  'game-of-trains': GAME_OF_TRAINS,
  'freight-train': FREIGHT_TRAIN,
};
