// The face of the package: players without people, on the engine's public interface only.
export { createBotRng, type Bot, type BotFactory } from './bot.ts';
export { createFreightTrainBot } from './freight-train.ts';
export { createGameOfTrainsBot } from './game-of-trains.ts';
export { createRandomBot } from './random.ts';
export { botsFor, createBot, defaultBot, type BotInfo } from './registry.ts';
