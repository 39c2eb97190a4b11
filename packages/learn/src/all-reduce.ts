// Where workers that learn together meet: gradients and figures by rollout, added up in a fixed order, so that the sums are the same for any
// number of workers. A single worker meets itself.

import { ROLLOUTS } from './settings.ts';

/** The distance between the rollouts of a pair: their gradients are added up first, then those of the pairs. */
export const PAIRS = ROLLOUTS / 2;

/** Buffers shared by all workers; plain ones for a single worker. */
export interface AllReduceMemory {
  /** Number of workers. */
  readonly workers: number;
  /** Number of rollouts, of all workers together. */
  readonly rollouts: number;
  /** Floats of a gradient. */
  readonly size: number;
  /** The gradient of each rollout and their sum: (rollouts + 1) × size floats. */
  readonly gradients: ArrayBufferLike;
  /** Figures of each rollout. */
  readonly numbers: ArrayBufferLike;
  /** Three words that workers wait on. */
  readonly gate: ArrayBufferLike;
}

const NUMBERS = 16;
const ARRIVED = 0;
const ROUND = 1;
const CLOSED = 2;

/**
 * Buffers for this many workers and rollouts, with gradients of `size` floats; shared memory if there are several
 * workers.
 */
export function allReduceMemory(workers: number, rollouts: number, size: number): AllReduceMemory {
  const buffer = (bytes: number): ArrayBufferLike =>
    workers > 1 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  return {
    workers,
    rollouts,
    size,
    gradients: buffer((rollouts + 1) * size * 4),
    numbers: buffer(rollouts * NUMBERS * 8),
    gate: buffer(12),
  };
}

/** Ends the all-reduce: workers that wait or come later get a AllReduceClosedError. */
export function closeAllReduce({ gate }: AllReduceMemory): void {
  const words = new Int32Array(gate);
  Atomics.store(words, CLOSED, 1);
  Atomics.add(words, ROUND, 1);
  Atomics.notify(words, ROUND);
}

/** Thrown in every worker that waits after `closeAllReduce`. */
export class AllReduceClosedError extends Error {
  constructor() {
    super('Another worker has stopped.');
    this.name = 'AllReduceClosedError';
  }
}

/** One worker's end of an all-reduce room; workers count from 0. */
export class AllReduce {
  readonly #room: AllReduceMemory;
  readonly #gate: Int32Array;
  readonly #slots: Float32Array[];
  readonly #sum: Float32Array;
  readonly #numbers: Float64Array[];
  /** The part of the sum that this worker computes. */
  readonly #from: number;
  readonly #to: number;

  constructor(room: AllReduceMemory, worker: number) {
    const { workers, rollouts, size } = room;
    this.#room = room;
    this.#gate = new Int32Array(room.gate);
    this.#slots = Array.from(
      { length: rollouts },
      (_, i) => new Float32Array(room.gradients, i * size * 4, size),
    );
    this.#sum = new Float32Array(room.gradients, rollouts * size * 4, size);
    this.#numbers = Array.from(
      { length: rollouts },
      (_, i) => new Float64Array(room.numbers, i * NUMBERS * 8, NUMBERS),
    );
    const part = Math.ceil(size / workers);
    this.#from = Math.min(size, worker * part);
    this.#to = Math.min(size, this.#from + part);
  }

  /** Whether there is one worker. */
  get isAlone(): boolean {
    return this.#room.workers === 1;
  }

  /** Whether both rollouts of a pair belong to the same worker, which adds them up itself. */
  get addsPairs(): boolean {
    return this.#room.workers <= PAIRS;
  }

  /** Adds a rollout's gradient (or a pair's, under its first rollout) to the sum, and clears it. */
  addGradient(rollout: number, gradient: Float32Array): void {
    this.#slots[rollout].set(gradient);
    gradient.fill(0);
  }

  /** Waits for all workers and fills `out` with the sum of all gradients, pair by pair in order. */
  reduceGradients(out: Float32Array): void {
    this.#wait();
    const sum = this.#sum;
    const [a, b, c, d] = this.#slots as [Float32Array, Float32Array, Float32Array, Float32Array];
    if (this.addsPairs) for (let i = this.#from; i < this.#to; i++) sum[i] = a[i] + b[i];
    else
      for (let i = this.#from; i < this.#to; i++)
        sum[i] = Math.fround(a[i] + c[i]) + Math.fround(b[i] + d[i]);
    this.#wait();
    out.set(sum);
  }

  /** Adds a rollout's figures, at most 16. */
  addFigures(rollout: number, figures: readonly number[]): void {
    this.#numbers[rollout].set(figures);
  }

  /** Waits for all workers and returns the sums of the figures of all rollouts; no worker continues until all have read them. */
  reduceFigures(): number[] {
    this.#wait();
    const total = new Array<number>(NUMBERS).fill(0);
    for (const numbers of this.#numbers) for (let i = 0; i < NUMBERS; i++) total[i] += numbers[i];
    this.#wait();
    return total;
  }

  /** @throws AllReduceClosedError when a worker is gone. */
  #wait(): void {
    const { workers } = this.#room;
    if (workers === 1) return;
    const gate = this.#gate;
    const round = Atomics.load(gate, ROUND);
    if (Atomics.load(gate, CLOSED) === 1) throw new AllReduceClosedError();
    if (Atomics.add(gate, ARRIVED, 1) === workers - 1) {
      Atomics.store(gate, ARRIVED, 0);
      Atomics.add(gate, ROUND, 1);
      Atomics.notify(gate, ROUND);
      return;
    }
    // The others usually arrive within microseconds, and sleeping takes longer than that.
    for (let spins = 0; spins < SPINS; spins++) if (Atomics.load(gate, ROUND) !== round) break;
    while (Atomics.load(gate, ROUND) === round) Atomics.wait(gate, ROUND, round);
    if (Atomics.load(gate, CLOSED) === 1) throw new AllReduceClosedError();
  }
}

const SPINS = 2000;
