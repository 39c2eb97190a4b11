// How well a learned player plays against people: levels from somebody's first game to the best it can. The lowest plays by what it knew
// early on. Each of the others wins some three or four of five games against the one below it; the README says how that was measured.
import type { BotSpec } from '../bot.ts';

export interface Level {
  /** As people write it: `learned:casual`. */
  readonly name: string;
  /** How evenly it takes what it thinks less good; 0 is its best choice always. */
  readonly temperature: number;
  /** By what it knew early on, where its file has kept that. */
  readonly early?: boolean;
}

/** How evenly one that is to play by what it knew early on takes what it thinks less good where its file has not kept that. */
export const WITHOUT_PAST = 7;

/** Weakest first. */
export const LEVELS = [
  { name: 'first-game', temperature: 1, early: true },
  { name: 'beginner', temperature: 5.6 },
  { name: 'casual', temperature: 4.6 },
  { name: 'practised', temperature: 3.7 },
  { name: 'skilled', temperature: 2.8 },
  { name: 'strong', temperature: 2 },
  { name: 'very-strong', temperature: 0 },
] as const satisfies readonly Level[];

export type LevelName = (typeof LEVELS)[number]['name'];

/** Undefined for a word that is no level. */
export function findLevel(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}

/** A learned player at a level; its name says which. */
export function atLevel(spec: BotSpec, { name, temperature, early }: Level): BotSpec {
  return { ...spec, name: `${spec.name}:${name}`, temperature, ...(early && { early }) };
}
