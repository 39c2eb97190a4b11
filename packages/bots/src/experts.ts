// Bots that know a game, weakest first, as data; separate from their code, so that a page can list them without it.
import type { GameName } from '@railwright/engine';
import type { BotInfo } from './bot-info.ts';
import { FREIGHT_TRAIN_EXPERTS } from './freight-train/experts.ts';
import { GAME_OF_TRAINS_EXPERTS } from './game-of-trains/experts.ts';
import { TRAINS_EXPERTS } from './trains/experts.ts';

export const EXPERTS = {
  trains: TRAINS_EXPERTS,
  'game-of-trains': GAME_OF_TRAINS_EXPERTS,
  'freight-train': FREIGHT_TRAIN_EXPERTS,
} satisfies Readonly<Record<GameName, readonly BotInfo[]>>;
