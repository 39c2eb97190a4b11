// Rails on the map: one token for each seat in a cell, and a line to each neighbouring cell where the same seat has one. Where
// two seats go the same way, their lines run side by side.
import type { TrainsMap } from '@railwright/engine';
import { hexNumber, neighbor } from '@railwright/hex';
import type { Point } from '@railwright/hex';
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
  const { rails: band } = bandsOf(map.orientation);
  return map.cells.flatMap((cell) => {
    const here = seatsAt(rails, cell.label);
    if (here.length === 0) return [];
    const { x, y } = centerOf(map.orientation, cell);
    const step = Math.min(STEP, WIDEST / here.length);
    return here.map((seat, i) => ({
      key: `${cell.label} ${seat}`,
      label: cell.label,
      seat,
      x: round(x + (i - (here.length - 1) / 2) * step),
      y: round(y + (isPlace(cell) ? band : BARE_BAND)),
    }));
  });
}

export function trackLines(map: TrainsMap, rails: Rails): Track[] {
  const barriers = new Set(map.barriers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const cells = new Map(map.cells.map((cell) => [hexNumber(cell), cell]));
  const places = new Map(railPlaces(map, rails).map((place) => [place.key, place]));
  const tracks: Track[] = [];
  for (const cell of map.cells) {
    for (const seat of seatsAt(rails, cell.label)) {
      const from = places.get(`${cell.label} ${seat}`);
      // Three of the six directions see each pair once.
      for (let direction = 0; direction < 3; direction++) {
        const next = cells.get(hexNumber(neighbor(cell, direction)));
        const to = next && places.get(`${next.label} ${seat}`);
        if (!from || !to || barriers.has(`${cell.label} ${to.label}`)) continue;
        tracks.push({
          key: `${cell.label} ${to.label} ${seat}`,
          seat,
          path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
        });
      }
    }
  }
  return tracks;
}

// In the order of the seats, so that two seats keep their sides from cell to cell and their lines do not cross.
function seatsAt(rails: Rails, label: string): readonly number[] {
  return Object.hasOwn(rails, label) ? [...(rails[label] ?? [])].sort((a, b) => a - b) : [];
}
