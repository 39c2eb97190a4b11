// The bots that know Game of Trains, weakest first.
import { HEURISTIC, SEARCH, type BotInfo } from '../bot-info.ts';

export const GAME_OF_TRAINS_EXPERTS: readonly BotInfo[] = [HEURISTIC, SEARCH];
