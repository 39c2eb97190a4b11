// Who makes the bots of each game, one line each.
import type { GameName } from '@railwright/engine';
import { FREIGHT_TRAIN_BOTS } from './freight-train/module.ts';
import { GAME_OF_TRAINS_BOTS } from './game-of-trains/module.ts';
import type { Makers } from './makers.ts';
import { TRAINS_BOTS } from './trains/module.ts';

export const GAMES = {
  trains: TRAINS_BOTS,
  'game-of-trains': GAME_OF_TRAINS_BOTS,
  'freight-train': FREIGHT_TRAIN_BOTS,
} satisfies Readonly<Record<GameName, Makers>>;
