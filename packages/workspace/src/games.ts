// Editor support of the games, one line each.
import type { GameName } from '@railwright/engine';
import type { GameModule } from './game-module.ts';
import { TRAINS } from './trains/module.ts';

export const GAMES = {
  trains: TRAINS,
  'game-of-trains': {},
  'freight-train': {},
} satisfies Readonly<Record<GameName, GameModule>>;
