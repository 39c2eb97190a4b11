// Moves of the whole lattice onto itself: a symmetry about some center, or a shift. The center may be a cell (all twelve
// symmetries), the middle of an edge (the half turn and two mirrors) or a vertex (turns by thirds and three mirrors).
import { directionVector } from './directions.ts';
import { edgeAt, vertexAt, type Edge, type Vertex } from './edges.ts';
import type { Hex } from './hex.ts';
import {
  applySymmetry,
  composeSymmetries,
  inverseSymmetry,
  isMirror,
  symmetryMatrix,
  turnDirection,
} from './symmetry.ts';

/** A point in sixths of an axial step, so that cells, middles of edges and vertices are all whole numbers. */
export interface Center {
  readonly q6: number;
  readonly r6: number;
}

/** The center of a cell. */
export function cellCenter(h: Hex): Center {
  return { q6: 6 * h.q, r6: 6 * h.r };
}

/** The middle of an edge. */
export function edgeCenter(edge: Edge): Center {
  const d = directionVector(edge.side);
  return { q6: 6 * edge.q + 3 * d.q, r6: 6 * edge.r + 3 * d.r };
}

/** The point where the three cells of a vertex meet. */
export function vertexCenter(vertex: Vertex): Center {
  const d = directionVector(vertex.corner);
  const e = directionVector(vertex.corner + 1);
  return { q6: 6 * vertex.q + 2 * (d.q + e.q), r6: 6 * vertex.r + 2 * (d.r + e.r) };
}

/** Does symmetry `element` about the origin, then shifts by (q, r). */
export interface Transform {
  /** Symmetry 0 to 11 about the origin. */
  readonly element: number;
  readonly q: number;
  readonly r: number;
}

/** The shift by a vector, without a turn. */
export function shiftBy(vector: Hex): Transform {
  return { element: 0, q: vector.q, r: vector.r };
}

/** The symmetry `element` about `center`, or undefined when it would not take cells to cells. */
export function symmetryAbout(center: Center, element: number): Transform | undefined {
  const { a, b, c, d } = symmetryMatrix(element);
  const q = (center.q6 - a * center.q6 - b * center.r6) / 6;
  const r = (center.r6 - c * center.q6 - d * center.r6) / 6;
  return Number.isInteger(q) && Number.isInteger(r) ? { element, q, r } : undefined;
}

/** Those symmetries of `group` that take cells to cells about `center`; again a group. */
export function groupAbout(center: Center, group: readonly number[]): Transform[] {
  const transforms: Transform[] = [];
  for (const element of group) {
    const transform = symmetryAbout(center, element);
    if (transform) transforms.push(transform);
  }
  return transforms;
}

/** Whether the whole of `group` takes cells to cells about `center`. */
export function supportsGroup(center: Center, group: readonly number[]): boolean {
  return group.every((element) => symmetryAbout(center, element) !== undefined);
}

/** The transform that does `first` and then `second`. */
export function composeTransforms(second: Transform, first: Transform): Transform {
  const { q, r } = transformHex(second, first);
  return { element: composeSymmetries(second.element, first.element), q, r };
}

/** The transform that undoes `transform`. */
export function inverseTransform(transform: Transform): Transform {
  const element = inverseSymmetry(transform.element);
  const { q, r } = applySymmetry(element, transform);
  return { element, q: 0 - q, r: 0 - r };
}

/** The cell that `h` moves to. */
export function transformHex(transform: Transform, h: Hex): Hex {
  const { a, b, c, d } = symmetryMatrix(transform.element);
  return { q: a * h.q + b * h.r + transform.q, r: c * h.q + d * h.r + transform.r };
}

/** The edge that `edge` moves to, in its canonical address. */
export function transformEdge(transform: Transform, edge: Edge): Edge {
  return edgeAt(transformHex(transform, edge), turnDirection(transform.element, edge.side));
}

/** The vertex that `vertex` moves to, in its canonical address. */
export function transformVertex(transform: Transform, vertex: Vertex): Vertex {
  const { element } = transform;
  // A mirror swaps the two directions that a corner lies between, so the smaller of them comes from the larger.
  const corner = turnDirection(element, isMirror(element) ? vertex.corner + 1 : vertex.corner);
  return vertexAt(transformHex(transform, vertex), corner);
}
