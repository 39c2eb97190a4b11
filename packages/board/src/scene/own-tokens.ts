// Tokens of a pack's own kinds on their cells: a crate in the color of the kind, or of the seat it belongs to, with how many there are, and
// the first letters of its name, so that kinds can be told apart in the color of a seat, and in black and white.
import type { TokenDefinition } from '@railwright/engine';
import type { Hex, Orientation, Point } from '@railwright/hex';
import { railToken, SEAT_LOOKS } from '../art/marks.ts';
import { path, group, round, type Shape } from '../art/shape.ts';
import type { FeatureScene } from './features.ts';
import { centerOf } from './geometry.ts';
import { regionNames, type RegionMap } from './region-names.ts';
import { roomOf } from './furniture.ts';
import type { Room } from './room.ts';
import { TEXT_STYLES } from './text-styles.ts';
import { colorOf } from './token-color.ts';
import { tokensOn, type OwnTokens } from './token-counts.ts';
import { tokenSigns } from './token-signs.ts';

/** Where a crate may stand, from the middle of a cell, best first. */
const SPOTS: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: around(27, 21, 31, -12, 32),
  flat: around(24, 19, 28, -12, 37),
};
/** Half of a crate, and the air around it. */
const HALF = { width: 8, height: 6.5, air: 2 } as const;

/** A crate is as wide as its text: two characters fit, each further one takes some room. */
const halfWidth = (text: string): number => HALF.width + 2.5 * Math.max(0, text.length - 2);

/** Left and right below, above and in the middle, then in the middle above and below. */
function around(low: number, below: number, high: number, above: number, wide: number): Point[] {
  const both = (x: number, y: number): Point[] => [
    { x: -x, y },
    { x, y },
  ];
  return [
    ...both(low, below),
    ...both(high, above),
    ...both(wide, 3),
    { x: 0, y: above },
    { x: 0, y: below },
  ];
}

/**
 * The tokens of a pack's own kinds on a map.
 * @param tokens those without an owner
 * @param bySeat those of each seat
 */
export function tokenScene(
  map: RegionMap,
  kinds: readonly TokenDefinition[],
  tokens: OwnTokens,
  language: string,
  bySeat: readonly OwnTokens[] = [],
): FeatureScene {
  const room = roomOf(map, language);
  regionNames(map, language, room);
  const signs = tokenSigns(kinds, language);
  const scenes = map.cells.flatMap((cell) =>
    kinds.flatMap((kind, index) => {
      const crates = [
        { color: colorOf(kind, index), mark: [], there: tokensOn(tokens, cell.label) },
        ...bySeat.map((own, seat) => ({
          color: `@seat-${seat % SEAT_LOOKS}`,
          mark: railToken(seat),
          there: tokensOn(own, cell.label),
        })),
      ];
      return crates.flatMap(({ color, mark, there }) => {
        const count = there[kind.id] ?? 0;
        if (count === 0) return [];
        const text = `${signs[index] ?? ''}${count}`;
        const at = freeSpot(map.orientation, cell, room, halfWidth(text) + HALF.air);
        return [crate(at.x, at.y, color, mark, text)];
      });
    }),
  );
  return { shapes: scenes.flatMap(({ shapes }) => shapes), texts: scenes.flatMap(({ texts }) => texts) };
}

/** Where a crate covers least, which it takes. */
function freeSpot(orientation: Orientation, cell: Hex, room: Room, width: number): Point {
  const { x, y } = centerOf(orientation, cell);
  const places = SPOTS[orientation].map((spot) => {
    const at = { x: round(x + spot.x), y: round(y + spot.y) };
    const height = HALF.height + HALF.air;
    const box = { x: at.x - width, y: at.y - height, width: 2 * width, height: 2 * height };
    return { at, box, covered: room.covered(box) };
  });
  const best = places.reduce((least, one) => (one.covered < least.covered - 1 ? one : least));
  room.add(best.box);
  return best.at;
}

/** In its corner the mark of the seat that it belongs to, which tells seats apart without color. */
export function crate(
  x: number,
  y: number,
  color: string,
  mark: readonly Shape[],
  text: string,
): FeatureScene {
  const line = { stroke: '@token-line', 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  const w = halfWidth(text);
  const { height: h } = HALF;
  const box = `M${-w} ${-h}H${w}V${h}H${-w}Z`;
  return {
    shapes: [
      group({ transform: `translate(${x} ${y})` }, [
        path(box, { fill: '@token-rim', stroke: '@token-rim', 'stroke-width': 3.6 }),
        path(box, { fill: color, ...line }),
        path(`M${-w}-3.8H${w}M${-w} 3.8H${w}`, { fill: 'none', ...line, opacity: 0.5 }),
        ...(mark.length > 0 ? [group({ transform: `translate(${-w} ${-h}) scale(.55)` }, mark)] : []),
      ]),
    ],
    texts: [{ text, x, y: round(y + 3.3), style: TEXT_STYLES.token }],
  };
}
