// The place on a cell, ready to be drawn: buildings or a star, and the name on as many lines as it needs.
import type { CellDefinition, HexMap } from '@railwright/engine';
import type { Orientation } from '@railwright/hex';
import { MOST_BUILDINGS, skyline } from '../art/buildings.ts';
import type { Skyline } from '../art/buildings.ts';
import { round } from '../art/shape.ts';
import { fitText } from '../text/fit.ts';
import type { Fitted } from '../text/fit.ts';
import { nameIn } from '../text/names.ts';
import { bandsOf, centerOf, isPlace } from './geometry.ts';

const NAME = { size: 10.5, minSize: 6.5, lines: 2, leading: 1.02 } as const;

interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface NameScene {
  readonly size: number;
  readonly lines: readonly TextLine[];
  /** Whether it ends with an ellipsis in place of the rest. */
  readonly isCut: boolean;
}

/** The name of a cell, below what stands there; undefined without a name. */
export function nameScene(
  cell: CellDefinition,
  orientation: Orientation,
  language: string,
): NameScene | undefined {
  const text = nameIn(cell.name, language);
  if (text === '') return undefined;
  const bands = bandsOf(orientation);
  const fitted = fitText(text, { ...NAME, width: bands.width, bold: true });
  const { x, y } = centerOf(orientation, cell);
  return { ...fitted, lines: placeLines(fitted, x, y + bands.name + 0.36 * NAME.size) };
}

function placeLines({ lines, size }: Fitted, x: number, first: number): TextLine[] {
  // One line alone stands a little lower, in the middle of the room for two.
  const y = lines.length === 1 ? first : first - 0.36 * size;
  return lines.map((text, i) => ({ text, x, y: round(y + i * size * NAME.leading) }));
}

/** Buildings by size, for drawings that are used many times. */
export function citySizes(cells: readonly CellDefinition[]): number[] {
  return [...new Set(cells.flatMap(({ city }) => (city === undefined ? [] : [shownSize(city)])))].sort(
    (a, b) => a - b,
  );
}

export function shownSize(city: number): number {
  return Math.min(Math.max(0, Math.trunc(city)), MOST_BUILDINGS);
}

const SKYLINES: readonly Skyline[] = Array.from({ length: MOST_BUILDINGS + 1 }, (_, size) => skyline(size));

export function skylineOf(city: number): Skyline {
  return SKYLINES[shownSize(city)] ?? { shapes: [], doors: [] };
}

/** Where the stations of a city stand, relative to its center: at the foot of each building. */
export function stationSpots(
  city: number,
  orientation: Orientation,
): { readonly x: number; readonly y: number }[] {
  const y = bandsOf(orientation).ground - 4.5;
  return skylineOf(city).doors.map((x) => ({ x, y }));
}

/** Cells with something to draw besides their ground. */
export function placeCells(map: Pick<HexMap, 'cells' | 'terrains'>): CellDefinition[] {
  const known = new Set(map.terrains.map(({ id }) => id));
  return map.cells.filter((cell) => isPlace(cell) || isUnknown(cell, known));
}

/** Neither a terrain of the map nor a place: a map in the making, drawn with a question mark. */
export function isUnknown(cell: CellDefinition, known: ReadonlySet<string>): boolean {
  return cell.city === undefined && cell.remote === undefined && !known.has(cell.terrain ?? '');
}
