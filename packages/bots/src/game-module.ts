// What a game provides to bots; each game's folder has one.
import type { RngWords } from '@railwright/engine';
import type { Makers } from './makers.ts';

export interface ChangedStrategy {
  readonly strategy: object;
  /** In words: `rails.cities: 1 to 1.5`. */
  readonly what: string;
}

export interface GameModule {
  readonly bots: Makers;
  /** For games with strategies, as their files have them: a small random change, undefined when this one allows none. */
  changeStrategy?(strategy: object, cards: readonly string[], rng: RngWords): ChangedStrategy | undefined;
}
