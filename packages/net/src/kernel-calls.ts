// The functions of the kernel, compiled or in plain JavaScript.

/** Arguments are byte offsets, except for counts, H and factors; see ../kernel/kernel.ts for what each function does. */
export interface Kernel {
  /** out = relu(b + sum of value × W[index]) for n pairs of index and value; `out` has H floats. */
  sparse(xi: number, xv: number, n: number, W: number, b: number, H: number, out: number): void;
  /** out = relu(b + h W) for H floats; lists the non-zero entries of h in li and lv. */
  dense(h: number, W: number, b: number, H: number, out: number, li: number, lv: number): void;
  /** The sum of a[i] × b[i] over n floats. */
  dot(a: number, b: number, n: number): number;
  /** to += x × from, over n floats. */
  axpy(x: number, from: number, to: number, n: number): void;
  /** to += from, over n floats; clears `from`. */
  pour(from: number, to: number, n: number): void;
  /** logits[j] = sum of value × (U[index] · h) over the features of choice j. */
  policy(
    offs: number,
    count: number,
    ai: number,
    av: number,
    U: number,
    h: number,
    H: number,
    logits: number,
    once: number,
  ): void;
  /** e to the power x for x from -87 to 87, the same on every machine; nearly 0 below that. */
  exp(x: number): number;
  /** Natural logarithm of a positive, normal x, the same on every machine. */
  ln(x: number): number;
  /**
   * Turns logits × scale into probabilities in place; returns the index of the first largest. Needs room up to a
   * multiple of 4.
   */
  softmax(logits: number, count: number, scale: number): number;
  /**
   * Writes the gradient of the logits to `out`: the chosen one moves by `weight`, all move towards higher
   * entropy by `openness`. Returns the entropy.
   */
  lean(chances: number, count: number, chosen: number, weight: number, openness: number, out: number): number;
  /** Adds the gradients of one sample to G. */
  backward(
    xi: number,
    xv: number,
    n: number,
    offs: number,
    count: number,
    ai: number,
    av: number,
    P: number,
    G: number,
    inputs: number,
    H: number,
    h1: number,
    h2: number,
    dLogits: number,
    dV: number,
    dW: number,
    d2: number,
    d1: number,
    once: number,
    li: number,
    lv: number,
  ): void;
  /** to[r] = sum of factor × from[index] over the list of each of `count` rows of H floats. */
  mix(
    starts: number,
    indices: number,
    factors: number,
    count: number,
    from: number,
    to: number,
    H: number,
  ): void;
  /** One step of Adam (Kingma, Ba 2015) over n floats, a multiple of 4. */
  adam(
    P: number,
    G: number,
    M: number,
    V: number,
    n: number,
    rate: number,
    scale: number,
    c1: number,
    c2: number,
  ): void;
}
