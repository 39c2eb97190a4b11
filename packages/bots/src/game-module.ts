// What a game provides to bots; each game's folder has one.
import type { RngWords } from '@railwright/engine';
import type { Makers } from './makers.ts';

interface ChangedStrategy {
  readonly strategy: object;
  /** In words: `rails.cities: 1 to 1.5`. */
  readonly what: string;
}

/** A small random change of a strategy, as its file has it; undefined when chance found none. */
export type StrategyChanger = (
  strategy: object,
  cards: readonly string[],
  rng: RngWords,
) => ChangedStrategy | undefined;

export interface GameModule {
  readonly bots: Makers;
  /** For games with strategies. Loaded only by a search for a better one: bots do without it. */
  strategyChanger?(): Promise<StrategyChanger>;
}
