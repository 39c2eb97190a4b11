// Public interface of the package: computer players, built only on the engine's public interface.
export { nextChoice, type Bot, type BotSpec } from './bot.ts';
export { parseBot, plainBot, splitImagined } from './parse-bot.ts';
export { fairCopy } from './fair-copy.ts';
export { seatBots } from './seat-bots.ts';
export { createRandomBot } from './random.ts';
export { botsFor, defaultBot, quickBots } from './bot-infos.ts';
export { FREIGHT_TRAIN_BOTS } from './freight-train/module.ts';
export { GAME_OF_TRAINS_BOTS } from './game-of-trains/module.ts';
export { makeBot, type Makers } from './makers.ts';
export { createTrainsBot } from './trains/heuristic.ts';
export { TRAINS_BOTS } from './trains/module.ts';
export { createBot, strategyChanger } from './registry.ts';
export { createSearchBot, SEARCH_OPTIONS } from './search/search-bot.ts';
export { mindOf, readPlayer } from './learned/learned-bot.ts';
export type { LearnedPolicy } from './learned/learned-policy.ts';
export { base64Of, bytesOf } from './learned/base64.ts';
export { atLevel, findLevel, LEVELS, type LevelName } from './learned/levels.ts';
