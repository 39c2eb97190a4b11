// Rows made from other rows: each is a weighted sum.
import { padded, type Arena } from '@railwright/net';

export class Mixture {
  readonly #rows: number;
  /** By row: its first wire; with an end entry. */
  readonly #starts: Uint32Array;
  /** By wire. */
  readonly #from: Uint32Array;
  readonly #factors: Float32Array;

  /** Wires from rows to rows; those of a row are added up in order. */
  constructor(
    arena: Arena,
    rows: number,
    to: readonly number[],
    from: readonly number[],
    factors: readonly number[],
  ) {
    this.#rows = rows;
    this.#starts = arena.u32(rows + 1);
    this.#from = arena.u32(to.length);
    this.#factors = arena.f32(to.length);
    const starts = this.#starts;
    for (const row of to) starts[row + 1]++;
    for (let row = 0; row < rows; row++) starts[row + 1] += starts[row];
    const next = starts.slice();
    to.forEach((row, i) => {
      const at = next[row]++;
      this.#from[at] = from[i];
      this.#factors[at] = factors[i];
    });
  }

  static bytes(rows: number, wires: number): number {
    return padded((rows + 1) * 4) + 2 * padded(wires * 4);
  }

  mix({ kernel }: Arena, from: Float32Array, to: Float32Array): void {
    kernel.mix(
      this.#starts.byteOffset,
      this.#from.byteOffset,
      this.#factors.byteOffset,
      this.#rows,
      from.byteOffset,
      to.byteOffset,
      to.length / this.#rows,
    );
  }
}
