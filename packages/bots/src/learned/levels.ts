// How well a learned player plays against people: levels from a first game to its best. The README says how far apart they are.
import type { BotSpec } from '../bot.ts';

export interface Level {
  /** As people write it: `learned:casual`. */
  readonly name: string;
  /** How often it takes the choice it considers best, 0 to 1, on average; always, if absent. */
  readonly certainty?: number;
}

/** Weakest first. */
export const LEVELS = [
  { name: 'first-game', certainty: 0.55 },
  { name: 'beginner', certainty: 0.65 },
  { name: 'casual', certainty: 0.72 },
  { name: 'practised', certainty: 0.78 },
  { name: 'skilled', certainty: 0.83 },
  { name: 'strong', certainty: 0.88 },
  { name: 'very-strong' },
] as const satisfies readonly Level[];

/** The name of a level. */
export type LevelName = (typeof LEVELS)[number]['name'];

/** Undefined for a word that is not a level. */
export function findLevel(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}

/** A learned player at a level; its name says which. */
export function atLevel(spec: BotSpec, { name, certainty }: Level): BotSpec {
  return { ...spec, name: `${spec.name}:${name}`, ...(certainty !== undefined && { certainty }) };
}
