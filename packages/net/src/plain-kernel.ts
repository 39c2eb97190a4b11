// The kernel in plain JavaScript: the fallback where there is no SIMD, and the reference for tests of the compiled one. It gives the same
// bits as ../kernel/kernel.ts: products and sums are rounded to 32 bits one by one, in the same order.
import type { Kernel } from './kernel-calls.ts';

const f = Math.fround;

export function plainKernel(buffer: ArrayBufferLike): Kernel {
  const F = new Float32Array(buffer);
  const S = new Uint16Array(buffer);
  const I = new Uint32Array(buffer);

  /** F[out …] += x * F[row …]; a 32-bit product and a 32-bit sum, since storing rounds. */
  const addRow = (x: number, row: number, out: number, n: number): void => {
    for (let j = 0; j < n; j++) F[out + j] += f(x * F[row + j]);
  };
  const relu = (out: number, n: number): void => {
    for (let j = 0; j < n; j++) if (!(F[out + j] > 0)) F[out + j] = 0;
  };
  const list = (h: number, H: number, li: number, lv: number): number => {
    let n = 0;
    for (let k = 0; k < H; k++) {
      const x = F[(h >> 2) + k];
      if (x === 0) continue;
      S[(li >> 1) + n] = k;
      F[(lv >> 2) + n++] = x;
    }
    return n;
  };
  const scatter = (xi: number, xv: number, n: number, from: number, H: number, to: number): void => {
    for (let k = 0; k < n; k++) addRow(F[(xv >> 2) + k], from >> 2, (to >> 2) + S[(xi >> 1) + k] * H, H);
  };

  const kernel: Kernel = {
    sparse(xi, xv, n, W, b, H, out) {
      const to = out >> 2;
      F.copyWithin(to, b >> 2, (b >> 2) + H);
      for (let k = 0; k < n; k++) addRow(F[(xv >> 2) + k], (W >> 2) + S[(xi >> 1) + k] * H, to, H);
      relu(to, H);
    },
    dense(h, W, b, H, out, li, lv) {
      kernel.sparse(li, lv, list(h, H, li, lv), W, b, H, out);
    },
    dot(a, b, n) {
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      for (let i = a >> 2, j = b >> 2, end = i + n; i < end; i += 4, j += 4) {
        s0 = f(s0 + f(F[i] * F[j]));
        s1 = f(s1 + f(F[i + 1] * F[j + 1]));
        s2 = f(s2 + f(F[i + 2] * F[j + 2]));
        s3 = f(s3 + f(F[i + 3] * F[j + 3]));
      }
      return f(f(f(s0 + s1) + s2) + s3);
    },
    axpy(x, from, to, n) {
      addRow(f(x), from >> 2, to >> 2, n);
    },
    pour(from, to, n) {
      addRow(1, from >> 2, to >> 2, n);
      F.fill(0, from >> 2, (from >> 2) + n);
    },
    policy(offs, count, ai, av, U, h, H, logits) {
      for (let j = 0; j < count; j++) {
        let sum = 0;
        for (let k = I[(offs >> 2) + j], to = I[(offs >> 2) + j + 1]; k < to; k++)
          sum = f(sum + f(F[(av >> 2) + k] * kernel.dot(U + S[(ai >> 1) + k] * H * 4, h, H)));
        F[(logits >> 2) + j] = sum;
      }
    },
    exp,
    ln,
    softmax(logits, count, scale) {
      const l = logits >> 2;
      const by = f(scale);
      // The compiled kernel works on four at a time, past the end too.
      const whole = (count + 3) & ~3;
      let best = 0;
      for (let j = 1; j < count; j++) if (F[l + j] > F[l + best]) best = j;
      const most = F[l + best];
      let sum = 0;
      for (let j = 0; j < whole; j++) F[l + j] = exp(f(f(F[l + j] - most) * by));
      for (let j = 0; j < count; j++) sum = f(sum + F[l + j]);
      for (let j = 0; j < whole; j++) F[l + j] /= sum;
      return best;
    },
    lean(chances, count, chosen, weight, openness, out) {
      const p = chances >> 2;
      const to = out >> 2;
      let disorder = 0;
      for (let j = 0; j < count; j++) {
        F[to + j] = ln(F[p + j] + 1e-9);
        disorder -= F[p + j] * F[to + j];
      }
      for (let j = 0; j < count; j++) {
        const towards = weight * ((j === chosen ? 1 : 0) - F[p + j]);
        F[to + j] = towards + openness * F[p + j] * (F[to + j] + disorder);
      }
      return disorder;
    },
    backward(xi, xv, n, offs, count, ai, av, P, G, inputs, H, h1, h2, dLogits, dV, dW, d2, d1, once, li, lv) {
      const row = H * 4;
      const W2 = (inputs + 1) * row;
      const b2 = W2 + H * row;
      const Wv = b2 + row;
      const Ww = Wv + row;
      const bias = Ww + row;
      const U = bias + row;
      const v = f(dV);
      const w = f(dW);
      const [d1At, d2At, onceAt, liAt, lvAt] = [d1 >> 2, d2 >> 2, once >> 2, li >> 1, lv >> 2];
      for (let j = 0; j < H; j++) F[d2At + j] = f(v * F[((P + Wv) >> 2) + j]) + f(w * F[((P + Ww) >> 2) + j]);
      kernel.axpy(v, h2, G + Wv, H);
      kernel.axpy(w, h2, G + Ww, H);
      F[(G + bias) >> 2] += v;
      F[((G + bias) >> 2) + 1] += w;
      const first = I[offs >> 2];
      const end = I[(offs >> 2) + count];
      for (let j = 0, k = first; j < count; j++)
        for (const to = I[(offs >> 2) + j + 1]; k < to; k++)
          F[onceAt + S[(ai >> 1) + k]] += f(F[(dLogits >> 2) + j] * F[(av >> 2) + k]);
      let listed = 0;
      for (let k = first; k < end; k++) {
        const index = S[(ai >> 1) + k];
        const x = F[onceAt + index];
        if (x === 0) continue;
        F[onceAt + index] = 0;
        S[liAt + listed] = index;
        F[lvAt + listed++] = x;
      }
      for (let k = 0; k < listed; k++) kernel.axpy(F[lvAt + k], P + U + S[liAt + k] * row, d2, H);
      scatter(li, lv, listed, h2, H, G + U);
      for (let j = 0; j < H; j++) {
        if (F[(h2 >> 2) + j] === 0) F[d2At + j] = 0;
        F[d1At + j] = 0;
      }
      kernel.axpy(1, d2, G + b2, H);
      const active = list(h1, H, li, lv);
      for (let i = 0; i < active; i++) F[d1At + S[liAt + i]] = kernel.dot(P + W2 + S[liAt + i] * row, d2, H);
      scatter(li, lv, active, d2, H, G + W2);
      kernel.axpy(1, d1, G + inputs * row, H);
      scatter(xi, xv, n, d1, H, G);
    },
    mix(starts, indices, factors, count, from, to, H) {
      F.fill(0, to >> 2, (to >> 2) + count * H);
      for (let r = 0; r < count; r++)
        for (let i = I[(starts >> 2) + r]; i < I[(starts >> 2) + r + 1]; i++)
          addRow(F[(factors >> 2) + i], (from >> 2) + I[(indices >> 2) + i] * H, (to >> 2) + r * H, H);
    },
    adam(P, G, M, V, n, rate, scale, c1, c2) {
      const step = f(f(rate) / f(c1));
      const k2 = f(1 / f(c2));
      const sc = f(scale);
      const [p, gr, mo, va] = [P >> 2, G >> 2, M >> 2, V >> 2];
      for (let i = 0; i < n; i++) {
        const g = f(F[gr + i] * sc);
        const mean = f(f(B1 * F[mo + i]) + f(R1 * g));
        const m = (F[mo + i] = Math.abs(mean) >= TINY ? mean : 0);
        const v = (F[va + i] = f(f(B2 * F[va + i]) + f(R2 * f(g * g))));
        F[p + i] -= f(f(step * m) / f(f(Math.sqrt(f(v * k2))) + EPSILON));
      }
    },
  };
  return kernel;
}

