import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSets, edges, hexes, orientations } from '../test/arbitraries.ts';
import { rectangle } from './area.ts';
import { directionVector, neighbors } from './directions.ts';
import { edgeKey, edgesOf, edgeVertices, vertexHexes, verticesOf } from './edges.ts';
import { addHex, sameHex } from './hex.ts';
import {
  boundsOf,
  edgeEndpoints,
  edgeToPixel,
  hexToPixel,
  moveLayout,
  nearestEdge,
  pixelToHex,
  polygonCorners,
  sizeFromWidth,
  vertexToPixel,
  widthFromSize,
  type Layout,
  type Point,
} from './layout.ts';

const finite = { noNaN: true, noDefaultInfinity: true } as const;
const points: fc.Arbitrary<Point> = fc.record(
  { x: fc.double({ min: -900, max: 900, ...finite }), y: fc.double({ min: -900, max: 900, ...finite }) },
  { noNullPrototype: true },
);
const layouts: fc.Arbitrary<Layout> = fc.record(
  { orientation: orientations, size: fc.double({ min: 0.5, max: 80, ...finite }), origin: points },
  { noNullPrototype: true },
);
const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance from a point to the straight segment between two others. */
function gapToPiece(p: Point, [a, b]: readonly [Point, Point]): number {
  const length = gap(a, b);
  const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (length * length);
  const t = Math.max(0, Math.min(1, along));
  return gap(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
}

test('the center of a cell is in that cell', () => {
  fc.assert(
    fc.property(layouts, hexes, (layout, h) => {
      expect(pixelToHex(layout, hexToPixel(layout, h))).toEqual(h);
    }),
  );
});

test('a point is in the cell whose center is nearest, and inside its corners', () => {
  fc.assert(
    fc.property(layouts, points, (layout, point) => {
      const h = pixelToHex(layout, point);
      const own = gap(point, hexToPixel(layout, h));
      const slack = 1e-6 * layout.size;
      for (const n of neighbors(h))
        expect(own).toBeLessThanOrEqual(gap(point, hexToPixel(layout, n)) + slack);
      const corners = polygonCorners(layout, h);
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % 6]!;
        // Counterclockwise on screen, so the inside is on the side where this is negative.
        const turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
        expect(turn).toBeLessThanOrEqual(slack * layout.size);
      });
    }),
  );
});

test('the coordinates of a point are never minus zero', () => {
  fc.assert(
    fc.property(layouts, points, (layout, point) => {
      const { q, r } = pixelToHex(layout, point);
      expect([q, r].some((n) => Object.is(n, -0))).toBe(false);
    }),
  );
});

test('corners are one size from the center, between their two directions', () => {
  fc.assert(
    fc.property(layouts, hexes, (layout, h) => {
      const center = hexToPixel(layout, h);
      polygonCorners(layout, h).forEach((corner, i) => {
        expect(gap(corner, center) / layout.size).toBeCloseTo(1, 6);
        for (const d of [i, i + 1]) {
          const n = hexToPixel(layout, addHex(h, directionVector(d)));
          expect(gap(corner, n) / layout.size).toBeCloseTo(1, 6);
        }
      });
    }),
  );
});

test('pointy cells have a corner on top, flat cells a side', () => {
  const top = (orientation: 'pointy' | 'flat'): number => {
    const ys = polygonCorners({ orientation, size: 1, origin: { x: 0, y: 0 } }, { q: 0, r: 0 }).map(
      (c) => c.y,
    );
    return ys.filter((y) => y < Math.min(...ys) + 1e-9).length;
  };
  expect(top('pointy')).toBe(1);
  expect(top('flat')).toBe(2);
});

