// The few functions of probability theory that intervals are made of, to about twelve digits.

/** Coefficients of Lanczos (1964) for g = 7, as computed by Godfrey (2001). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** Natural logarithm of the gamma function for x > 0. Example: logGamma(5) = log 24. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  let sum: number = LANCZOS[0];
  for (let i = 1; i < LANCZOS.length; i++) sum += (LANCZOS[i] as number) / (x - 1 + i);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The natural logarithm of the beta function. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/**
 * The regularised incomplete beta function I_x(a, b): the chance that a Beta(a, b) variable is at most x. By its continued
 * fraction, with the method of Lentz (1976).
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) - logBeta(a, b)) / a;
  const away = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * fraction;
}

/**
 * The regularised upper incomplete gamma function Q(a, x): the chance that a gamma variable of shape a exceeds x. By its series
 * below a + 1, above by its continued fraction with the method of Lentz (1976). Example: Q(1, x) = e⁻ˣ.
 */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 100_000 && term > sum * 1e-16; n++) sum += term *= x / (a + n);
    return 1 - front * sum;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 100_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * fraction;
}

/** The x in [low, high] at which a function that rises from below 0 to above 0 is 0. */
export function solve(rising: (x: number) => number, low: number, high: number): number {
  for (let i = 0; i < 200 && high - low > 1e-15 * Math.max(1, Math.abs(low)); i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The point that a Student t variable with `freedom` degrees of freedom does not exceed with chance p, 0.5 <= p < 1. */
export function tQuantile(p: number, freedom: number): number {
  const tail = 2 * (1 - p);
  // t^2 / (freedom + t^2) is a Beta variable; the other end of it keeps digits where t is large.
  const x = solve((y) => incompleteBeta(y, freedom / 2, 0.5) - tail, 0, 1);
  return Math.sqrt((freedom * (1 - x)) / Math.max(x, Number.MIN_VALUE));
}

/** The point that a normal variable does not exceed with chance p, 0.5 <= p < 1: that of t with very many degrees of freedom. */
export function normalQuantile(p: number): number {
  return tQuantile(p, 1e7);
}

/** The point that a Beta(a, b) variable does not exceed with chance p. */
export function betaQuantile(p: number, a: number, b: number): number {
  return solve((x) => incompleteBeta(x, a, b) - p, 0, 1);
}
