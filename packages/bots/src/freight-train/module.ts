// The bots of Freight Train.
import { createFreightTrainBot } from './bot.ts';
import type { Maker, Makers } from '../makers.ts';
import { search } from '../search/maker.ts';

/** The bots of Freight Train, the weakest first. */
export const FREIGHT_TRAIN_BOTS: Makers = new Map<string, Maker>([
  ['heuristic', createFreightTrainBot],
  ['search', search(createFreightTrainBot)],
]);
