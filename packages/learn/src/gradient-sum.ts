// The sum of the gradients of all lanes, including those of other workers. A worker first adds up its own pairs of lanes; a single worker
// adds up everything without a meeting.
import { padded, type Arena } from '@railwright/net';
import { PAIRS, type Meeting } from './meeting.ts';

/** Buffers besides the sum: one for a pair and one for its second lane. */
const BESIDE = 2;

export class GradientSum {
  /** All zero between batches except the first, which is the sum. */
  readonly #buffers: readonly [Float32Array, Float32Array, Float32Array];
  readonly #arena: Arena;
  readonly #own: readonly number[];
  readonly #meeting: Meeting;

  /** `own`: the lanes of this worker. */
  constructor(arena: Arena, sum: Float32Array, own: readonly number[], meeting: Meeting) {
    this.#arena = arena;
    this.#own = own;
    this.#meeting = meeting;
    this.#buffers = [sum, arena.f32(sum.length), arena.f32(sum.length)];
  }

  /** Bytes for gradients of this many floats. */
  static bytes(size: number): number {
    return BESIDE * padded(size * 4);
  }

  /** `addLane` adds the gradient of the lane at that index among its own. */
  add(addLane: (place: number, gradient: Float32Array) => void): void {
    const own = this.#own;
    const meeting = this.#meeting;
    const [sum, second, third] = this.#buffers;
    if (meeting.bringsPairs)
      for (const [place, lane] of own.entries()) {
        if (lane >= PAIRS) continue;
        const isFirst = place === 0;
        const pair = isFirst ? sum : second;
        const other = isFirst ? second : third;
        addLane(place, pair);
        addLane(own.indexOf(lane + PAIRS), other);
        this.#pour(other, pair);
        if (!meeting.isAlone) meeting.bring(lane, pair);
        else if (!isFirst) this.#pour(pair, sum);
      }
    else
      for (const [place, lane] of own.entries()) {
        addLane(place, sum);
        meeting.bring(lane, sum);
      }
    if (!meeting.isAlone) meeting.sum(sum);
  }

  #pour(from: Float32Array, to: Float32Array): void {
    this.#arena.kernel.pour(from.byteOffset, to.byteOffset, to.length);
  }
}
