// Learned knowledge and the net made of it: rows of knowledge with their moments, the net they are wired to, and Adam steps.
import type { Arena } from '@railwright/net';
import { countRows, Net, padded, type Contents, type NetShape, type Wiring } from '@railwright/net';
import { nextUint32, type RngWords } from '@railwright/engine';
import { Mixture } from './mixture.ts';

/** Longer gradients are clipped. */
const LONGEST = 1;

/** The knowledge of a model and the state of its optimizer. */
export interface ModelState {
  /** Weights, row-major: rows of the contents × its width. */
  readonly weights: Float32Array;
  /** First moments of Adam, in the order of the weights. */
  readonly means: Float32Array;
  /** Second moments of Adam. */
  readonly squares: Float32Array;
  /** The factor β1 to the power of the steps so far, which corrects the bias of the means. */
  readonly meanLeft: number;
  /** The factor β2 to the power of the steps so far. */
  readonly squareLeft: number;
}

/**
 * Learned weights, row-major by `contents`, with the net composed from them and the state of Adam (Kingma, Ba
 * 2015).
 */
export class Model {
  /** The net composed from the weights. */
  readonly net: Net;
  /** The names of the rows of weights. */
  readonly contents: Contents;
  /** The weights: rows of `contents`. */
  readonly weights: Float32Array;
  /** Moments of Adam: means of gradients and of their squares. */
  readonly means: Float32Array;
  /** Second moments of Adam. */
  readonly squares: Float32Array;
  /** Gradients of the net's parameters; samples add to them. */
  readonly gradient: Float32Array;
  /** The factor β1 to the power of the steps so far, which corrects the bias of the means. */
  meanLeft = 1;
  /** The same with β2, for the squares. */
  squareLeft = 1;
  readonly #arena: Arena;
  readonly #knownGradient: Float32Array;
  readonly #wiring: Wiring;
  readonly #toNet: Mixture;
  readonly #toKnown: Mixture;

  constructor(arena: Arena, contents: Contents, shape: NetShape, wiring: Wiring) {
    const size = countRows(contents) * contents.width;
    this.#arena = arena;
    this.contents = contents;
    this.net = new Net(arena, shape);
    this.weights = arena.f32(size);
    this.means = arena.f32(size);
    this.squares = arena.f32(size);
    this.#knownGradient = arena.f32(size);
    this.gradient = arena.f32(this.net.parameters.length);
    this.#wiring = wiring;
    const { net, known, factors } = wiring;
    this.#toNet = new Mixture(arena, this.net.parameters.length / contents.width, net, known, factors);
    this.#toKnown = new Mixture(arena, countRows(contents), known, net, factors);
  }

  /** Bytes that a model takes up in an arena. */
  static bytes(contents: Contents, shape: NetShape, wiring: Wiring): number {
    const rows = countRows(contents);
    const wires = wiring.net.length;
    return (
      2 * Net.bytes(shape) +
      4 * padded(rows * contents.width * 4) +
      Mixture.bytes(Net.size(shape) / contents.width, wires) +
      Mixture.bytes(rows, wires)
    );
  }

  /** Initializes rows randomly: small for features, zero for traits. */
  start(rng: RngWords): void {
    const { weights, net } = this;
    const { inputs, width } = net.shape;
    this.means.fill(0);
    this.squares.fill(0);
    this.meanLeft = this.squareLeft = 1;
    weights.fill(0);
    const rows = (first: number, count: number, size: number): void => {
      for (let i = first * width; i < (first + count) * width; i++) weights[i] = normal(rng) * size;
    };
    // A net row's own rows come first among its wires.
    const own = new Map<number, number>();
    this.#wiring.net.forEach((row, i) => {
      if (!own.has(row)) own.set(row, this.#wiring.known[i]);
    });
    const each = (from: number, count: number, size: number): void => {
      for (let row = from; row < from + count; row++) rows(own.get(row) as number, 1, size);
    };
    each(0, inputs, 0.15);
    each(inputs + 1, width, Math.sqrt(2 / width));
    each(inputs + width + 2, 2, 0.05);
    each(inputs + width + 5, net.shape.outputs, 0.02);
    this.compose();
  }

  /** A copy. */
  state(): ModelState {
    const { weights, means, squares, meanLeft, squareLeft } = this;
    return { weights: weights.slice(), means: means.slice(), squares: squares.slice(), meanLeft, squareLeft };
  }

  /** Copies a state into this model and composes the net; the state must have the same contents. */
  restore({ weights, means, squares, meanLeft, squareLeft }: ModelState): void {
    this.weights.set(weights);
    this.means.set(means);
    this.squares.set(squares);
    this.meanLeft = meanLeft;
    this.squareLeft = squareLeft;
    this.compose();
  }

  /** Whether all learned numbers are finite. */
  get isFinite(): boolean {
    const { weights } = this;
    return Number.isFinite(this.#arena.kernel.dot(weights.byteOffset, weights.byteOffset, weights.length));
  }

  /** Computes the net's parameters from what is known. */
  compose(): void {
    this.#toNet.mix(this.#arena, this.weights, this.net.parameters);
  }

  /** One step on the gradients of this many samples, which are then cleared. */
  step(rate: number, samples: number): void {
    const { kernel } = this.#arena;
    const known = this.#knownGradient;
    this.#toKnown.mix(this.#arena, this.gradient, known);
    this.gradient.fill(0);
    this.meanLeft *= 0.9;
    this.squareLeft *= 0.999;
    let scale = 1 / samples;
    const length = Math.sqrt(kernel.dot(known.byteOffset, known.byteOffset, known.length)) * scale;
    if (length > LONGEST) scale *= LONGEST / length;
    kernel.adam(
      this.weights.byteOffset,
      known.byteOffset,
      this.means.byteOffset,
      this.squares.byteOffset,
      known.length,
      rate,
      scale,
      1 - this.meanLeft,
      1 - this.squareLeft,
    );
    this.compose();
  }
}

/** Nearly normal, the same on every machine: the sum of twelve uniform draws. */
function normal(rng: RngWords): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += nextUint32(rng) / 4294967296;
  return sum;
}
