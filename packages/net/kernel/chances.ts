// The kernel's own exponential and logarithm, since engines differ in theirs, and what is computed from logits. See kernel.ts.

// Adding and subtracting this rounds to the nearest whole number, halves to even, for |x| below 2^22.
const ROUND: f32 = 12582912;

/** e to the power of x for x from -87 to 87; nearly zero below that. After the series of Cephes' expf (Stephen Moshier). */
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

/** The same for four numbers. */
function exps(value: v128): v128 {
  const x = f32x4.min(f32x4.max(value, f32x4.splat(-87)), f32x4.splat(87));
  const round = f32x4.splat(ROUND);
  const k = f32x4.sub(f32x4.add(f32x4.mul(x, f32x4.splat(1.44269504)), round), round);
  const r = f32x4.sub(
    f32x4.sub(x, f32x4.mul(k, f32x4.splat(0.693359375))),
    f32x4.mul(k, f32x4.splat(-0.000212194442)),
  );
  let p = f32x4.splat(0.000198756912);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.00139819993));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.0083334519));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.0416657962));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.166666657));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.5));
  p = f32x4.add(f32x4.add(f32x4.mul(p, f32x4.mul(r, r)), r), f32x4.splat(1));
  return f32x4.mul(p, i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(k), i32x4.splat(127)), 23));
}

/**
 * Turns count logits, multiplied by scale, into probabilities in place; returns the index of the first largest. Works on four at a time,
 * so there must be room up to a multiple of four.
 */
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
  const end = logits + ((<usize>count) << 2);
  const least = f32x4.splat(most),
    by = f32x4.splat(scale);
  for (let at = logits; at < end; at += 16)
    v128.store(at, exps(f32x4.mul(f32x4.sub(v128.load(at), least), by)));
  let sum: f32 = 0;
  for (let at = logits; at < end; at += 4) sum += load<f32>(at);
  const all = f32x4.splat(sum);
  for (let at = logits; at < end; at += 16) v128.store(at, f32x4.div(v128.load(at), all));
  return best;
}

/**
 * Writes to out how the logits of count choices should change: the chosen one by weight, and all of them towards keeping several choices
 * open. Returns how open they are: their entropy.
 */
export function lean(chances: usize, count: i32, chosen: i32, weight: f64, openness: f64, out: usize): f64 {
  let disorder: f64 = 0;
  for (let j = 0; j < count; j++) {
    const o = (<usize>j) << 2;
    const p = <f64>load<f32>(chances + o);
    const l = ln(<f32>(p + 1e-9));
    store<f32>(out + o, l);
    disorder -= p * <f64>l;
  }
  for (let j = 0; j < count; j++) {
    const o = (<usize>j) << 2;
    const p = <f64>load<f32>(chances + o);
    const towards = weight * ((j == chosen ? 1.0 : 0.0) - p);
    store<f32>(out + o, <f32>(towards + openness * p * (<f64>load<f32>(out + o) + disorder)));
  }
  return disorder;
}
