// Straight lines of cells, for strokes of a brush. All in integers: the line is nudged off the boundaries between cells by
// less than they can notice, so equal input gives equal cells on every machine, and a line reads the same backwards.
import { distance, type Hex } from './hex.ts';

/** The cells from `a` to `b`, both included: distance + 1 of them, each touching the next. */
export function hexLine(a: Hex, b: Hex): Hex[] {
  const steps = distance(a, b);
  if (steps === 0) return [{ q: a.q, r: a.r }];
  const line: Hex[] = [];
  for (let i = 0; i <= steps; i++) line.push(cellOnLine(a, b, i, steps));
  return line;
}

// Cube coordinates of the point i/steps along the way, over the common denominator 8 * steps and nudged by (1, 2, -3): no
// numerator can then lie on a tie, neither in rounding nor in comparing the three rounding errors.
function cellOnLine(a: Hex, b: Hex, i: number, steps: number): Hex {
  const unit = 8 * steps;
  const q = 8 * (a.q * (steps - i) + b.q * i) + 1;
  const r = 8 * (a.r * (steps - i) + b.r * i) + 2;
  const s = -q - r;
  const rq = Math.round(q / unit);
  const rr = Math.round(r / unit);
  const rs = Math.round(s / unit);
  const eq = Math.abs(rq * unit - q);
  const er = Math.abs(rr * unit - r);
  const es = Math.abs(rs * unit - s);
  if (eq > er && eq > es) return { q: 0 - rr - rs, r: rr + 0 };
  if (er > es) return { q: rq + 0, r: 0 - rq - rs };
  return { q: rq + 0, r: rr + 0 };
}
