// Where the names of regions stand: in the middle of a region as far as nothing is covered there, else elsewhere in it, or in the water
// beside it.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { DIRECTIONS, hexNumber, neighbor } from '@railwright/hex';
import type { Point, Rect } from '@railwright/hex';
import { round } from '../art/shape.ts';
import { textWidth } from '../text/fit.ts';
import { nameIn } from '../text/names.ts';
import { boardBounds, centerOf } from './geometry.ts';
import type { Featured } from './features.ts';
import { closedTerrains, type Room } from './room.ts';
import { TEXT_STYLES } from './text-styles.ts';

export type RegionMap = Featured & Pick<HexMap, 'regions'>;

interface NameLine extends Point {
  readonly text: string;
  readonly box: Rect;
}

const SIZE = TEXT_STYLES.region['font-size'];
const SPACING = TEXT_STYLES.region['letter-spacing'];
const LEADING = 12;
/** Longer names may take two lines. */
const LONG = 70;
/** Of base lines, from the middle of a cell. */
const HEIGHTS = [-18, 4, 25] as const;
/** Cells looked at, nearest to the middle first. */
const MOST_CELLS = 40;
/** One square unit of what is covered counts like this much of the way from the middle. */
const COVERED = 3;
/** The penalty for leaving the region. */
const BESIDE = 60;
/** One unit beyond the edge of the map: only where there is no other place. */
const BEYOND = 10_000;

/** Lines of names, and `room` with them. */
export function regionNames(map: RegionMap, language: string, room: Room): NameLine[] {
  const byLabel = new Map(map.cells.map((cell) => [cell.label, cell]));
  const bounds = boardBounds(map, 0);
  return (map.regions ?? []).flatMap(({ name, cells: labels }) => {
    const cells = labels.flatMap((label) => byLabel.get(label) ?? []);
    const best = bestSpot(map, cells, nameIn(name, language), room, bounds);
    for (const { box } of best) room.add(box);
    return best;
  });
}

function bestSpot(
  map: RegionMap,
  cells: readonly CellDefinition[],
  name: string,
  room: Room,
  bounds: Rect,
): readonly NameLine[] {
  const centers = cells.map((cell) => centerOf(map.orientation, cell));
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  const near = [...cells]
    .sort((a, b) => away(centerOf(map.orientation, a)) - away(centerOf(map.orientation, b)))
    .slice(0, MOST_CELLS);
  let best: { readonly spot: readonly NameLine[]; readonly cost: number } | undefined;
  for (const { at, extra } of anchors(map, near))
    for (const lines of linesOf(name))
      for (const height of HEIGHTS) {
        const spot = spotAt({ x: at.x, y: at.y + height }, lines);
        const covered = spot.reduce((sum, { box }) => sum + room.covered(box), 0);
        const beyond = spot.reduce((sum, { box }) => sum + beyondEdge(box, bounds), 0);
        const from = away({ x: at.x, y: at.y + height - HEIGHTS[0] });
        const cost = covered * COVERED + beyond * BEYOND + extra + from;
        if (best === undefined || cost < best.cost) best = { spot, cost };
      }
  return best?.spot ?? [];
}

function beyondEdge(box: Rect, bounds: Rect): number {
  return Math.max(0, bounds.x - box.x) + Math.max(0, box.x + box.width - bounds.x - bounds.width);
}

/** In the cells, between two of them, and in closed cells next to them. */
function anchors(map: RegionMap, cells: readonly CellDefinition[]): { at: Point; extra: number }[] {
  const all = new Map(map.cells.map((cell) => [hexNumber(cell), cell]));
  const within = new Set(cells.map(hexNumber));
  const closed = closedTerrains(map);
  return cells.flatMap((cell) => {
    const at = centerOf(map.orientation, cell);
    const around = DIRECTIONS.flatMap((_, direction) => {
      const next = all.get(hexNumber(neighbor(cell, direction)));
      if (!next) return [];
      const there = centerOf(map.orientation, next);
      if (within.has(hexNumber(next)))
        return [{ at: { x: (at.x + there.x) / 2, y: (at.y + there.y) / 2 }, extra: 0 }];
      return closed.has(next.terrain ?? '') ? [{ at: there, extra: BESIDE }] : [];
    });
    return [{ at, extra: 0 }, ...around];
  });
}

/** A name on one line, and a long one on two that are as equal as they can be. */
function linesOf(name: string): string[][] {
  const words = name.split(' ');
  if (widthOf(name) <= LONG || words.length < 2) return [[name]];
  const pairs = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const wide = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  return [[name], pairs.reduce((best, pair) => (wide(pair) < wide(best) ? pair : best))];
}

function widthOf(text: string): number {
  return textWidth(text, true) * SIZE + SPACING * text.length;
}

/** Lines around a base line. */
function spotAt({ x, y }: Point, texts: readonly string[]): NameLine[] {
  const first = y - ((texts.length - 1) * LEADING) / 2;
  return texts.map((text, i) => {
    const [base, width] = [round(first + i * LEADING), widthOf(text)];
    return {
      text,
      x: round(x),
      y: base,
      box: { x: x - width / 2, y: base - 0.75 * SIZE, width, height: SIZE },
    };
  });
}