const B1 = f(0.9);
const B2 = f(0.999);
const R1 = f(0.1);
const R2 = f(0.001);
const EPSILON = f(1e-7);
const TINY = f(1e-30);

const bits = new Int32Array(1);
const float = new Float32Array(bits.buffer);
const ROUND = 12582912;
const LOG2E = f(1.44269504);
const LN2_HIGH = f(0.693359375);
const LN2_LOW = f(-0.000212194442);
const EXP = [0.000198756912, 0.00139819993, 0.0083334519, 0.0416657962, 0.166666657, 0.5].map(f);
const LN = [
  0.0703768358, -0.115146101, 0.116769984, -0.12420141, 0.142493233, -0.166680574, 0.200007141, -0.24999994,
  0.333333313,
].map(f);

function exp(value: number): number {
  const x = Math.max(-87, Math.min(87, f(value)));
  const k = f(f(f(x * LOG2E) + ROUND) - ROUND);
  const r = f(f(x - f(k * LN2_HIGH)) - f(k * LN2_LOW));
  let p = EXP[0];
  for (let i = 1; i < EXP.length; i++) p = f(f(p * r) + EXP[i]);
  p = f(f(f(p * f(r * r)) + r) + 1);
  bits[0] = (k + 127) << 23;
  return f(p * float[0]);
}

function ln(x: number): number {
  float[0] = x;
  const word = bits[0];
  let e = (word >> 23) - 126;
  bits[0] = (word & 0x7fffff) | 0x3f000000;
  let m = float[0];
  if (m < f(0.707106781)) {
    e -= 1;
    m = f(f(m + m) - 1);
  } else m = f(m - 1);
  const z = f(m * m);
  let p = LN[0];
  for (let i = 1; i < LN.length; i++) p = f(f(p * m) + LN[i]);
  let y = f(f(p * m) * z);
  y = f(y + f(e * LN2_LOW));
  y = f(y - f(0.5 * z));
  return f(f(m + y) + f(e * LN2_HIGH));
}
