// Whether items fall into groups with hardly any between them. Groups are found in one half and judged in the other (2-means, MacQueen
// 1967, with the beginnings of Arthur and Vassilvitskii 2007), so that groups by chance do not pass for real; then each is looked at again.
import { createRng, nextUint32, type RngWords } from '@railwright/engine';
import { wilson, type Interval } from './share.ts';

/** A place in a space of as many dimensions as it has numbers. */
export type Point = Float64Array;

/** Points in groups. */
export interface Groups {
  /** The points of each group; one group where they do not fall apart. */
  readonly groups: readonly (readonly Point[])[];
  /** Whether another sample would fall into as many. */
  readonly sure: boolean;
}

/**
 * The share of items in the middle third of the way between two centers: of items spread evenly it would be a sixth. With less than
 * half of that, they are two groups.
 */
const MOST_BETWEEN = 1 / 12;
/** Two groups differ by this much in everything but the item in which they differ most. */
const LEAST_APART = 1;
const LEAST_PART = 0.05;
const LEAST_POINTS = 100;
const MOST_DEPTH = 3;
const SEED = 1;
const TRIES = 8;
const STEPS = 50;

/** At most eight. */
export function groupsOf(points: readonly Point[], least = LEAST_PART * points.length, depth = 0): Groups {
  const isEnough = points.length >= LEAST_POINTS;
  const whole: Groups = { groups: [points], sure: isEnough || depth > 0 };
  if (depth === MOST_DEPTH || !isEnough) return whole;
  const centers = twoMeans(points.filter((_, i) => i % 2 === 0));
  if (!centers || restOf(centers) < LEAST_APART) return whole;
  const held = points.filter((_, i) => i % 2 === 1);
  const between = held.filter((point) => Math.abs(placeOf(point, centers)) < 1 / 3).length;
  const { low, high }: Interval = wilson(between, held.length);
  if (low >= MOST_BETWEEN) return whole;
  const parts = [-1, 1].map((side) => points.filter((point) => side * placeOf(point, centers) > 0));
  if (parts.some(({ length }) => length < least)) return whole;
  if (high > MOST_BETWEEN) return { groups: [points], sure: false };
  const inside = parts.map((part) => groupsOf(part, least, depth + 1));
  return { groups: inside.flatMap(({ groups }) => groups), sure: inside.every(({ sure }) => sure) };
}

/** The mean of some points. */
export function centroidOf(points: readonly Point[]): Point {
  const mean = new Float64Array(points[0]?.length ?? 0);
  for (const point of points)
    for (let i = 0; i < mean.length; i++)
      mean[i] = (mean[i] as number) + (point[i] as number) / points.length;
  return mean;
}

/** The squared distance of two points. */
export function distanceBetween(a: Point, b: Point): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] as number) - (b[i] as number)) ** 2;
  return sum;
}

type Centers = readonly [Point, Point];

/** -1 at the first center, 1 at the second, on the line through both. */
function placeOf(point: Point, [a, b]: Centers): number {
  const along = distanceBetween(a, b);
  return (distanceBetween(point, a) - distanceBetween(point, b)) / along;
}

/** How far apart they are without what they differ in most. */
function restOf([a, b]: Centers): number {
  const most = a.reduce((max, value, i) => Math.max(max, (value - (b[i] as number)) ** 2), 0);
  return Math.sqrt(Math.max(0, distanceBetween(a, b) - most));
}

/** Undefined where all are alike. */
function twoMeans(points: readonly Point[]): Centers | undefined {
  const rng = createRng(SEED);
  let best: { readonly centers: Centers; readonly cost: number } | undefined;
  for (let i = 0; i < TRIES; i++) {
    const centers = settle(points, begin(points, rng));
    if (!centers) continue;
    const cost = points.reduce(
      (sum, point) => sum + Math.min(...centers.map((c) => distanceBetween(point, c))),
      0,
    );
    if (!best || cost < best.cost) best = { centers, cost };
  }
  return best?.centers;
}

const drawUniform = (rng: RngWords): number => nextUint32(rng) / 2 ** 32;

/** One at random, the other the likelier the further away. */
function begin(points: readonly Point[], rng: RngWords): Centers {
  const first = points[Math.floor(drawUniform(rng) * points.length)] as Point;
  const away = points.map((point) => distanceBetween(point, first));
  let left = drawUniform(rng) * away.reduce((sum, value) => sum + value, 0);
  const at = away.findIndex((value) => (left -= value) < 0);
  return [first, points[at < 0 ? points.length - 1 : at] as Point];
}

function settle(points: readonly Point[], begun: Centers): Centers | undefined {
  let centers = begun;
  for (let step = 0; step < STEPS; step++) {
    const near: Point[] = [];
    const far: Point[] = [];
    for (const point of points)
      (distanceBetween(point, centers[0]) <= distanceBetween(point, centers[1]) ? near : far).push(point);
    if (near.length === 0 || far.length === 0) return undefined;
    const next: Centers = [centroidOf(near), centroidOf(far)];
    const moved = distanceBetween(next[0], centers[0]) + distanceBetween(next[1], centers[1]);
    centers = next;
    if (moved < 1e-12) break;
  }
  return centers;
}
