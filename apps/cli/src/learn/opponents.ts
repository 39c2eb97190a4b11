// The default opponents for measuring a learned player: the bots that know the game and choose without searching.
import { botsFor, defaultBot } from '@railwright/bots';

/** Random bots say nothing about strength. */
const CHANCE = new Set(['random', 'eager']);

export function opponents(game: string): string[] {
  const named = botsFor(game).filter(
    ({ name, needsFile, takesBudget }) => !needsFile && !takesBudget && !CHANCE.has(name),
  );
  return named.length > 0 ? named.map(({ name }) => name) : [defaultBot(game)];
}
