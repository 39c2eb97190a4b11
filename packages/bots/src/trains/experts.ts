// The bots that know Trains, weakest first.
import { HEURISTIC, SEARCH, type BotInfo } from '../bot-info.ts';

export const TRAINS_EXPERTS: readonly BotInfo[] = [
  {
    name: 'eager',
    description: 'random, but plays every card it can before it buys and never declines',
    isRandom: true,
  },
  HEURISTIC,
  {
    name: 'investor',
    description: 'wins with cards and buildings, hardly lays rails; the strongest bot that does not search',
  },
  { name: 'strategy', description: 'plays by a strategy file, named as pack/id', needsFile: true },
  {
    ...SEARCH,
    description:
      'tries its choices in games that the investor bot plays to the end; search:1000, search:200ms; search:1000@heuristic and search:1000@pack/id let another bot or a strategy play them; search:200@my.player is guided by a learned player',
    takesStrategy: true,
  },
];
