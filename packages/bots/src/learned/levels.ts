// How well a learned player plays against people: levels from a first game to its best. The lowest plays by its early state. Each of the
// others wins three or four of five games against the one below; the README says how that was measured.
import type { BotSpec } from '../bot.ts';

export interface Level {
  /** As people write it: `learned:casual`. */
  readonly name: string;
  /** How readily it takes choices it considers worse; 0 always takes its best choice. */
  readonly temperature: number;
  /** Plays by its early state, if its file contains one. */
  readonly early?: boolean;
}

/** How readily a player of the lowest level takes worse choices if its file contains no early state. */
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

/** Undefined for a word that is not a level. */
export function findLevel(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}

/** A learned player at a level; its name says which. */
export function atLevel(spec: BotSpec, { name, temperature, early }: Level): BotSpec {
  return { ...spec, name: `${spec.name}:${name}`, temperature, ...(early && { early }) };
}
