// The text of a new map file: a blank shape, or a copy of another map.
import { renderPair } from '@railwright/content';
import { hexNumber, hexagon, rectangle, ringShape } from '@railwright/hex';
import type { Hex, Orientation } from '@railwright/hex';
import { emptyModel } from './model.ts';
import type { MapModel } from './model.ts';
import { formatPicture } from './picture.ts';

export const SHAPES = ['rectangle', 'hexagon', 'ring'] as const;
type ShapeKind = (typeof SHAPES)[number];

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

/** A new map file with the same terrain in every cell. */
export function newMapText(
  id: string,
  name: string,
  shape: BlankShape,
  letter: string,
  legend: string,
): string {
  const picture = formatPicture(shapeModel(shape, letter)).trimEnd();
  return [
    '# yaml-language-server: $schema=../../../schemas/map.schema.json',
    'format: 1',
    `id: ${id}`,
    renderPair('name', name, 0),
    `orientation: ${shape.orientation}`,
    `# ${legend.replace(/\s+/g, ' ')}`,
    'terrain: |',
    ...picture.split('\n').map((row) => `  ${row}`),
    '',
  ].join('\n');
}
