// The part of a game that bots use; each game's folder has one.
import type { RngWords } from '@railwright/engine';
import type { Makers } from './makers.ts';

interface ChangedStrategy {
  readonly strategy: object;
  /** In words: `rails.cities: 1 to 1.5`. */
  readonly what: string;
}

/** A small random change of a strategy, as written in its file; undefined when none was found. */
export type StrategyChanger = (
  strategy: object,
  cards: readonly string[],
  rng: RngWords,
) => ChangedStrategy | undefined;

export interface GameModule {
  readonly bots: Makers;
  /** For games with strategies. Only loaded by a search for a better one: bots do not need it. */
  strategyChanger?(): Promise<StrategyChanger>;
}
