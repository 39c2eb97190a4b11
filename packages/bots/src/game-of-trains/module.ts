// The bots of Game of Trains.
import { createGameOfTrainsBot } from './bot.ts';
import type { Maker, Makers } from '../makers.ts';
import { search } from '../search/maker.ts';

/** The bots of Game of Trains, the weakest first. */
export const GAME_OF_TRAINS_BOTS: Makers = new Map<string, Maker>([
  ['heuristic', createGameOfTrainsBot],
  ['search', search(createGameOfTrainsBot)],
]);
