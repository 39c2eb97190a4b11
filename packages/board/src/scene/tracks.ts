// Rails on the map: one token for each seat in a cell, and a line to each neighbouring cell where the same seat has one. Where
// two seats go the same way, their lines run side by side.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { hexKey, hexNumber, neighbor } from '@railwright/hex';
import type { Hex, Point } from '@railwright/hex';
import { round } from '../art/shape.ts';
import { bandsOf, centerOf, isPlace } from './geometry.ts';

/** Seats that have a rail, by label of the cell. */
export type Rails = Readonly<Record<string, readonly number[]>>;

export interface RailPlace extends Point {
  readonly key: string;
  readonly cell: CellDefinition;
  readonly seat: number;
  /** Of its token: larger where there is room. */
  readonly scale: number;
}

export interface Track {
  readonly key: string;
  readonly seat: number;
  readonly path: string;
}

/** Room for the tokens of a cell, and the distance of two where there is enough. */
const WIDEST = 72;
const STEP = 18;
/** Of the tokens of a cell, by how many there are. */
const SCALES: readonly number[] = [1.3, 1.15];
/** On bare ground tokens lie in the middle, on a place below its name. */
const BARE_BAND = 0;

export function railPlaces(map: HexMap, rails: Rails): RailPlace[] {
  if (isEmpty(rails)) return [];
  const { rails: band } = bandsOf(map.orientation);
  return map.cells.flatMap((cell) => {
    const here = seatsAt(rails, cell.label);
    if (here.length === 0) return [];
    const { x, y } = centerOf(map.orientation, cell);
    const step = Math.min(STEP, WIDEST / here.length);
    return here.map((seat, i) => ({
      key: railKey(cell, seat),
      cell,
      seat,
      scale: SCALES[here.length - 1] ?? 1,
      x: round(x + (i - (here.length - 1) / 2) * step),
      y: round(y + (isPlace(cell) ? band : BARE_BAND)),
    }));
  });
}

export function trackLines(map: HexMap, rails: Rails): Track[] {
  if (isEmpty(rails)) return [];
  const barriers = new Set(map.barriers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const cells = new Map(map.cells.map((cell) => [hexNumber(cell), cell]));
  const places = Map.groupBy(railPlaces(map, rails), ({ cell }) => cell);
  const tracks: Track[] = [];
  for (const [cell, here] of places) {
    // Three of the six directions see each pair once.
    for (let direction = 0; direction < 3; direction++) {
      const next = cells.get(hexNumber(neighbor(cell, direction)));
      if (!next || barriers.has(`${cell.label} ${next.label}`)) continue;
      const there = places.get(next) ?? [];
      const pairs = here.flatMap((from) => {
        const to = there.find(({ seat }) => seat === from.seat);
        return to ? [{ from, to }] : [];
      });
      pairs.forEach(({ from, to }, i) => {
        const lane = i - (pairs.length - 1) / 2;
        const path = trackPath(from, to, lane, isBehind(from, here, to), isBehind(to, there, from));
        tracks.push({ key: `${from.key} ${to.key}`, seat: from.seat, path });
      });
    }
  }
  return tracks;
}

/** Least distance between the lines of two seats on the same way. */
const CLEARANCE = 12;
/** How far a line swings out to pass another token. */
const SWING = 35;

// Whether another token of the same cell stands in the way of a level line to `other`.
function isBehind(place: RailPlace, here: readonly RailPlace[], other: Point): boolean {
  const [dx, dy] = [other.x - place.x, other.y - place.y];
  if (Math.abs(dy) > 0.7 * Math.abs(dx)) return false;
  return here.some(({ x }) => (dx > 0 ? x > place.x : x < place.x));
}

// Straight where nothing is in the way and the lines of other seats are far enough; else the line bends aside.
function trackPath(from: Point, to: Point, lane: number, fromBehind: boolean, toBehind: boolean): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  // Across the way, downwards.
  const [nx, ny] = dx >= 0 ? [-uy, ux] : [uy, -ux];
  const across = STEP * Math.abs(uy);
  const start = `M${from.x} ${from.y}`;
  const crowded = lane !== 0 && across < CLEARANCE;
  if (!crowded && !fromBehind && !toBehind) return `${start}L${to.x} ${to.y}`;
  // Tokens stand left to right, which already parts the lines towards one side. A cubic reaches three quarters of the way
  // to its control points.
  const side = nx < 0 ? -1 : 1;
  const aside = crowded ? (side * lane * (CLEARANCE - across)) / 0.75 : 0;
  const swing = (aside || 1) < 0 ? -SWING : SWING;
  const control = (end: Point, way: number, behind: boolean): string => {
    const [along, out] = behind ? [way * 12, swing] : [way * length * 0.25, aside];
    return `${round(end.x + ux * along + nx * out)} ${round(end.y + uy * along + ny * out)}`;
  };
  return `${start}C${control(from, 1, fromBehind)} ${control(to, -1, toBehind)} ${to.x} ${to.y}`;
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
