// Numbered ends of routes, and bonuses.
import type { CellDefinition } from '@railwright/engine';
import type { Point, Rect } from '@railwright/hex';
import { coin } from '../art/marks.ts';
import { circle, group, path, rect, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { byLabel, type Featured, type FeatureScene } from './features.ts';
import { centerOf } from './geometry.ts';
import { TEXT_STYLES } from './text-styles.ts';

/** Ends of routes by their number, and bonuses that are not `taken`. */
export function rewardScene(map: Featured, taken: ReadonlySet<string> = new Set()): FeatureScene {
  const signs = routeEnds(map).map(({ at, numbers }) => sign(at, numbers));
  const bonuses = map.cells.flatMap((cell) =>
    cell.bonus && !taken.has(cell.label) ? [bonus(centerOf(map.orientation, cell), cell.bonus)] : [],
  );
  const all = [...signs, ...bonuses];
  return { shapes: all.flatMap(({ shapes }) => shapes), texts: all.flatMap(({ texts }) => texts) };
}

/** Where routes end, each with the numbers of its routes. */
function routeEnds(map: Featured): { readonly at: Point; readonly numbers: string }[] {
  const cells = byLabel(map);
  const ends = new Map<string, number[]>();
  (map.routes ?? []).forEach(({ from, to }, i) => {
    for (const end of [from, to]) ends.set(end, [...(ends.get(end) ?? []), i + 1]);
  });
  return [...ends].flatMap(([label, numbers]) => {
    const cell = cells.get(label);
    return cell ? [{ at: centerOf(map.orientation, cell), numbers: numbers.join(' ') }] : [];
  });
}

/** Around the signs of routes and around bonuses. */
export function rewardBoxes(map: Featured): Rect[] {
  const signs = routeEnds(map).map(({ at: { x, y }, numbers }) => {
    const width = signWidth(numbers);
    return { x: x + SIGN.right - width, y: y + SIGN.y - 7, width, height: 16 };
  });
  const bonuses = map.cells.flatMap((cell) => {
    if (!cell.bonus) return [];
    const [first, second] = bonusSpots(centerOf(map.orientation, cell));
    const { points, coins } = cell.bonus;
    return (points !== undefined && coins !== undefined ? [first, second] : [first]).map(({ x, y }) => ({
      x: x - 9,
      y: y - 9,
      width: 18,
      height: 22,
    }));
  });
  return [...signs, ...bonuses];
}

/** The sign of a route around (0, 0). */
export function routeSample(number: number): FeatureScene {
  return {
    shapes: signShapes(signWidth(String(number))),
    texts: [{ text: String(number), x: 0, y: 2.9, style: TEXT_STYLES.route }],
  };
}

const signWidth = (numbers: string): number => round(9 + 6 * numbers.length);

/** Beside the label of a cell, above its buildings: the right end of a sign, and its middle. */
const SIGN = { right: -9.5, y: -30 } as const;

function sign({ x, y }: Point, numbers: string): FeatureScene {
  const width = signWidth(numbers);
  const at = round(x + SIGN.right - width / 2);
  return {
    shapes: [group({ transform: `translate(${at} ${y + SIGN.y})` }, signShapes(width))],
    texts: [{ text: numbers, x: at, y: round(y + SIGN.y + 2.9), style: TEXT_STYLES.route }],
  };
}

/** A sign on two short posts. */
function signShapes(width: number): Shape[] {
  const left = -width / 2;
  return [
    path(`M${left + 3} 5v4M${-left - 3} 5v4`, { stroke: '@ink', 'stroke-width': 1.6 }),
    rect(left, -6, width, 11.5, { rx: 2, fill: '@halo', stroke: '@ink', 'stroke-width': 1.6 }),
  ];
}

/** Of the points of a bonus and of its coins, the first also of coins alone. */
const bonusSpots = ({ x, y }: Point): readonly [Point, Point] => [
  { x: x + 22, y: y - 29 },
  { x: x + 34, y: y - 10 },
];

function bonus({ x, y }: Point, { points, coins }: NonNullable<CellDefinition['bonus']>): FeatureScene {
  const [at, second] = bonusSpots({ x, y });
  const below = points === undefined ? at : second;
  return {
    shapes: [
      ...(points === undefined ? [] : [group({ transform: `translate(${at.x} ${at.y})` }, bonusShapes())]),
      ...(coins === undefined ? [] : [group({ transform: `translate(${below.x} ${below.y})` }, coin())]),
    ],
    texts: [
      ...(points === undefined
        ? []
        : [{ text: `+${points}`, x: at.x, y: round(at.y + 3.3), style: TEXT_STYLES.bonus }]),
      ...(coins === undefined
        ? []
        : [{ text: `+${coins}`, x: below.x, y: round(below.y + 3.2), style: TEXT_STYLES.coin }]),
    ],
  };
}

/** A rosette. */
export function bonusShapes(): Shape[] {
  return [
    path('M-5 5l-2 9 4.5-2.2L0 15l2.5-3.2L7 14 5 5z', {
      fill: '@star',
      stroke: '@star-line',
      'stroke-width': 1,
    }),
    circle(0, 0, 8.6, { fill: '@star', stroke: '@star-line', 'stroke-width': 1.5 }),
  ];
}
