// A uniform draw from 0 to 1, excluding 1.
import { nextUint32, type RngWords } from '@railwright/engine';

export function draw(rng: RngWords): number {
  return nextUint32(rng) / 4294967296;
}
