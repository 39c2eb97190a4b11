// The inner loops of the net in AssemblyScript, with 128-bit SIMD. Arguments are byte offsets into one memory; rows are H floats,
// H a multiple of 32; sparse lists are u16 indices beside f32 values. Every sum has one order, so that ../src/plain-kernel.ts, which
// does the same without WebAssembly, gives the same bits. Change both together.

/** out = relu(b + sum of value * W[index]). */
export function sparse(xi: usize, xv: usize, n: i32, W: usize, b: usize, H: i32, out: usize): void {
  const zero = f32x4.splat(0);
  const end = xi + ((<usize>n) << 1);
  for (let c = 0; c < H; c += 32) {
    const o = (<usize>c) << 2;
    let a0 = v128.load(b + o),
      a1 = v128.load(b + o, 16),
      a2 = v128.load(b + o, 32),
      a3 = v128.load(b + o, 48);
    let a4 = v128.load(b + o, 64),
      a5 = v128.load(b + o, 80),
      a6 = v128.load(b + o, 96),
      a7 = v128.load(b + o, 112);
    let v = xv;
    for (let i = xi; i < end; i += 2, v += 4) {
      const row = W + ((<usize>load<u16>(i) * H) << 2) + o;
      const x = v128.load32_splat(v);
      a0 = f32x4.add(a0, f32x4.mul(x, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(x, v128.load(row, 16)));
      a2 = f32x4.add(a2, f32x4.mul(x, v128.load(row, 32)));
      a3 = f32x4.add(a3, f32x4.mul(x, v128.load(row, 48)));
      a4 = f32x4.add(a4, f32x4.mul(x, v128.load(row, 64)));
      a5 = f32x4.add(a5, f32x4.mul(x, v128.load(row, 80)));
      a6 = f32x4.add(a6, f32x4.mul(x, v128.load(row, 96)));
      a7 = f32x4.add(a7, f32x4.mul(x, v128.load(row, 112)));
    }
    v128.store(out + o, f32x4.max(a0, zero));
    v128.store(out + o, f32x4.max(a1, zero), 16);
    v128.store(out + o, f32x4.max(a2, zero), 32);
    v128.store(out + o, f32x4.max(a3, zero), 48);
    v128.store(out + o, f32x4.max(a4, zero), 64);
    v128.store(out + o, f32x4.max(a5, zero), 80);
    v128.store(out + o, f32x4.max(a6, zero), 96);
    v128.store(out + o, f32x4.max(a7, zero), 112);
  }
}

/** out = relu(b + h W) for h of H floats; zeros are skipped. */
export function dense(h: usize, W: usize, b: usize, H: i32, out: usize): void {
  const zero = f32x4.splat(0);
  for (let c = 0; c < H; c += 32) {
    const o = (<usize>c) << 2;
    let a0 = v128.load(b + o),
      a1 = v128.load(b + o, 16),
      a2 = v128.load(b + o, 32),
      a3 = v128.load(b + o, 48);
    let a4 = v128.load(b + o, 64),
      a5 = v128.load(b + o, 80),
      a6 = v128.load(b + o, 96),
      a7 = v128.load(b + o, 112);
    for (let k = 0; k < H; k++) {
      const at = h + ((<usize>k) << 2);
      if (load<f32>(at) == 0) continue;
      const row = W + ((<usize>k * H) << 2) + o;
      const x = v128.load32_splat(at);
      a0 = f32x4.add(a0, f32x4.mul(x, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(x, v128.load(row, 16)));
      a2 = f32x4.add(a2, f32x4.mul(x, v128.load(row, 32)));
      a3 = f32x4.add(a3, f32x4.mul(x, v128.load(row, 48)));
      a4 = f32x4.add(a4, f32x4.mul(x, v128.load(row, 64)));
      a5 = f32x4.add(a5, f32x4.mul(x, v128.load(row, 80)));
      a6 = f32x4.add(a6, f32x4.mul(x, v128.load(row, 96)));
      a7 = f32x4.add(a7, f32x4.mul(x, v128.load(row, 112)));
    }
    v128.store(out + o, f32x4.max(a0, zero));
    v128.store(out + o, f32x4.max(a1, zero), 16);
    v128.store(out + o, f32x4.max(a2, zero), 32);
    v128.store(out + o, f32x4.max(a3, zero), 48);
    v128.store(out + o, f32x4.max(a4, zero), 64);
    v128.store(out + o, f32x4.max(a5, zero), 80);
    v128.store(out + o, f32x4.max(a6, zero), 96);
    v128.store(out + o, f32x4.max(a7, zero), 112);
  }
}

/** The product of two rows: four sums side by side, added from the first to the last. */
export function dot(a: usize, b: usize, n: i32): f32 {
  let s = f32x4.splat(0);
  for (let o: usize = 0, end = (<usize>n) << 2; o < end; o += 16)
    s = f32x4.add(s, f32x4.mul(v128.load(a + o), v128.load(b + o)));
  return (
    f32x4.extract_lane(s, 0) + f32x4.extract_lane(s, 1) + f32x4.extract_lane(s, 2) + f32x4.extract_lane(s, 3)
  );
}

/** to += x * from, over n floats. */
export function axpy(x: f32, from: usize, to: usize, n: i32): void {
  const v = f32x4.splat(x);
  for (let o: usize = 0, end = (<usize>n) << 2; o < end; o += 16)
    v128.store(to + o, f32x4.add(v128.load(to + o), f32x4.mul(v, v128.load(from + o))));
}

/** logits[j] = sum of value * (U[index] . h) over the features of choice j; offs has count + 1 entries (u32). */
export function policy(
  offs: usize,
  count: i32,
  ai: usize,
  av: usize,
  U: usize,
  h: usize,
  H: i32,
  logits: usize,
): void {
  for (let j = 0; j < count; j++) {
    const from = load<u32>(offs + ((<usize>j) << 2)),
      to = load<u32>(offs + ((<usize>j) << 2), 4);
    let sum: f32 = 0;
    for (let k = from; k < to; k++)
      sum +=
        load<f32>(av + ((<usize>k) << 2)) *
        dot(U + ((<usize>load<u16>(ai + ((<usize>k) << 1)) * H) << 2), h, H);
    store<f32>(logits + ((<usize>j) << 2), sum);
  }
}

// Rounds to the nearest whole number, halves to even, for |x| below 2^22.
const ROUND: f32 = 12582912;

/** e to the power of x for x from -87 to 87; below, nearly nothing. After the series of Cephes' expf (Stephen Moshier). */
export function exp(x: f32): f32 {
  if (x < -87) x = -87;
  if (x > 87) x = 87;
  const k = x * <f32>1.44269504 + ROUND - ROUND;
  const r = x - k * <f32>0.693359375 - k * <f32>-0.000212194442;
  let p: f32 = 0.000198756912;
  p = p * r + <f32>0.00139819993;
  p = p * r + <f32>0.0083334519;
  p = p * r + <f32>0.0416657962;
  p = p * r + <f32>0.166666657;
  p = p * r + <f32>0.5;
  p = p * (r * r) + r + <f32>1;
  return p * reinterpret<f32>((<i32>k + 127) << 23);
}

/** Natural logarithm of a positive, normal x. After the series of Cephes' logf (Stephen Moshier). */
export function ln(x: f32): f32 {
  const bits = reinterpret<i32>(x);
  let e: f32 = <f32>((bits >> 23) - 126);
  let m = reinterpret<f32>((bits & 0x7fffff) | 0x3f000000);
  if (m < <f32>0.707106781) {
    e -= 1;
    m = m + m - 1;
  } else m = m - 1;
  const z = m * m;
  let p: f32 = 0.0703768358;
  p = p * m - <f32>0.115146101;
  p = p * m + <f32>0.116769984;
  p = p * m - <f32>0.12420141;
  p = p * m + <f32>0.142493233;
  p = p * m - <f32>0.166680574;
  p = p * m + <f32>0.200007141;
  p = p * m - <f32>0.24999994;
  p = p * m + <f32>0.333333313;
  let y = p * m * z;
  y = y + e * <f32>-0.000212194442;
  y = y - <f32>0.5 * z;
  return m + y + e * <f32>0.693359375;
}

/** Turns count logits, multiplied by scale, into probabilities in place; returns the place of the first largest. */
export function softmax(logits: usize, count: i32, scale: f32): i32 {
  let best = 0;
  let most = load<f32>(logits);
  for (let j = 1; j < count; j++) {
    const l = load<f32>(logits + ((<usize>j) << 2));
    if (l > most) {
      most = l;
      best = j;
    }
  }
  let sum: f32 = 0;
  for (let j = 0; j < count; j++) {
    const at = logits + ((<usize>j) << 2);
    const p = exp((load<f32>(at) - most) * scale);
    store<f32>(at, p);
    sum += p;
  }
  for (let j = 0; j < count; j++) {
    const at = logits + ((<usize>j) << 2);
    store<f32>(at, load<f32>(at) / sum);
  }
  return best;
}

/**
 * Adds the gradients of one sample whose layers h1 and h2 are those of the last forward pass. P and G, parameters and gradients, are
 * both rows laid out W1 b1 W2 b2 Wv Ww biases U. dV and dW: what the two values should change by; dLogits the same for the choices.
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
): void {
  const row = (<usize>H) << 2;
  const W2 = <usize>(inputs + 1) * row,
    b2 = W2 + <usize>H * row,
    Wv = b2 + row,
    Ww = Wv + row,
    bias = Ww + row,
    U = bias + row;
  const v = f32x4.splat(dV),
    w = f32x4.splat(dW);
  for (let o: usize = 0; o < row; o += 16)
    v128.store(d2 + o, f32x4.add(f32x4.mul(v, v128.load(P + Wv + o)), f32x4.mul(w, v128.load(P + Ww + o))));
  axpy(dV, h2, G + Wv, H);
  axpy(dW, h2, G + Ww, H);
  store<f32>(G + bias, load<f32>(G + bias) + dV);
  store<f32>(G + bias, load<f32>(G + bias, 4) + dW, 4);
  for (let j = 0; j < count; j++) {
    const dl = load<f32>(dLogits + ((<usize>j) << 2));
    if (dl == 0) continue;
    const from = load<u32>(offs + ((<usize>j) << 2)),
      to = load<u32>(offs + ((<usize>j) << 2), 4);
    for (let k = from; k < to; k++) {
      const u = U + <usize>load<u16>(ai + ((<usize>k) << 1)) * row;
      const x = dl * load<f32>(av + ((<usize>k) << 2));
      axpy(x, P + u, d2, H);
      axpy(x, h2, G + u, H);
    }
  }
  for (let o: usize = 0; o < row; o += 4) if (load<f32>(h2 + o) <= 0) store<f32>(d2 + o, 0);
  axpy(1, d2, G + b2, H);
  for (let k = 0; k < H; k++) {
    const o = (<usize>k) << 2;
    const x = load<f32>(h1 + o);
    if (x <= 0) {
      store<f32>(d1 + o, 0);
      continue;
    }
    store<f32>(d1 + o, dot(P + W2 + <usize>k * row, d2, H));
    axpy(x, d2, G + W2 + <usize>k * row, H);
  }
  axpy(1, d1, G + <usize>inputs * row, H);
  for (let k = 0; k < n; k++)
    axpy(load<f32>(xv + ((<usize>k) << 2)), d1, G + <usize>load<u16>(xi + ((<usize>k) << 1)) * row, H);
}

/** to[b[i]] += factor[i] * from[a[i]] for n rows; a and b are lists of u32. */
export function mix(a: usize, b: usize, factors: usize, n: i32, from: usize, to: usize, H: i32): void {
  for (let i = 0, o: usize = 0; i < n; i++, o += 4)
    axpy(
      load<f32>(factors + o),
      from + ((<usize>load<u32>(a + o) * H) << 2),
      to + ((<usize>load<u32>(b + o) * H) << 2),
      H,
    );
}

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
    sc = f32x4.splat(scale);
  for (let o: usize = 0, end = (<usize>n) << 2; o < end; o += 16) {
    const g = f32x4.mul(v128.load(G + o), sc);
    const m = f32x4.add(f32x4.mul(b1, v128.load(M + o)), f32x4.mul(r1, g));
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
