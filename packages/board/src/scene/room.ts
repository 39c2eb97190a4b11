// Occupied places of a map, as boxes around signs and text: names and tokens are put where they cover none of them.
import type { CellDefinition, HexMap } from '@railwright/engine';
import type { Point, Rect } from '@railwright/hex';
import { textWidth } from '../text/fit.ts';
import type { Featured } from './features.ts';
import { centerOf, isPlace, type Bands } from './geometry.ts';
import { nameScene, shownSize, stationSpots } from './places.ts';

/** Boxes are found by the squares of this side that they touch. */
const SQUARE = 60;
/** Room for the rails of a cell: three seats on bare ground, two beside a place. */
const RAILS = { bare: { half: 27, top: -9, height: 18 }, place: { half: 18, top: -9, height: 18 } } as const;
const HOUSE = 22;

export class Room {
  readonly #squares = new Map<string, Rect[]>();

  add(box: Rect): void {
    for (const key of squaresOf(box)) {
      const list = this.#squares.get(key);
      if (list) list.push(box);
      else this.#squares.set(key, [box]);
    }
  }

  /** How much of what stands there a box would cover. */
  covered(box: Rect): number {
    const met = new Set(squaresOf(box).flatMap((key) => this.#squares.get(key) ?? []));
    return [...met].reduce((sum, other) => sum + overlap(box, other), 0);
  }
}

function squaresOf({ x, y, width, height }: Rect): string[] {
  const keys: string[] = [];
  for (let i = Math.floor(x / SQUARE); i <= Math.floor((x + width) / SQUARE); i++)
    for (let j = Math.floor(y / SQUARE); j <= Math.floor((y + height) / SQUARE); j++) keys.push(`${i} ${j}`);
  return keys;
}

export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A line of text around its middle, `y` its base line. */
export function textBox(text: string, { x, y }: Point, size: number): Rect {
  const width = textWidth(text, true) * size;
  return { x: x - width / 2, y: y - 0.75 * size, width, height: 0.95 * size };
}

/** Terrains where rails never lie. */
export function closedTerrains({ terrains }: Pick<HexMap, 'terrains'>): ReadonlySet<string> {
  return new Set(terrains.flatMap(({ id, cost }) => (cost === null ? [id] : [])));
}

/** Around what stands on a cell: its label, what is built there, its name, and room for rails. */
export function cellBoxes(
  { orientation }: Pick<Featured, 'orientation'>,
  cell: CellDefinition,
  bands: Bands,
  language: string,
  closed: ReadonlySet<string>,
): Rect[] {
  const { x, y } = centerOf(orientation, cell);
  const { city, remote } = cell;
  const boxes = [textBox(cell.label, { x, y: y + bands.label }, 8)];
  if (city !== undefined) {
    const half = Math.max(0, ...stationSpots(city, orientation).map((spot) => spot.x)) + 11;
    boxes.push({ x: x - half, y: y + bands.ground - HOUSE, width: 2 * half, height: HOUSE + 3 });
    if (city > shownSize(city)) boxes.push(textBox(`×${city}`, { x: x + 26, y: y + bands.ground - 24 }, 9));
  }
  if (remote !== undefined) boxes.push({ x: x - 17, y: y + bands.star - 17, width: 34, height: 32 });
  const name = nameScene(cell, orientation, language);
  for (const line of name?.lines ?? []) boxes.push(textBox(line.text, line, name?.size ?? 0));
  if (!closed.has(cell.terrain ?? '')) {
    const { half, top, height } = isPlace(cell) ? RAILS.place : RAILS.bare;
    boxes.push({ x: x - half, y: y + top + (isPlace(cell) ? bands.rails : 0), width: 2 * half, height });
  }
  return boxes;
}