test('the vertices of a cell are its corners, and the same point for all three cells', () => {
  fc.assert(
    fc.property(layouts, hexes, (layout, h) => {
      const corners = polygonCorners(layout, h);
      verticesOf(h).forEach((vertex, i) => {
        const at = vertexToPixel(layout, vertex);
        expect(gap(at, corners[i]!) / layout.size).toBeLessThan(1e-6);
        for (const cell of vertexHexes(vertex))
          expect(gap(at, hexToPixel(layout, cell)) / layout.size).toBeCloseTo(1, 6);
      });
    }),
  );
});

test('an edge runs between its vertices, one size long', () => {
  fc.assert(
    fc.property(layouts, edges, (layout, edge) => {
      const [a, b] = edgeEndpoints(layout, edge);
      const [v, w] = edgeVertices(edge).map((vertex) => vertexToPixel(layout, vertex));
      expect(gap(a, v!) / layout.size).toBeLessThan(1e-6);
      expect(gap(b, w!) / layout.size).toBeLessThan(1e-6);
      expect(gap(a, b) / layout.size).toBeCloseTo(1, 6);
    }),
  );
});

test('the nearest edge belongs to the cell under the point, and no other edge of it is nearer', () => {
  fc.assert(
    fc.property(layouts, points, (layout, point) => {
      const sides = edgesOf(pixelToHex(layout, point));
      const nearest = nearestEdge(layout, point);
      expect(sides.map(edgeKey)).toContain(edgeKey(nearest));
      const own = gapToPiece(point, edgeEndpoints(layout, nearest));
      for (const side of sides)
        expect(own).toBeLessThanOrEqual(gapToPiece(point, edgeEndpoints(layout, side)) + 1e-6 * layout.size);
    }),
  );
});

test('the middle of an edge is nearest to that edge, from either side', () => {
  fc.assert(
    fc.property(layouts, edges, (layout, edge) => {
      expect(nearestEdge(layout, edgeToPixel(layout, edge))).toEqual(edge);
    }),
  );
});

test('bounds contain every corner and touch one on each side', () => {
  fc.assert(
    fc.property(layouts, cellSets, (layout, cells) => {
      const corners = cells.flatMap((h) => polygonCorners(layout, h));
      const { x, y, width, height } = boundsOf(layout, cells);
      expect(x).toBeCloseTo(Math.min(...corners.map((c) => c.x)), 6);
      expect(y).toBeCloseTo(Math.min(...corners.map((c) => c.y)), 6);
      expect(x + width).toBeCloseTo(Math.max(...corners.map((c) => c.x)), 6);
      expect(y + height).toBeCloseTo(Math.max(...corners.map((c) => c.y)), 6);
      const moved = boundsOf(moveLayout(layout, cells, { x: 5, y: -3 }), cells);
      expect(moved.x).toBeCloseTo(5, 6);
      expect(moved.y).toBeCloseTo(-3, 6);
    }),
  );
  expect(boundsOf({ orientation: 'flat', size: 1, origin: { x: 4, y: 4 } }, [])).toEqual({
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  });
});

test('a printed board of 20 mm cells has the measurements of a ruler', () => {
  const layout: Layout = { orientation: 'pointy', size: sizeFromWidth(20), origin: { x: 0, y: 0 } };
  const { width, height } = boundsOf(layout, rectangle('pointy', 10, 8, { short: true }));
  expect(width).toBeCloseTo(200, 6);
  // Eight rows: seven steps of one and a half sizes, and a size above and below.
  expect(height).toBeCloseTo(12.5 * (20 / Math.sqrt(3)), 6);
  expect(widthFromSize(layout.size)).toBeCloseTo(20, 9);
});

test('neighbors in every direction are one width away', () => {
  fc.assert(
    fc.property(layouts, hexes, (layout, h) => {
      const center = hexToPixel(layout, h);
      const around = neighbors(h);
      expect(around.some((n) => sameHex(n, h))).toBe(false);
      for (const n of around)
        expect(gap(center, hexToPixel(layout, n)) / widthFromSize(layout.size)).toBeCloseTo(1, 6);
    }),
  );
});
