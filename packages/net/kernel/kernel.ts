// The inner loops of the net in AssemblyScript, with 128-bit SIMD. Arguments are byte offsets into one memory; rows are H floats, H a
// multiple of 32; sparse lists are u16 indices with f32 values. Every sum has a fixed order, so that ../src/plain-kernel.ts, which does
// the same without WebAssembly, gives the same bits. Change both together.
import { axpy, dot, gather, list, relu, scatter } from './rows';

export { exp, lean, ln, softmax } from './chances';
export { axpy, dot, pour } from './rows';

/** out = relu(b + sum of value * W[index]). */
export function sparse(xi: usize, xv: usize, n: i32, W: usize, b: usize, H: i32, out: usize): void {
  gather(xi, xv, n, W, b, H, out);
  relu(out, H);
}

/** out = relu(b + h W) for h of H floats, whose non-zero entries are listed in li and lv. */
export function dense(h: usize, W: usize, b: usize, H: i32, out: usize, li: usize, lv: usize): void {
  gather(li, lv, list(h, H, li, lv), W, b, H, out);
  relu(out, H);
}

/**
 * logits[j] = sum of value * (U[index] . h) over the features of choice j; offs has count + 1 entries (u32). Choices share features, so
 * products are kept in `once`, a float for each row of U, zero before and after.
 */
export function policy(
  offs: usize,
  count: i32,
  ai: usize,
  av: usize,
  U: usize,
  h: usize,
  H: i32,
  logits: usize,
  once: usize,
): void {
  const first = load<u32>(offs);
  let k = first;
  for (let j = 0; j < count; j++) {
    let sum: f32 = 0;
    for (const to = load<u32>(offs + ((<usize>j) << 2), 4); k < to; k++) {
      const index = <usize>load<u16>(ai + ((<usize>k) << 1));
      const at = once + (index << 2);
      let x = load<f32>(at);
      if (x == 0) {
        x = dot(U + ((index * H) << 2), h, H);
        store<f32>(at, x);
      }
      sum += load<f32>(av + ((<usize>k) << 2)) * x;
    }
    store<f32>(logits + ((<usize>j) << 2), sum);
  }
  for (let i = first; i < k; i++) store<f32>(once + ((<usize>load<u16>(ai + ((<usize>i) << 1))) << 2), 0);
}

/**
 * Adds the gradients of one sample whose layers h1 and h2 are those of the last forward pass. P and G, parameters and gradients, are both
 * rows laid out W1 b1 W2 b2 Wv Ww biases U. dV and dW are how the two values should change; dLogits is the same for the choices. `once`
 * is used as in policy: how each feature should change over all choices; li and lv have room for as many entries, and for H.
 */
export function backward(
  xi: usize,
  xv: usize,
  n: i32,
  offs: usize,
  count: i32,
  ai: usize,
  av: usize,
  P: usize,
  G: usize,
  inputs: i32,
  H: i32,
  h1: usize,
  h2: usize,
  dLogits: usize,
  dV: f32,
  dW: f32,
  d2: usize,
  d1: usize,
  once: usize,
  li: usize,
  lv: usize,
): void {
  const row = (<usize>H) << 2;
  const W2 = <usize>(inputs + 1) * row,
    b2 = W2 + <usize>H * row,
    Wv = b2 + row,
    Ww = Wv + row,
    bias = Ww + row,
    U = bias + row;
  const v = f32x4.splat(dV),
    w = f32x4.splat(dW),
    zero = f32x4.splat(0);
  for (let o: usize = 0; o < row; o += 16)
    v128.store(d2 + o, f32x4.add(f32x4.mul(v, v128.load(P + Wv + o)), f32x4.mul(w, v128.load(P + Ww + o))));
  axpy(dV, h2, G + Wv, H);
  axpy(dW, h2, G + Ww, H);
  store<f32>(G + bias, load<f32>(G + bias) + dV);
  store<f32>(G + bias, load<f32>(G + bias, 4) + dW, 4);
  const first = load<u32>(offs);
  let k = first;
  for (let j = 0; j < count; j++) {
    const dl = load<f32>(dLogits + ((<usize>j) << 2));
    for (const to = load<u32>(offs + ((<usize>j) << 2), 4); k < to; k++) {
      const at = once + ((<usize>load<u16>(ai + ((<usize>k) << 1))) << 2);
      store<f32>(at, load<f32>(at) + dl * load<f32>(av + ((<usize>k) << 2)));
    }
  }
  let listed: usize = 0;
  for (let i = first; i < k; i++) {
    const index = load<u16>(ai + ((<usize>i) << 1));
    const at = once + ((<usize>index) << 2);
    const x = load<f32>(at);
    if (x == 0) continue;
    store<f32>(at, 0);
    store<u16>(li + (listed << 1), index);
    store<f32>(lv + (listed << 2), x);
    listed++;
  }
  gather(li, lv, <i32>listed, P + U, d2, H, d2);
  scatter(li, lv, <i32>listed, h2, H, G + U);
  for (let o: usize = 0; o < row; o += 16) {
    v128.store(d2 + o, v128.and(v128.load(d2 + o), f32x4.ne(v128.load(h2 + o), zero)));
    v128.store(d1 + o, zero);
  }
  axpy(1, d2, G + b2, H);
  const active = list(h1, H, li, lv);
  for (let i: usize = 0; i < <usize>active; i++) {
    const unit = <usize>load<u16>(li + (i << 1));
    store<f32>(d1 + (unit << 2), dot(P + W2 + unit * row, d2, H));
  }
  scatter(li, lv, active, d2, H, G + W2);
  axpy(1, d1, G + <usize>inputs * row, H);
  scatter(xi, xv, n, d1, H, G);
}

