import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directions, edges, hexes } from '../test/arbitraries.ts';
import { neighbor, neighbors } from './directions.ts';
import {
  canonicalEdge,
  compareEdge,
  edgeAt,
  edgeHexes,
  edgeKey,
  edgesOf,
  edgeVertices,
  parseEdgeKey,
  sameEdge,
  vertexAt,
  vertexEdges,
  vertexHexes,
  vertexKey,
  verticesOf,
} from './edges.ts';
import { distance, hexKey, sameHex } from './hex.ts';

test('two cells that touch share one edge, in either order', () => {
  fc.assert(
    fc.property(hexes, directions, (a, d) => {
      const b = neighbor(a, d);
      const edge = canonicalEdge(a, b);
      expect(edge).toEqual(canonicalEdge(b, a));
      expect(edge).toEqual(edgeAt(a, d));
      expect(edge).toEqual(edgeAt(b, d + 3));
      expect(edgeHexes(edge!).map(hexKey).sort()).toEqual([hexKey(a), hexKey(b)].sort());
    }),
  );
});

test('cells that do not touch share no edge', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      expect(canonicalEdge(a, b) !== undefined).toBe(distance(a, b) === 1);
    }),
  );
  expect(canonicalEdge({ q: 1, r: 1 }, { q: 1, r: 1 })).toBeUndefined();
});

test('an edge key identifies one edge and can be parsed back', () => {
  fc.assert(
    fc.property(edges, edges, (a, b) => {
      expect(parseEdgeKey(edgeKey(a))).toEqual(a);
      expect(edgeKey(a) === edgeKey(b)).toBe(sameEdge(a, b));
      expect(Math.sign(compareEdge(a, b))).toBe(-Math.sign(compareEdge(b, a)) + 0);
      expect(compareEdge(a, b) === 0).toBe(sameEdge(a, b));
    }),
  );
});

test.each(['', '1,2', '1,2,3', '1,2,-1', '1,2,0,0', '01,2,0', '1,2,0 ', '1,2,v0'])(
  'not an edge key: %j',
  (text) => {
    expect(parseEdgeKey(text)).toBeUndefined();
  },
);

test('a cell has six edges, each shared with the neighbor in its direction', () => {
  fc.assert(
    fc.property(hexes, (h) => {
      const sides = edgesOf(h);
      expect(new Set(sides.map(edgeKey)).size).toBe(6);
      neighbors(h).forEach((n, d) => expect(sides[d]).toEqual(canonicalEdge(h, n)));
    }),
  );
});

test('a vertex has the same address from all of its three cells', () => {
  fc.assert(
    fc.property(hexes, directions, (h, corner) => {
      const vertex = vertexAt(h, corner);
      const cells = vertexHexes(vertex);
      expect(cells.map(hexKey).sort()).toEqual(
        [h, neighbor(h, corner), neighbor(h, corner + 1)].map(hexKey).sort(),
      );
      for (const cell of cells) expect(verticesOf(cell).map(vertexKey)).toContain(vertexKey(vertex));
    }),
  );
});

test('a cell has six vertices; vertices differ if their cells do', () => {
  fc.assert(
    fc.property(hexes, (h) => {
      const corners = verticesOf(h);
      expect(new Set(corners.map(vertexKey)).size).toBe(6);
      expect(new Set(corners.map((v) => vertexHexes(v).map(hexKey).sort().join())).size).toBe(6);
    }),
  );
});

test('an edge ends at the two vertices whose cells include both of its own', () => {
  fc.assert(
    fc.property(edges, (edge) => {
      const [a, b] = edgeHexes(edge);
      const ends = edgeVertices(edge);
      expect(vertexKey(ends[0])).not.toBe(vertexKey(ends[1]));
      for (const end of ends) {
        const cells = vertexHexes(end);
        expect(cells.some((h) => sameHex(h, a)) && cells.some((h) => sameHex(h, b))).toBe(true);
        expect(vertexEdges(end).map(edgeKey)).toContain(edgeKey(edge));
      }
    }),
  );
});

test('three edges meet at a vertex, between its three cells', () => {
  fc.assert(
    fc.property(hexes, directions, (h, corner) => {
      const vertex = vertexAt(h, corner);
      const [a, b, c] = vertexHexes(vertex);
      const between = [canonicalEdge(a, b), canonicalEdge(b, c), canonicalEdge(a, c)].map((edge) =>
        edgeKey(edge!),
      );
      expect(vertexEdges(vertex).map(edgeKey).sort()).toEqual(between.sort());
    }),
  );
});
