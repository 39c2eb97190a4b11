// Edges and vertices of the lattice. An edge lies between two cells and is owned by the one that sees it in direction 0, 1
// or 2; a vertex is where three cells meet. So each has exactly one address, whichever cell one comes from.
import { DIRECTIONS, directionBetween, neighbor, wrapDirection } from './directions.ts';
import type { Hex } from './hex.ts';

/** The side of cell (q, r) towards direction `side`. Always the canonical address. */
export interface Edge {
  readonly q: number;
  readonly r: number;
  /** Direction 0, 1 or 2 of the side. */
  readonly side: 0 | 1 | 2;
}

/** The corner of cell (q, r) between the directions `corner` and `corner + 1`. Always the canonical address. */
export interface Vertex {
  readonly q: number;
  readonly r: number;
  /** The corner lies between the directions `corner` and `corner + 1`. */
  readonly corner: 0 | 1;
}

/** The edge between two cells in either order, or undefined when they do not touch. */
export function canonicalEdge(a: Hex, b: Hex): Edge | undefined {
  const direction = directionBetween(a, b);
  return direction < 0 ? undefined : edgeAt(a, direction);
}

/** The side of `h` towards a direction; any integer is taken modulo 6. */
export function edgeAt(h: Hex, direction: number): Edge {
  const d = wrapDirection(direction);
  if (d < 3) return { q: h.q, r: h.r, side: d as 0 | 1 | 2 };
  const owner = neighbor(h, d);
  return { q: owner.q, r: owner.r, side: (d - 3) as 0 | 1 | 2 };
}

/** The six sides of a cell, by direction 0 to 5. */
export function edgesOf(h: Hex): Edge[] {
  return DIRECTIONS.map((_, direction) => edgeAt(h, direction));
}

/** The two cells an edge lies between; its owner first. */
export function edgeHexes(edge: Edge): [Hex, Hex] {
  return [{ q: edge.q, r: edge.r }, neighbor(edge, edge.side)];
}

/** Whether two canonical addresses name the same edge. */
export function sameEdge(a: Edge, b: Edge): boolean {
  return a.q === b.q && a.r === b.r && a.side === b.side;
}

/** Text key `q,r,side`, unique for each edge. */
export function edgeKey(edge: Edge): string {
  return `${edge.q},${edge.r},${edge.side}`;
}

/** The edge a key stands for, or undefined when the text is not a key that `edgeKey` makes. */
export function parseEdgeKey(text: string): Edge | undefined {
  const match = /^(0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8}),([012])$/.exec(text);
  return match
    ? { q: Number(match[1]), r: Number(match[2]), side: Number(match[3]) as 0 | 1 | 2 }
    : undefined;
}

/** Compares edges in reading order of their owners, then by side; for lists that differ well. */
export function compareEdge(a: Edge, b: Edge): number {
  return a.r - b.r || a.q - b.q || a.side - b.side;
}

/** The corner of `h` between the directions `corner` and `corner + 1`; any integer is taken modulo 6. */
export function vertexAt(h: Hex, corner: number): Vertex {
  const c = wrapDirection(corner);
  if (c < 2) return { q: h.q, r: h.r, corner: c as 0 | 1 };
  // Corners 2 to 5 belong to the neighbour on the left, below left or below right.
  const owner = neighbor(h, c === 2 ? 3 : c === 5 ? 5 : 4);
  return { q: owner.q, r: owner.r, corner: (c % 2) as 0 | 1 };
}

/** The six corners of a cell; number i lies between the directions i and i + 1. */
export function verticesOf(h: Hex): Vertex[] {
  return DIRECTIONS.map((_, corner) => vertexAt(h, corner));
}

/** The three cells that meet at a vertex. */
export function vertexHexes(vertex: Vertex): [Hex, Hex, Hex] {
  return [{ q: vertex.q, r: vertex.r }, neighbor(vertex, vertex.corner), neighbor(vertex, vertex.corner + 1)];
}

/** The three edges that meet at a vertex. */
export function vertexEdges(vertex: Vertex): [Edge, Edge, Edge] {
  const { corner } = vertex;
  return [edgeAt(vertex, corner), edgeAt(vertex, corner + 1), edgeAt(neighbor(vertex, corner), corner + 2)];
}

/** The two ends of an edge. */
export function edgeVertices(edge: Edge): [Vertex, Vertex] {
  return [vertexAt(edge, edge.side - 1), vertexAt(edge, edge.side)];
}

/** Text key `q,r,vN`, unique for each vertex and different from every edge's. */
export function vertexKey(vertex: Vertex): string {
  return `${vertex.q},${vertex.r},v${vertex.corner}`;
}
