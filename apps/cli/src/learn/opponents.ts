// Whom a learned player is measured against unless somebody says: the bots of its game that choose at once and know it.
import { botsFor, defaultBot } from '@railwright/bots';

/** Bots that play by chance say nothing about strength. */
const CHANCE = new Set(['random', 'eager']);

export function opponents(game: string): string[] {
  const named = botsFor(game).filter(
    ({ name, needsFile, takesBudget }) => !needsFile && !takesBudget && !CHANCE.has(name),
  );
  return named.length > 0 ? named.map(({ name }) => name) : [defaultBot(game)];
}
