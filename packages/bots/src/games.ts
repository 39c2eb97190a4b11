// The games that bots play, one line each.
import type { GameName } from '@railwright/engine';
import { FREIGHT_TRAIN_BOTS } from './freight-train/module.ts';
import type { GameModule } from './game-module.ts';
import { GAME_OF_TRAINS_BOTS } from './game-of-trains/module.ts';
import { TRAINS } from './trains/module.ts';

export const GAMES = {
  trains: TRAINS,
  'game-of-trains': { bots: GAME_OF_TRAINS_BOTS },
  'freight-train': { bots: FREIGHT_TRAIN_BOTS },
} satisfies Readonly<Record<GameName, GameModule>>;
