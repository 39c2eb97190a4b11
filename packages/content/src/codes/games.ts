// Codes of the games that have some of their own, one line each.
import { FREIGHT_TRAIN_CODES } from '../freight-train/codes.ts';
import { GAME_OF_TRAINS_CODES } from '../game-of-trains/codes.ts';

export const GAME_CODES = { ...GAME_OF_TRAINS_CODES, ...FREIGHT_TRAIN_CODES } as const;
