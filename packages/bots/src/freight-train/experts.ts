// The bots that know Freight Train, weakest first.
import { HEURISTIC, SEARCH, type BotInfo } from '../bot-info.ts';

export const FREIGHT_TRAIN_EXPERTS: readonly BotInfo[] = [HEURISTIC, SEARCH];
