// The bots of Game of Trains.
import { createGameOfTrainsBot } from './bot.ts';
import { search, type Maker, type Makers } from '../makers.ts';

export const GAME_OF_TRAINS_BOTS: Makers = new Map<string, Maker>([
  ['heuristic', createGameOfTrainsBot],
  ['search', search(createGameOfTrainsBot)],
]);
