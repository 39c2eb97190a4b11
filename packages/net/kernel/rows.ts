// Rows of H floats and sparse lists of them; see kernel.ts.

/** out = b + sum of value * W[index]. */
export function gather(xi: usize, xv: usize, n: i32, W: usize, b: usize, H: i32, out: usize): void {
  const end = xi + ((<usize>n) << 1);
  const row = (<usize>H) << 2;
  for (let o: usize = 0; o < row; o += 128) {
    let a0 = v128.load(b + o),
      a1 = v128.load(b + o, 16),
      a2 = v128.load(b + o, 32),
      a3 = v128.load(b + o, 48);
    let a4 = v128.load(b + o, 64),
      a5 = v128.load(b + o, 80),
      a6 = v128.load(b + o, 96),
      a7 = v128.load(b + o, 112);
    const from = W + o;
    let v = xv;
    for (let i = xi; i < end; i += 2, v += 4) {
      const at = from + <usize>load<u16>(i) * row;
      const x = v128.load32_splat(v);
      a0 = f32x4.add(a0, f32x4.mul(x, v128.load(at)));
      a1 = f32x4.add(a1, f32x4.mul(x, v128.load(at, 16)));
      a2 = f32x4.add(a2, f32x4.mul(x, v128.load(at, 32)));
      a3 = f32x4.add(a3, f32x4.mul(x, v128.load(at, 48)));
      a4 = f32x4.add(a4, f32x4.mul(x, v128.load(at, 64)));
      a5 = f32x4.add(a5, f32x4.mul(x, v128.load(at, 80)));
      a6 = f32x4.add(a6, f32x4.mul(x, v128.load(at, 96)));
      a7 = f32x4.add(a7, f32x4.mul(x, v128.load(at, 112)));
    }
    v128.store(out + o, a0);
    v128.store(out + o, a1, 16);
    v128.store(out + o, a2, 32);
    v128.store(out + o, a3, 48);
    v128.store(out + o, a4, 64);
    v128.store(out + o, a5, 80);
    v128.store(out + o, a6, 96);
    v128.store(out + o, a7, 112);
  }
}

/** to[index] += value * from. */
export function scatter(xi: usize, xv: usize, n: i32, from: usize, H: i32, to: usize): void {
  const end = xi + ((<usize>n) << 1);
  const row = (<usize>H) << 2;
  for (let o: usize = 0; o < row; o += 128) {
    const f = from + o;
    const a0 = v128.load(f),
      a1 = v128.load(f, 16),
      a2 = v128.load(f, 32),
      a3 = v128.load(f, 48);
    const a4 = v128.load(f, 64),
      a5 = v128.load(f, 80),
      a6 = v128.load(f, 96),
      a7 = v128.load(f, 112);
    const first = to + o;
    let v = xv;
    for (let i = xi; i < end; i += 2, v += 4) {
      const at = first + <usize>load<u16>(i) * row;
      const x = v128.load32_splat(v);
      v128.store(at, f32x4.add(v128.load(at), f32x4.mul(x, a0)));
      v128.store(at, f32x4.add(v128.load(at, 16), f32x4.mul(x, a1)), 16);
      v128.store(at, f32x4.add(v128.load(at, 32), f32x4.mul(x, a2)), 32);
      v128.store(at, f32x4.add(v128.load(at, 48), f32x4.mul(x, a3)), 48);
      v128.store(at, f32x4.add(v128.load(at, 64), f32x4.mul(x, a4)), 64);
      v128.store(at, f32x4.add(v128.load(at, 80), f32x4.mul(x, a5)), 80);
      v128.store(at, f32x4.add(v128.load(at, 96), f32x4.mul(x, a6)), 96);
      v128.store(at, f32x4.add(v128.load(at, 112), f32x4.mul(x, a7)), 112);
    }
  }
}

/** Lists the non-zero entries of H numbers; returns how many there are. */
export function list(h: usize, H: i32, li: usize, lv: usize): i32 {
  const zero = f32x4.splat(0);
  let n: usize = 0;
  for (let k: usize = 0; k < <usize>H; k += 4) {
    let bits = i32x4.bitmask(f32x4.ne(v128.load(h + (k << 2)), zero));
    for (; bits !== 0; bits &= bits - 1, n++) {
      const i = k + <usize>ctz(bits);
      store<u16>(li + (n << 1), <u16>i);
      store<f32>(lv + (n << 2), load<f32>(h + (i << 2)));
    }
  }
  return <i32>n;
}

/** Replaces negative numbers by zero. */
export function relu(at: usize, H: i32): void {
  const zero = f32x4.splat(0);
  for (let o = at, end = at + ((<usize>H) << 2); o < end; o += 16)
    v128.store(o, f32x4.max(v128.load(o), zero));
}

/** The product of two rows: four sums side by side, then added in order. */
export function dot(a: usize, b: usize, n: i32): f32 {
  let s = f32x4.splat(0);
  for (let o: usize = 0, end = (<usize>n) << 2; o < end; o += 64) {
    s = f32x4.add(s, f32x4.mul(v128.load(a + o), v128.load(b + o)));
    s = f32x4.add(s, f32x4.mul(v128.load(a + o, 16), v128.load(b + o, 16)));
    s = f32x4.add(s, f32x4.mul(v128.load(a + o, 32), v128.load(b + o, 32)));
    s = f32x4.add(s, f32x4.mul(v128.load(a + o, 48), v128.load(b + o, 48)));
  }
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

/** to += from, and from = 0, over n floats. */
export function pour(from: usize, to: usize, n: i32): void {
  const zero = f32x4.splat(0);
  for (let o: usize = 0, end = (<usize>n) << 2; o < end; o += 16) {
    v128.store(to + o, f32x4.add(v128.load(to + o), v128.load(from + o)));
    v128.store(from + o, zero);
  }
}