/** to[r] = sum of factor * from[index] over the list of each of `count` rows; starts has count + 1 entries; indices are u32. */
export function mix(
  starts: usize,
  indices: usize,
  factors: usize,
  count: i32,
  from: usize,
  to: usize,
  H: i32,
): void {
  const row = (<usize>H) << 2;
  for (let r: usize = 0; r < <usize>count; r++) {
    const first = (<usize>load<u32>(starts + (r << 2))) << 2,
      end = (<usize>load<u32>(starts + (r << 2), 4)) << 2;
    const out = to + r * row;
    for (let o: usize = 0; o < row; o += 64) {
      let a0 = f32x4.splat(0),
        a1 = a0,
        a2 = a0,
        a3 = a0;
      for (let i = first; i < end; i += 4) {
        const at = from + <usize>load<u32>(indices + i) * row + o;
        const x = v128.load32_splat(factors + i);
        a0 = f32x4.add(a0, f32x4.mul(x, v128.load(at)));
        a1 = f32x4.add(a1, f32x4.mul(x, v128.load(at, 16)));
        a2 = f32x4.add(a2, f32x4.mul(x, v128.load(at, 32)));
        a3 = f32x4.add(a3, f32x4.mul(x, v128.load(at, 48)));
      }
      v128.store(out + o, a0);
      v128.store(out + o, a1, 16);
      v128.store(out + o, a2, 32);
      v128.store(out + o, a3, 48);
    }
  }
}

/** Means of gradients below this are zero: they would shrink for ever without vanishing, and processors are slow at such numbers. */
const TINY: f32 = 1e-30;

/** One step of Adam (Kingma, Ba 2015) over n floats, a multiple of 4; G is multiplied by scale, c1 and c2 undo the bias of the means. */
export function adam(
  P: usize,
  G: usize,
  M: usize,
  V: usize,
  n: i32,
  rate: f32,
  scale: f32,
  c1: f32,
  c2: f32,
): void {
  const b1 = f32x4.splat(0.9),
    b2 = f32x4.splat(0.999),
    r1 = f32x4.splat(0.1),
    r2 = f32x4.splat(0.001);
  const eps = f32x4.splat(1e-7),
    step = f32x4.splat(rate / c1),
    k2 = f32x4.splat(<f32>1 / c2),
    sc = f32x4.splat(scale),
    tiny = f32x4.splat(TINY);
  for (let o: usize = 0, end = (<usize>n) << 2; o < end; o += 16) {
    // Most features were never met and do not move.
    if (!v128.any_true(v128.or(v128.load(G + o), v128.or(v128.load(M + o), v128.load(V + o))))) continue;
    const g = f32x4.mul(v128.load(G + o), sc);
    const mean = f32x4.add(f32x4.mul(b1, v128.load(M + o)), f32x4.mul(r1, g));
    const m = v128.and(mean, f32x4.ge(f32x4.abs(mean), tiny));
    const v = f32x4.add(f32x4.mul(b2, v128.load(V + o)), f32x4.mul(r2, f32x4.mul(g, g)));
    v128.store(M + o, m);
    v128.store(V + o, v);
    v128.store(
      P + o,
      f32x4.sub(
        v128.load(P + o),
        f32x4.div(f32x4.mul(step, m), f32x4.add(f32x4.sqrt(f32x4.mul(v, k2)), eps)),
      ),
    );
  }
}
