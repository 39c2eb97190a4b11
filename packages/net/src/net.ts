// A small net with sparse inputs: two layers of H units, two values, and a logit for each legal choice, which is the product of the last
// layer with the sum of learned vectors for the choice's features. So it can handle any number of choices.
import { padded, type Arena } from './arena.ts';
import type { Samples } from './samples.ts';

/** The sizes of a net. */
export interface NetShape {
  /** Features of a position. */
  readonly inputs: number;
  /** Features of a choice. */
  readonly outputs: number;
  /** Units of a layer, a multiple of 32. */
  readonly width: number;
  /** Most choices of one decision. */
  readonly choices: number;
}

/** How rows of knowledge make up the rows of a net: net row += factor × known row. */
export interface Wiring {
  /** Rows of the net, one for each connection. */
  readonly net: readonly number[];
  /** Rows of knowledge, one for each connection. */
  readonly known: readonly number[];
  /** Factors, one for each connection. */
  readonly factors: readonly number[];
}

/** Rows of parameters between those of the inputs and those of the outputs: b1, W2, b2, Wv, Ww and the biases of both values. */
export function innerRows(width: number): number {
  return width + 5;
}

/** The offset of each part of the parameters, in floats. */
function layoutOf({ inputs, outputs, width }: NetShape) {
  const b1 = inputs * width;
  const W2 = b1 + width;
  const b2 = W2 + width * width;
  const Wv = b2 + width;
  const Ww = Wv + width;
  const bias = Ww + width;
  const U = bias + width;
  return { b1, W2, b2, Wv, Ww, bias, U, size: U + outputs * width };
}

/**
 * A net in the memory of an arena. Its parameters are rows of `shape.width` floats, row-major: one for each
 * input, `innerRows`, one for each output.
 */
export class Net {
  /** Sizes of the net. */
  readonly shape: NetShape;
  /** The offset of each part of the parameters, in floats. */
  readonly layout: ReturnType<typeof layoutOf>;
  /** `Net.size(shape)` floats. */
  readonly parameters: Float32Array;
  /** From the last forward pass: layers, and logits that become probabilities. */
  readonly h1: Float32Array;
  /** The second layer. */
  readonly h2: Float32Array;
  /** Logits, then probabilities, of the legal choices in their order. */
  readonly policy: Float32Array;
  /** From the last forward pass: the reward still to come, and the logit of the chance to win. */
  value = 0;
  /** The logit of the chance to win; `chanceToWin` is its probability. */
  winning = 0;
  /** Work space of the kernel: a float for each feature of a choice, zero between calls, and a sparse list. */
  readonly once: Float32Array;
  /** Indices of the sparse list. */
  readonly listIndex: Uint16Array;
  /** Values of the sparse list. */
  readonly listValue: Float32Array;
  readonly #arena: Arena;

  constructor(arena: Arena, shape: NetShape) {
    const listed = Math.max(shape.width, shape.outputs);
    this.#arena = arena;
    this.shape = shape;
    this.layout = layoutOf(shape);
    this.parameters = arena.f32(this.layout.size);
    this.h1 = arena.f32(shape.width);
    this.h2 = arena.f32(shape.width);
    this.policy = arena.f32(shape.choices);
    this.once = arena.f32(shape.outputs);
    this.listIndex = arena.u16(listed);
    this.listValue = arena.f32(listed);
  }

  /** How many numbers a net of this shape has. */
  static size(shape: NetShape): number {
    return layoutOf(shape).size;
  }

  /** Bytes that a net of this shape takes up in an arena. */
  static bytes(shape: NetShape): number {
    const { width, outputs, choices } = shape;
    const listed = Math.max(width, outputs);
    return (
      padded(layoutOf(shape).size * 4) +
      2 * padded(width * 4) +
      padded(choices * 4) +
      padded(outputs * 4) +
      padded(listed * 2) +
      padded(listed * 4)
    );
  }

  /** Computes the parameters from rows of knowledge. */
  compose({ net, known, factors }: Wiring, weights: Float32Array): void {
    const { width } = this.shape;
    const { parameters } = this;
    parameters.fill(0);
    // The same as the kernel's `mix`, which would need the weights in its memory.
    for (let i = 0; i < net.length; i++) {
      const to = net[i] * width;
      const from = known[i] * width;
      const factor = Math.fround(factors[i]);
      for (let j = 0; j < width; j++) parameters[to + j] += Math.fround(factor * weights[from + j]);
    }
  }

  #think(b: Samples, sample: number): void {
    const { kernel } = this.#arena;
    const { parameters, layout, shape, h1, h2 } = this;
    const base = parameters.byteOffset;
    const first = b.positionStart[sample];
    const H = shape.width;
    kernel.sparse(
      b.position.index.byteOffset + first * 2,
      b.position.value.byteOffset + first * 4,
      b.positionStart[sample + 1] - first,
      base,
      base + layout.b1 * 4,
      H,
      h1.byteOffset,
    );
    kernel.dense(
      h1.byteOffset,
      base + layout.W2 * 4,
      base + layout.b2 * 4,
      H,
      h2.byteOffset,
      this.listIndex.byteOffset,
      this.listValue.byteOffset,
    );
  }

  /** Computes the layers and both values of a sample. */
  look(b: Samples, sample: number): void {
    this.#think(b, sample);
    const { kernel } = this.#arena;
    const { parameters, layout, h2 } = this;
    const H = this.shape.width;
    const base = parameters.byteOffset;
    this.value = Math.fround(kernel.dot(base + layout.Wv * 4, h2.byteOffset, H) + parameters[layout.bias]);
    this.winning = Math.fround(
      kernel.dot(base + layout.Ww * 4, h2.byteOffset, H) + parameters[layout.bias + 1],
    );
  }

  /** From the last forward pass, 0 to 1. */
  get chanceToWin(): number {
    const e = this.#arena.kernel.exp(-Math.abs(this.winning));
    return this.winning >= 0 ? 1 / (1 + e) : e / (1 + e);
  }

  /** The same, plus the logits of the sample's choices in `policy`. Returns how many there are. */
  judge(b: Samples, sample: number): number {
    this.look(b, sample);
    return this.#weigh(b, sample);
  }

  /** The logits alone, as `judge` finds them. */
  weigh(b: Samples, sample: number): number {
    this.#think(b, sample);
    return this.#weigh(b, sample);
  }

  #weigh(b: Samples, sample: number): number {
    const { parameters, layout, shape, h2, policy } = this;
    const count = b.choicesOf(sample);
    this.#arena.kernel.policy(
      b.choiceStart.byteOffset + b.choicesStart[sample] * 4,
      count,
      b.choice.index.byteOffset,
      b.choice.value.byteOffset,
      parameters.byteOffset + layout.U * 4,
      h2.byteOffset,
      shape.width,
      policy.byteOffset,
      this.once.byteOffset,
    );
    return count;
  }

  /** Turns the logits of that many choices into probabilities; `scale` is 1 / temperature. Returns the likeliest choice. */
  decide(count: number, scale = 1): number {
    return this.#arena.kernel.softmax(this.policy.byteOffset, count, scale);
  }

  /** Both: the probabilities of the sample's choices. Returns the likeliest. */
  forward(b: Samples, sample: number, scale = 1): number {
    return this.decide(this.judge(b, sample), scale);
  }
}
