// Rails on the map: one token for each seat in a cell, and a line to each neighbouring cell where the same seat has one. Where
// two seats go the same way, their lines run side by side.
import type { TrainsMap } from '@railwright/engine';
import { hexKey, hexNumber, neighbor } from '@railwright/hex';
import type { Hex, Point } from '@railwright/hex';
import { round } from '../art/shape.ts';
import { bandsOf, centerOf, isPlace } from './geometry.ts';

/** Seats that have a rail, by label of the cell. */
export type Rails = Readonly<Record<string, readonly number[]>>;

export interface RailPlace extends Point {
  readonly key: string;
  readonly label: string;
  readonly seat: number;
}

export interface Track {
  readonly key: string;
  readonly seat: number;
  readonly path: string;
}

/** Room for the tokens of a cell, and the distance of two where there is enough. */
const WIDEST = 66;
const STEP = 14;
/** On bare ground tokens lie in the middle, beside a place below its name. */
const BARE_BAND = 4;

export function railPlaces(map: TrainsMap, rails: Rails): RailPlace[] {
  if (isEmpty(rails)) return [];
  const { rails: band } = bandsOf(map.orientation);
  return map.cells.flatMap((cell) => {
    const here = seatsAt(rails, cell.label);
    if (here.length === 0) return [];
    const { x, y } = centerOf(map.orientation, cell);
    const step = Math.min(STEP, WIDEST / here.length);
    return here.map((seat, i) => ({
      key: railKey(cell, seat),
      label: cell.label,
      seat,
      x: round(x + (i - (here.length - 1) / 2) * step),
      y: round(y + (isPlace(cell) ? band : BARE_BAND)),
    }));
  });
}

export function trackLines(map: TrainsMap, rails: Rails): Track[] {
  if (isEmpty(rails)) return [];
  const barriers = new Set(map.barriers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const cells = new Map(map.cells.map((cell) => [hexNumber(cell), cell]));
  const places = new Map(railPlaces(map, rails).map((place) => [place.key, place]));
  const tracks: Track[] = [];
  for (const cell of map.cells) {
    const here = seatsAt(rails, cell.label);
    // Three of the six directions see each pair once.
    for (let direction = 0; direction < 3 && here.length > 0; direction++) {
      const next = cells.get(hexNumber(neighbor(cell, direction)));
      if (!next || barriers.has(`${cell.label} ${next.label}`)) continue;
      const pairs = here.flatMap((seat) => {
        const [from, to] = [places.get(railKey(cell, seat)), places.get(railKey(next, seat))];
        return from && to ? [{ seat, from, to }] : [];
      });
      pairs.forEach(({ seat, from, to }, i) => {
        const lane = i - (pairs.length - 1) / 2;
        tracks.push({
          key: `${railKey(cell, seat)} ${railKey(next, seat)}`,
          seat,
          path: trackPath(from, to, lane),
        });
      });
    }
  }
  return tracks;
}

/** Least distance between the lines of two seats on the same way. */
const CLEARANCE = 8.5;

// Straight where tokens lie far enough apart across the way; else the line bends aside by its lane.
function trackPath(from: Point, to: Point, lane: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const across = (STEP * Math.abs(dy)) / length;
  const start = `M${from.x} ${from.y}`;
  if (lane === 0 || across >= CLEARANCE) return `${start}L${to.x} ${to.y}`;
  // A cubic reaches three quarters of the way to its control points. Tokens stand left to right, so lanes go up to down.
  const aside = (lane * (CLEARANCE - across)) / 0.75;
  const [nx, ny] = dx >= 0 ? [-dy / length, dx / length] : [dy / length, -dx / length];
  const at = (part: number): string =>
    `${round(from.x + dx * part + nx * aside)} ${round(from.y + dy * part + ny * aside)}`;
  return `${start}C${at(0.22)} ${at(0.78)} ${to.x} ${to.y}`;
}

// By place, as labels of a map in the making may occur twice.
function railKey(cell: Hex, seat: number): string {
  return `${hexKey(cell)} ${seat}`;
}

// In the order of the seats, each once, so that two seats keep their sides from cell to cell and their lines do not cross.
function seatsAt(rails: Rails, label: string): readonly number[] {
  return Object.hasOwn(rails, label) ? [...new Set(rails[label])].sort((a, b) => a - b) : [];
}

function isEmpty(rails: Rails): boolean {
  for (const _ in rails) return false;
  return true;
}
