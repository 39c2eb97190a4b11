import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directions, edges, elements, hexes } from '../test/arbitraries.ts';
import {
  edgeAt,
  edgeHexes,
  edgeKey,
  edgesOf,
  edgeVertices,
  vertexAt,
  vertexHexes,
  vertexKey,
} from './edges.ts';
import { hexKey, type Hex } from './hex.ts';
import { edgeToPixel, hexToPixel, vertexToPixel } from './layout.ts';
import { ELEMENTS, isMirror } from './symmetry.ts';
import {
  cellCenter,
  composeTransforms,
  edgeCenter,
  groupAbout,
  inverseTransform,
  shiftBy,
  supportsGroup,
  symmetryAbout,
  transformEdge,
  transformHex,
  transformVertex,
  vertexCenter,
  type Center,
} from './transform.ts';

const layout = { orientation: 'pointy', size: 1, origin: { x: 0, y: 0 } } as const;
const vertices = fc.tuple(hexes, directions).map(([h, corner]) => vertexAt(h, corner));
const transforms = fc.record(
  { element: elements, q: fc.nat({ max: 20 }), r: fc.nat({ max: 20 }) },
  { noNullPrototype: true },
);
const centers: fc.Arbitrary<Center> = fc.oneof(
  hexes.map(cellCenter),
  edges.map(edgeCenter),
  vertices.map(vertexCenter),
);
const sorted = (cells: readonly Hex[]): string[] => cells.map(hexKey).sort();

test('a center is at the position of its cell, edge or vertex on screen', () => {
  const place = ({ q6, r6 }: Center): { x: number; y: number } => {
    const { x, y } = hexToPixel(layout, { q: q6 / 6, r: r6 / 6 });
    return { x: Math.round(x * 1e6), y: Math.round(y * 1e6) };
  };
  const rounded = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: Math.round(x * 1e6),
    y: Math.round(y * 1e6),
  });
  fc.assert(
    fc.property(hexes, edges, vertices, (h, edge, vertex) => {
      expect(place(cellCenter(h))).toEqual(rounded(hexToPixel(layout, h)));
      expect(place(edgeCenter(edge))).toEqual(rounded(edgeToPixel(layout, edge)));
      expect(place(vertexCenter(vertex))).toEqual(rounded(vertexToPixel(layout, vertex)));
    }),
  );
});

test('a cell has twelve symmetries, an edge four, a vertex six', () => {
  fc.assert(
    fc.property(hexes, edges, vertices, (h, edge, vertex) => {
      const turns = (center: Center): [number, number] => {
        const group = groupAbout(center, ELEMENTS).map((t) => t.element);
        return [group.filter((x) => !isMirror(x)).length, group.filter(isMirror).length];
      };
      expect(turns(cellCenter(h))).toEqual([6, 6]);
      expect(turns(edgeCenter(edge))).toEqual([2, 2]);
      expect(turns(vertexCenter(vertex))).toEqual([3, 3]);
      expect(supportsGroup(cellCenter(h), ELEMENTS)).toBe(true);
      expect(supportsGroup(edgeCenter(edge), ELEMENTS)).toBe(false);
    }),
  );
});

test('the symmetries about a center form a group that leaves the center in place', () => {
  fc.assert(
    fc.property(centers, (center) => {
      const group = groupAbout(center, ELEMENTS);
      const key = (t: { element: number; q: number; r: number }): string => `${t.element}:${t.q},${t.r}`;
      const members = new Set(group.map(key));
      for (const x of group) {
        expect(members).toContain(key(inverseTransform(x)));
        for (const y of group) expect(members).toContain(key(composeTransforms(x, y)));
      }
      for (const { element, q, r } of group) {
        const image = transformHex({ element, q: 6 * q, r: 6 * r }, { q: center.q6, r: center.r6 });
        expect(image).toEqual({ q: center.q6, r: center.r6 });
      }
    }),
  );
});

test('about its own center, a cell, an edge and a vertex map to themselves', () => {
  fc.assert(
    fc.property(hexes, edges, vertices, (h, edge, vertex) => {
      for (const t of groupAbout(cellCenter(h), ELEMENTS)) expect(transformHex(t, h)).toEqual(h);
      for (const t of groupAbout(edgeCenter(edge), ELEMENTS)) expect(transformEdge(t, edge)).toEqual(edge);
      for (const t of groupAbout(vertexCenter(vertex), ELEMENTS))
        expect(transformVertex(t, vertex)).toEqual(vertex);
    }),
  );
});

test('composing applies one after another, and the inverse undoes', () => {
  fc.assert(
    fc.property(transforms, transforms, transforms, hexes, edges, vertices, (x, y, z, h, edge, vertex) => {
      const both = composeTransforms(x, y);
      expect(transformHex(both, h)).toEqual(transformHex(x, transformHex(y, h)));
      expect(transformEdge(both, edge)).toEqual(transformEdge(x, transformEdge(y, edge)));
      expect(transformVertex(both, vertex)).toEqual(transformVertex(x, transformVertex(y, vertex)));
      expect(composeTransforms(both, z)).toEqual(composeTransforms(x, composeTransforms(y, z)));
      expect(composeTransforms(inverseTransform(x), x)).toEqual({ element: 0, q: 0, r: 0 });
      expect(composeTransforms(x, inverseTransform(x))).toEqual({ element: 0, q: 0, r: 0 });
    }),
  );
});

test('edges and vertices move with the cells they are between', () => {
  fc.assert(
    fc.property(transforms, edges, vertices, hexes, (t, edge, vertex, h) => {
      const image = transformEdge(t, edge);
      expect(sorted(edgeHexes(image))).toEqual(sorted(edgeHexes(edge).map((cell) => transformHex(t, cell))));
      expect(sorted(vertexHexes(transformVertex(t, vertex)))).toEqual(
        sorted(vertexHexes(vertex).map((cell) => transformHex(t, cell))),
      );
      expect(edgeVertices(image).map(vertexKey).sort()).toEqual(
        edgeVertices(edge)
          .map((end) => vertexKey(transformVertex(t, end)))
          .sort(),
      );
      expect(edgesOf(transformHex(t, h)).map(edgeKey).sort()).toEqual(
        edgesOf(h)
          .map((side) => edgeKey(transformEdge(t, side)))
          .sort(),
      );
    }),
  );
});

test('a shift moves everything by its vector', () => {
  const t = shiftBy({ q: 2, r: -1 });
  expect(transformHex(t, { q: 1, r: 1 })).toEqual({ q: 3, r: 0 });
  expect(transformEdge(t, edgeAt({ q: 1, r: 1 }, 2))).toEqual(edgeAt({ q: 3, r: 0 }, 2));
});

test('a half turn about an edge swaps its two cells; a third turn about one of its ends does not exist about the edge', () => {
  const edge = edgeAt({ q: 4, r: -2 }, 1);
  const [a, b] = edgeHexes(edge);
  expect(transformHex(symmetryAbout(edgeCenter(edge), 3)!, a)).toEqual(b);
  expect(symmetryAbout(edgeCenter(edge), 2)).toBeUndefined();
  const third = symmetryAbout(vertexCenter(edgeVertices(edge)[0]), 2)!;
  expect(transformHex(third, transformHex(third, transformHex(third, a)))).toEqual(a);
});
