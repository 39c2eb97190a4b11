// Uniform draws: a number from 0 to 1, excluding 1, and an order.
import { nextUint32, randomBelow, type RngWords } from '@railwright/engine';

export function draw(rng: RngWords): number {
  return nextUint32(rng) / 4294967296;
}

export function shuffled(n: number, rng: RngWords): Uint32Array {
  const order = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    const j = randomBelow(rng, i + 1);
    order[i] = order[j];
    order[j] = i;
  }
  return order;
}
