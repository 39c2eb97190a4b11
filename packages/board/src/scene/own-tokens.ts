// Tokens of a pack's own kinds on their cells: a crate in the color of the kind, or of the seat it belongs to, with how many there are, and
// the first letter of its name, so that kinds can be told apart in black and white.
import type { TokenDefinition } from '@railwright/engine';
import type { Hex, Orientation, Point } from '@railwright/hex';
import { railToken, SEAT_LOOKS } from '../art/marks.ts';
import { path, group, round, type Shape } from '../art/shape.ts';
import { nameIn } from '../text/words.ts';
import type { FeatureScene } from './features.ts';
import { centerOf } from './geometry.ts';
import { regionNames, type RegionMap } from './region-names.ts';
import { roomOf } from './furniture.ts';
import type { Room } from './room.ts';
import { TEXT_STYLES } from './text-styles.ts';
import { colorOf } from './token-color.ts';
import { tokensOn, type OwnTokens } from './token-counts.ts';

/** Where a crate may stand, from the middle of a cell, best first. */
const SPOTS: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: around(27, 21, 31, -12, 32),
  flat: around(24, 19, 28, -12, 37),
};
const HALF = { width: 10, height: 8 } as const;

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

export function tokenScene(
  map: RegionMap,
  kinds: readonly TokenDefinition[],
  tokens: OwnTokens,
  language: string,
  bySeat: readonly OwnTokens[] = [],
): FeatureScene {
  const room = roomOf(map, language);
  regionNames(map, language, room);
  const scenes = map.cells.flatMap((cell) =>
    kinds.flatMap((kind, index) => {
      const text = nameIn(kind.name, language).slice(0, 1);
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
        const at = freeSpot(map.orientation, cell, room);
        return [crate(at.x, at.y, color, mark, `${text}${count}`)];
      });
    }),
  );
  return { shapes: scenes.flatMap(({ shapes }) => shapes), texts: scenes.flatMap(({ texts }) => texts) };
}

/** Where a crate covers least, which it takes. */
function freeSpot(orientation: Orientation, cell: Hex, room: Room): Point {
  const { x, y } = centerOf(orientation, cell);
  const places = SPOTS[orientation].map((spot) => {
    const at = { x: round(x + spot.x), y: round(y + spot.y) };
    const { width, height } = HALF;
    const box = { x: at.x - width, y: at.y - height, width: 2 * width, height: 2 * height };
    return { at, box, covered: room.covered(box) };
  });
  const best = places.reduce((least, one) => (one.covered < least.covered - 1 ? one : least));
  room.add(best.box);
  return best.at;
}

/** In its corner the mark of the seat that it belongs to, which tells seats apart without color. */
function crate(x: number, y: number, color: string, mark: readonly Shape[], text: string): FeatureScene {
  const line = { stroke: '@token-line', 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  return {
    shapes: [
      group({ transform: `translate(${x} ${y})` }, [
        path('M-8-6.5H8V6.5H-8Z', { fill: '@token-rim', stroke: '@token-rim', 'stroke-width': 3.6 }),
        path('M-8-6.5H8V6.5H-8Z', { fill: color, ...line }),
        path('M-8-3.8H8M-8 3.8H8', { fill: 'none', ...line, opacity: 0.5 }),
        ...(mark.length > 0 ? [group({ transform: 'translate(-8 -6.5) scale(.7)' }, mark)] : []),
      ]),
    ],
    texts: [{ text, x, y: round(y + 3.3), style: TEXT_STYLES.token }],
  };
}
