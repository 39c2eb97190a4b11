// The games of the player, and the one that is here to show what a game takes.
import { GAMES as SHIPPED } from '../../../apps/player/src/lib/games.ts';
import { SHUNTING } from './module.ts';

export const GAMES = { ...SHIPPED, shunting: SHUNTING };
