// The games with files of cards that the studio can edit, one line each.
import type { GameName } from '@railwright/engine';
import type { GameModule } from './game-module.ts';
import { TRAINS } from './trains/module.ts';

export const GAMES = { trains: TRAINS } satisfies Readonly<Partial<Record<GameName, GameModule>>>;
