// The text of a new map file: a blank shape, a generated landscape, or a copy of another map.
import { hexNumber, hexagon, rectangle, ringShape } from '@railwright/hex';
import type { Hex, Orientation } from '@railwright/hex';
import type { GeneratedCells } from '@railwright/content/generate';
import { emptyModel } from './model.ts';
import type { MapModel } from './model.ts';

export const SHAPES = ['rectangle', 'hexagon', 'ring'] as const;
type ShapeKind = (typeof SHAPES)[number];

/** The first line of a new map file. */
export const SCHEMA_LINE = '# yaml-language-server: $schema=../../../schemas/map.schema.json';
/** In place of the path of a map to copy: cells are generated. */
export const LANDSCAPE = ' landscape';

export interface BlankShape {
  readonly kind: ShapeKind;
  readonly orientation: Orientation;
  /** Size of a rectangle. */
  readonly columns: number;
  readonly rows: number;
  /** Whether every second, indented line of a rectangle has one cell fewer, as on a board with straight sides. */
  readonly short: boolean;
  /** Steps from the centre to the border, for hexagons and rings. */
  readonly radius: number;
  /** Steps from the centre that stay empty, for rings. */
  readonly hole: number;
}

export function shapeCells({ kind, orientation, columns, rows, short, radius, hole }: BlankShape): Hex[] {
  if (kind === 'hexagon') return hexagon(orientation, radius);
  if (kind === 'ring') return ringShape(orientation, radius, Math.min(hole, radius));
  return rectangle(orientation, columns, rows, { short });
}

export function shapeModel(shape: BlankShape, letter: string): MapModel {
  const cells = new Map(shapeCells(shape).map((h) => [hexNumber(h), { ...h, letter }]));
  return { ...emptyModel(shape.orientation), cells };
}

/** Cells of any letters, with their places. */
export function drawnModel(orientation: Orientation, cells: GeneratedCells): MapModel {
  const places = cells.flatMap(({ q, r, city, remote }) =>
    city === undefined && remote === undefined
      ? []
      : [
          {
            ...{ q, r, index: -1 },
            ...(city !== undefined && { city }),
            ...(remote !== undefined && { remote }),
          },
        ],
  );
  return {
    ...emptyModel(orientation),
    cells: new Map(cells.map(({ q, r, letter }) => [hexNumber({ q, r }), { q, r, letter }])),
    places: new Map(places.map((place) => [hexNumber(place), place])),
  };
}

/** The text of a new map with the legend above its picture. */
export function withLegend(text: string, legend: string): string {
  return text.replace(/^terrain:/m, () => `# ${legend.replace(/\s+/g, ' ')}\nterrain:`);
}
