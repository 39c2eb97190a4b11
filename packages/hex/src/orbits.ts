// Cells that belong together under a symmetry: the cells that one stroke paints, the pairs that spoil the symmetry of a map, and
// the center that fits a map best. A group is given as the transforms that `groupAbout` makes.
import { edgeKey, edgesOf, verticesOf, type Edge } from './edges.ts';
import { hexNumber, type Hex } from './hex.ts';
import { disk } from './ring.ts';
import {
  cellCenter,
  edgeCenter,
  groupAbout,
  supportsGroup,
  transformEdge,
  transformHex,
  vertexCenter,
  type Center,
  type Transform,
} from './transform.ts';

/** All images of a cell, each once, the cell itself first. */
export function orbit(group: readonly Transform[], h: Hex): Hex[] {
  return images(group, h, transformHex, hexNumber);
}

/** All images of an edge, each once, the edge itself first. */
export function edgeOrbit(group: readonly Transform[], edge: Edge): Edge[] {
  return images(group, edge, transformEdge, edgeKey);
}

/** Splits cells into orbits, in order of their first cell; images that are not among `cells` are left out. */
export function orbitsOf(group: readonly Transform[], cells: readonly Hex[]): Hex[][] {
  return partition(cells, (h) => orbit(group, h), hexNumber);
}

/** Splits edges into orbits, in order of their first edge; images that are not among `edges` are left out. */
export function edgeOrbitsOf(group: readonly Transform[], edges: readonly Edge[]): Edge[][] {
  return partition(edges, (edge) => edgeOrbit(group, edge), edgeKey);
}

/**
 * Pairs of a cell and one of its images for which `same` says no; each pair once, in the order of `cells`. Images may lie
 * outside `cells`: `same` must know what it says of them. It is asked once per pair and must not depend on the order.
 */
export function differingPairs(
  group: readonly Transform[],
  cells: readonly Hex[],
  same: (cell: Hex, image: Hex) => boolean,
): [Hex, Hex][] {
  return differing(cells, (h) => orbit(group, h), hexNumber, same);
}

/** As `differingPairs`, for edges. */
export function differingEdgePairs(
  group: readonly Transform[],
  edges: readonly Edge[],
  same: (edge: Edge, image: Edge) => boolean,
): [Edge, Edge][] {
  return differing(edges, (edge) => edgeOrbit(group, edge), edgeKey, same);
}

/**
 * The center about which `group` (element numbers) takes most of these cells to one another: among the cells, edges and
 * vertices near their middle that support the whole group, the nearest to the middle of the best. Undefined for no cells.
 */
export function bestCenter(cells: readonly Hex[], group: readonly number[]): Center | undefined {
  if (cells.length === 0) return undefined;
  const q = cells.reduce((sum, h) => sum + h.q, 0) / cells.length;
  const r = cells.reduce((sum, h) => sum + h.r, 0) / cells.length;
  const known = new Set(cells.map(hexNumber));
  let best: Center | undefined;
  let [bestScore, bestGap] = [-1, 0];
  for (const center of centersNear({ q: Math.round(q), r: Math.round(r) })) {
    if (!supportsGroup(center, group)) continue;
    let score = 0;
    for (const transform of groupAbout(center, group))
      for (const h of cells) if (known.has(hexNumber(transformHex(transform, h)))) score++;
    const [dq, dr] = [center.q6 / 6 - q, center.r6 / 6 - r];
    const gap = dq * dq + dq * dr + dr * dr;
    // Points of one axis are equally far from the middle but for rounding; the first of them stays.
    if (score > bestScore || (score === bestScore && gap < bestGap - 1e-9))
      [best, bestScore, bestGap] = [center, score, gap];
  }
  return best;
}

type Key = string | number;

function centersNear(middle: Hex): Center[] {
  const centers = new Map<string, Center>();
  const add = (center: Center): void => void centers.set(`${center.q6},${center.r6}`, center);
  const cells = disk(middle, 1);
  for (const h of cells) add(cellCenter(h));
  for (const h of cells) for (const edge of edgesOf(h)) add(edgeCenter(edge));
  for (const h of cells) for (const vertex of verticesOf(h)) add(vertexCenter(vertex));
  return [...centers.values()];
}

function images<T>(
  group: readonly Transform[],
  thing: T,
  move: (t: Transform, x: T) => T,
  key: (x: T) => Key,
): T[] {
  const found = new Map<Key, T>([[key(thing), thing]]);
  for (const transform of group) {
    const image = move(transform, thing);
    const k = key(image);
    if (!found.has(k)) found.set(k, image);
  }
  return [...found.values()];
}

function partition<T>(things: readonly T[], orbitOf: (x: T) => T[], key: (x: T) => Key): T[][] {
  const left = new Set(things.map(key));
  const parts: T[][] = [];
  for (const thing of things) {
    if (!left.has(key(thing))) continue;
    const part = orbitOf(thing).filter((member) => left.has(key(member)));
    for (const member of part) left.delete(key(member));
    parts.push(part);
  }
  return parts;
}

function differing<T>(
  things: readonly T[],
  orbitOf: (x: T) => T[],
  key: (x: T) => Key,
  same: (a: T, b: T) => boolean,
): [T, T][] {
  const pairs: [T, T][] = [];
  const done = new Set<Key>();
  for (const thing of things) {
    for (const image of orbitOf(thing).slice(1))
      if (!done.has(key(image)) && !same(thing, image)) pairs.push([thing, image]);
    done.add(key(thing));
  }
  return pairs;
}
