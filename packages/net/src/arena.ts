// Memory for the kernel, handed out piece by piece. The total is first worked out with a dry run, then allocated at once.
import type { Kernel } from './kernel-calls.ts';
import { openKernel } from './kernel.ts';

const ALIGN = 64;

/** Memory of the kernel, handed out in pieces that are aligned to 64 bytes and never freed. */
export class Arena {
  /** The functions that compute in this memory, by byte offset. */
  readonly kernel: Kernel;
  readonly #buffer: ArrayBuffer;
  #top = ALIGN;

  constructor(bytes: number, plain = false) {
    const { buffer, kernel } = openKernel(bytes + 2 * ALIGN, plain);
    this.#buffer = buffer;
    this.kernel = kernel;
  }

  /**
   * Takes the next `length` floats, all 0.
   * @throws Error if the arena is full.
   */
  f32(length: number): Float32Array {
    return new Float32Array(this.#buffer, this.#take(length * 4), length);
  }

  /**
   * Takes the next `length` 16-bit words, all 0.
   * @throws Error if the arena is full.
   */
  u16(length: number): Uint16Array {
    return new Uint16Array(this.#buffer, this.#take(length * 2), length);
  }

  /**
   * Takes the next `length` 32-bit words, all 0.
   * @throws Error if the arena is full.
   */
  u32(length: number): Uint32Array {
    return new Uint32Array(this.#buffer, this.#take(length * 4), length);
  }

  #take(bytes: number): number {
    const at = this.#top;
    this.#top = at + padded(bytes);
    if (this.#top > this.#buffer.byteLength)
      throw new Error(`An arena of ${this.#buffer.byteLength} bytes has no room for ${bytes} more.`);
    return at;
  }
}

/** Bytes that a piece takes up in an arena. */
export function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGN) * ALIGN;
}
