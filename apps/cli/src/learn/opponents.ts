// The default opponents for measuring a learned player: the bots that know the game and neither search nor choose at random.
import { botsFor, defaultBot } from '@railwright/bots';

export function opponents(game: string): string[] {
  const named = botsFor(game).filter(
    ({ needsFile, takesBudget, isRandom }) => !needsFile && !takesBudget && !isRandom,
  );
  return named.length > 0 ? named.map(({ name }) => name) : [defaultBot(game)];
}
