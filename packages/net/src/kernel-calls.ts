// What the kernel does, in either form.

/** Arguments are byte offsets, except for counts, H and factors; see ../kernel/kernel.ts for what each function does. */
export interface Kernel {
  sparse(xi: number, xv: number, n: number, W: number, b: number, H: number, out: number): void;
  dense(h: number, W: number, b: number, H: number, out: number, li: number, lv: number): void;
  dot(a: number, b: number, n: number): number;
  axpy(x: number, from: number, to: number, n: number): void;
  pour(from: number, to: number, n: number): void;
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
  exp(x: number): number;
  ln(x: number): number;
  softmax(logits: number, count: number, scale: number): number;
  lean(chances: number, count: number, chosen: number, weight: number, openness: number, out: number): number;
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
  mix(
    starts: number,
    indices: number,
    factors: number,
    count: number,
    from: number,
    to: number,
    H: number,
  ): void;
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
