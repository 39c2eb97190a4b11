// The toy game for two seats, and a batch of it by random bots.
import { plainBot } from '@railwright/bots';
import type { Batch } from '../src/index.ts';
import { createToy } from './toy-game.ts';

export const toy = createToy({ game: 'toy', turns: 6 }, 2);

export const batch: Batch = {
  definition: {},
  source: { setup: 'toys/toy', content: '0' },
  seats: 2,
  games: 20_000,
  first: 0,
  seed: 3,
  bots: [plainBot('random'), plainBot('random')],
};
