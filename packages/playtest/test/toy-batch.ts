// A batch of the toy game, for tests on worker threads.
import { plainBot } from '@railwright/bots';
import type { Batch } from '../src/index.ts';

/** Loaded by worker threads. */
export const TOY_SOURCE = new URL('./toy-source.ts', import.meta.url).href;

export function toyBatch(definition: object, games: number): Batch {
  return {
    definition,
    source: { setup: 'toys/toy', content: 'abc' },
    seats: 3,
    games,
    first: 0,
    seed: 11,
    bots: ['random', 'greedy', 'random'].map(plainBot),
  };
}
