// The shipped games with bots that tests need: one that takes time without using the processor, one that fails in some
// games, one that ends its thread in some games.
import { createBot as createShipped, type Bot, type BotSpec } from '@railwright/bots';

export { createGame } from '@railwright/engine';

const PAUSE = 4;
const clock = new Int32Array(new SharedArrayBuffer(4));

export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  if (spec.name === 'slow') Atomics.wait(clock, 0, 0, PAUSE);
  if (spec.name === 'deadly' && seed % 31 === 0) process.exit(3);
  const bot = createShipped(game, { name: 'random', bot: 'random' }, seed);
  if (!bot || spec.name !== 'faulty' || seed % 31 > 0) return bot;
  return {
    ...bot,
    choose() {
      throw new Error('This bot has a fault.');
    },
  };
}
