// The sum of the gradients of all rollouts, including those of other workers. A worker first adds up its own pairs of rollouts; a single worker
// adds up everything without an all-reduce.
import { padded, type Arena } from '@railwright/net';
import { PAIRS, type AllReduce } from './all-reduce.ts';

/** Buffers besides the sum: one for a pair and one for its second rollout. */
const BESIDE = 2;

export class GradientSum {
  /** All zero between batches except the first, which is the sum. */
  readonly #buffers: readonly [Float32Array, Float32Array, Float32Array];
  readonly #arena: Arena;
  readonly #own: readonly number[];
  readonly #allReduce: AllReduce;

  /** `own`: the rollouts of this worker. */
  constructor(arena: Arena, sum: Float32Array, own: readonly number[], allReduce: AllReduce) {
    this.#arena = arena;
    this.#own = own;
    this.#allReduce = allReduce;
    this.#buffers = [sum, arena.f32(sum.length), arena.f32(sum.length)];
  }

  /** Bytes for gradients of this many floats. */
  static bytes(size: number): number {
    return BESIDE * padded(size * 4);
  }

  /** `addRollout` adds the gradient of the rollout at that index among its own. */
  add(addRollout: (place: number, gradient: Float32Array) => void): void {
    const own = this.#own;
    const allReduce = this.#allReduce;
    const [sum, second, third] = this.#buffers;
    if (allReduce.addsPairs)
      for (const [place, rollout] of own.entries()) {
        if (rollout >= PAIRS) continue;
        const isFirst = place === 0;
        const pair = isFirst ? sum : second;
        const other = isFirst ? second : third;
        addRollout(place, pair);
        addRollout(own.indexOf(rollout + PAIRS), other);
        this.#pour(other, pair);
        if (!allReduce.isAlone) allReduce.addGradient(rollout, pair);
        else if (!isFirst) this.#pour(pair, sum);
      }
    else
      for (const [place, rollout] of own.entries()) {
        addRollout(place, sum);
        allReduce.addGradient(rollout, sum);
      }
    if (!allReduce.isAlone) allReduce.reduceGradients(sum);
  }

  #pour(from: Float32Array, to: Float32Array): void {
    this.#arena.kernel.pour(from.byteOffset, to.byteOffset, to.length);
  }
}
