// Which bots there are for which game.
import { gameIn } from '@railwright/engine/game-in';
import { HEURISTIC, LEARNED, RANDOM, type BotInfo } from './bot-info.ts';
import { EXPERTS } from './experts.ts';

/** The bots that play a game, weakest first. */
export function botsFor(game: string): readonly BotInfo[] {
  return [RANDOM, ...(gameIn(EXPERTS, game) ?? []), LEARNED];
}

/** The bot used where none is named: it chooses at once and makes use of all there is in a game, the map too. */
export function defaultBot(game: string): string {
  return (botsFor(game).find(({ name }) => name === HEURISTIC.name) ?? RANDOM).name;
}
