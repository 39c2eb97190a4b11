// The bots of Freight Train.
import { createFreightTrainBot } from './bot.ts';
import { search, type Maker, type Makers } from '../makers.ts';

export const FREIGHT_TRAIN_BOTS: Makers = new Map<string, Maker>([
  ['heuristic', createFreightTrainBot],
  ['search', search(createFreightTrainBot)],
]);
