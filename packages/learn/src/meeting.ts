// Where workers that learn together meet: gradients and figures by lane, added up in a fixed order, so that the sums are the same for any
// number of workers. A single worker meets itself.

import { LANES } from './settings.ts';

/** The distance between the lanes of a pair: their gradients are added up first, then those of the pairs. */
export const PAIRS = LANES / 2;

/** Buffers shared by all workers; plain ones for a single worker. */
export interface MeetingRoom {
  /** Number of workers. */
  readonly workers: number;
  /** Number of lanes, of all workers together. */
  readonly lanes: number;
  /** Floats of a gradient. */
  readonly size: number;
  /** The gradient of each lane and their sum: (lanes + 1) × size floats. */
  readonly gradients: ArrayBufferLike;
  /** Figures of each lane. */
  readonly numbers: ArrayBufferLike;
  /** Three words that workers wait on. */
  readonly gate: ArrayBufferLike;
}

const NUMBERS = 16;
const ARRIVED = 0;
const ROUND = 1;
const CLOSED = 2;

/**
 * Buffers for this many workers and lanes, with gradients of `size` floats; shared memory if there are several
 * workers.
 */
export function meetingRoom(workers: number, lanes: number, size: number): MeetingRoom {
  const buffer = (bytes: number): ArrayBufferLike =>
    workers > 1 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  return {
    workers,
    lanes,
    size,
    gradients: buffer((lanes + 1) * size * 4),
    numbers: buffer(lanes * NUMBERS * 8),
    gate: buffer(12),
  };
}

/** Ends the meeting: workers that wait or come later get a MeetingClosedError. */
export function closeMeeting({ gate }: MeetingRoom): void {
  const words = new Int32Array(gate);
  Atomics.store(words, CLOSED, 1);
  Atomics.add(words, ROUND, 1);
  Atomics.notify(words, ROUND);
}

/** Thrown in every worker that waits after `closeMeeting`. */
export class MeetingClosedError extends Error {
  constructor() {
    super('Another worker has stopped.');
    this.name = 'MeetingClosedError';
  }
}

/** One worker's end of a meeting room; workers count from 0. */
export class Meeting {
  readonly #room: MeetingRoom;
  readonly #gate: Int32Array;
  readonly #slots: Float32Array[];
  readonly #sum: Float32Array;
  readonly #numbers: Float64Array[];
  /** The part of the sum that this worker computes. */
  readonly #from: number;
  readonly #to: number;

  constructor(room: MeetingRoom, worker: number) {
    const { workers, lanes, size } = room;
    this.#room = room;
    this.#gate = new Int32Array(room.gate);
    this.#slots = Array.from(
      { length: lanes },
      (_, i) => new Float32Array(room.gradients, i * size * 4, size),
    );
    this.#sum = new Float32Array(room.gradients, lanes * size * 4, size);
    this.#numbers = Array.from(
      { length: lanes },
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

  /** Whether both lanes of a pair belong to the same worker, which adds them up itself. */
  get bringsPairs(): boolean {
    return this.#room.workers <= PAIRS;
  }

  /** Adds a lane's gradient (or a pair's, under its first lane) to the sum, and clears it. */
  bring(lane: number, gradient: Float32Array): void {
    this.#slots[lane].set(gradient);
    gradient.fill(0);
  }

  /** Waits for all workers and fills `out` with the sum of all gradients, pair by pair in order. */
  sum(out: Float32Array): void {
    this.#wait();
    const sum = this.#sum;
    const [a, b, c, d] = this.#slots as [Float32Array, Float32Array, Float32Array, Float32Array];
    if (this.bringsPairs) for (let i = this.#from; i < this.#to; i++) sum[i] = a[i] + b[i];
    else
      for (let i = this.#from; i < this.#to; i++)
        sum[i] = Math.fround(a[i] + c[i]) + Math.fround(b[i] + d[i]);
    this.#wait();
    out.set(sum);
  }

  /** Adds a lane's figures, at most 16. */
  tell(lane: number, figures: readonly number[]): void {
    this.#numbers[lane].set(figures);
  }

  /** Waits for all workers and returns the sums of the figures of all lanes; no worker continues until all have read them. */
  hear(): number[] {
    this.#wait();
    const total = new Array<number>(NUMBERS).fill(0);
    for (const numbers of this.#numbers) for (let i = 0; i < NUMBERS; i++) total[i] += numbers[i];
    this.#wait();
    return total;
  }

  /** @throws MeetingClosedError when a worker is gone. */
  #wait(): void {
    const { workers } = this.#room;
    if (workers === 1) return;
    const gate = this.#gate;
    const round = Atomics.load(gate, ROUND);
    if (Atomics.load(gate, CLOSED) === 1) throw new MeetingClosedError();
    if (Atomics.add(gate, ARRIVED, 1) === workers - 1) {
      Atomics.store(gate, ARRIVED, 0);
      Atomics.add(gate, ROUND, 1);
      Atomics.notify(gate, ROUND);
      return;
    }
    // The others usually arrive within microseconds, and sleeping takes longer than that.
    for (let spins = 0; spins < SPINS; spins++) if (Atomics.load(gate, ROUND) !== round) break;
    while (Atomics.load(gate, ROUND) === round) Atomics.wait(gate, ROUND, round);
    if (Atomics.load(gate, CLOSED) === 1) throw new MeetingClosedError();
  }
}

const SPINS = 2000;
