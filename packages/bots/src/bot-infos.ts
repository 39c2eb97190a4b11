// The bots for each game.
import { gameIn } from '@railwright/engine/game-in';
import { HEURISTIC, LEARNED, RANDOM, type BotInfo } from './bot-info.ts';
import { EXPERTS } from './experts.ts';

/** The bots that play a game, weakest first. */
export function botsFor(game: string): readonly BotInfo[] {
  return [RANDOM, ...(gameIn(EXPERTS, game) ?? []), LEARNED];
}

/** Those that choose at once and need nothing but their name. */
export function quickBots(game: string): BotInfo[] {
  return botsFor(game).filter(({ needsFile, takesBudget }) => !needsFile && !takesBudget);
}

/** Those whose rules of thumb a player can follow: quick ones that do not play at random. */
export function followedBots(game: string): string[] {
  return quickBots(game).flatMap(({ name, isRandom }) => (isRandom ? [] : [name]));
}

/** The bot used if none is named: it chooses at once and uses everything in a game, including the map. */
export function defaultBot(game: string): string {
  return (botsFor(game).find(({ name }) => name === HEURISTIC.name) ?? RANDOM).name;
}
