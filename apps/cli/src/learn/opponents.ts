// The default opponents for measuring a learned player: the bots that know the game and neither search nor choose at random.
import { defaultBot, quickBots } from '@railwright/bots';

export function opponents(game: string): string[] {
  const named = quickBots(game).filter(({ isRandom }) => !isRandom);
  return named.length > 0 ? named.map(({ name }) => name) : [defaultBot(game)];
}
