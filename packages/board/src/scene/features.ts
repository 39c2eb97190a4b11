// What a map has beyond cells and barriers: links as dashed lines, arrows on one-way edges, numbered ends of routes, bonuses. Each
// differs in shape and is written out, so that it can be read in black and white.
import type { CellDefinition, HexMap, LinkDefinition, LinkKind } from '@railwright/engine';
import { distance } from '@railwright/hex';
import type { Point, Rect } from '@railwright/hex';
import { coin } from '../art/marks.ts';
import { circle, group, path, rect, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { textWidth } from '../text/fit.ts';
import { nameIn } from '../text/words.ts';
import { centerOf } from './geometry.ts';
import { TEXT_STYLES } from './text-styles.ts';

export interface FeatureText extends Point {
  readonly text: string;
  readonly style: (typeof TEXT_STYLES)[keyof typeof TEXT_STYLES];
}

/** Drawings and what is written over them. */
export interface FeatureScene {
  readonly shapes: readonly Shape[];
  readonly texts: readonly FeatureText[];
}

type Featured = Pick<HexMap, 'orientation' | 'cells' | 'links' | 'oneWay' | 'routes'>;

/** How far from the center of a cell its links begin. */
const LINK_GAP = 27;
/** How far a link bends aside, so that it passes what lies between its ends. */
const LINK_BEND = 0.12;
const LINK_NAME = TEXT_STYLES.link['font-size'];
const LINK_STROKES = {
  ferry: { stroke: '@ink', 'stroke-width': 3, 'stroke-dasharray': '9 6' },
  tunnel: { stroke: '@ink', 'stroke-width': 5.5, 'stroke-dasharray': '2.5 3.5', 'stroke-linecap': 'butt' },
} as const;

/** Links and one-way edges: what rails cross. */
export function crossingScene(map: Featured, language: string): FeatureScene {
  const cells = byLabel(map);
  const links = (map.links ?? []).map((link) => linkScene(map, cells, link, language));
  const arrows = (map.oneWay ?? []).flatMap(([from, to]) => {
    const [a, b] = [cells.get(from), cells.get(to)];
    return a && b && distance(a, b) === 1
      ? [arrow(centerOf(map.orientation, a), centerOf(map.orientation, b))]
      : [];
  });
  return {
    shapes: [...links.flatMap(({ shapes }) => shapes), ...arrows],
    texts: links.flatMap(({ texts }) => texts),
  };
}

/** Ends of routes by their number, and bonuses that nobody has `taken`. */
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

/** Around what is written at links, and around arrows. */
export function linkBoxes(map: Featured, language: string): Rect[] {
  const cells = byLabel(map);
  const { orientation } = map;
  const links = (map.links ?? []).flatMap(({ between: [from, to], name }): Rect[] => {
    const [a, b] = [cells.get(from), cells.get(to)];
    if (!a || !b || a === b) return [];
    const { x, y } = linkLine(centerOf(orientation, a), centerOf(orientation, b)).middle;
    const width = name === undefined ? 0 : textWidth(nameIn(name, language), true) * LINK_NAME;
    return [
      { x: x - 8, y: y - 8, width: 16, height: 16 },
      ...(width === 0 ? [] : [{ x: x - width / 2, y: y + 10, width, height: 10 }]),
    ];
  });
  const arrows = (map.oneWay ?? []).flatMap(([from, to]): Rect[] => {
    const [a, b] = [cells.get(from), cells.get(to)];
    if (!a || !b) return [];
    const [p, q] = [centerOf(orientation, a), centerOf(orientation, b)];
    return [{ x: (p.x + q.x) / 2 - 13, y: (p.y + q.y) / 2 - 13, width: 26, height: 26 }];
  });
  return [...links, ...arrows];
}

function linkScene(
  { orientation }: Featured,
  cells: ReadonlyMap<string, CellDefinition>,
  { between: [from, to], cost, kind, name }: LinkDefinition,
  language: string,
): FeatureScene {
  const [a, b] = [cells.get(from), cells.get(to)];
  if (!a || !b || a === b) return { shapes: [], texts: [] };
  const line = linkLine(centerOf(orientation, a), centerOf(orientation, b));
  const { x, y } = line.middle;
  return {
    shapes: linkShapes(line, kind),
    texts: [
      { text: String(cost), x, y: round(y + 3.2), style: TEXT_STYLES.coin },
      ...(name === undefined
        ? []
        : [{ text: nameIn(name, language), x, y: round(y + 17), style: TEXT_STYLES.link }]),
    ],
  };
}

function linkShapes({ path: d, middle: { x, y } }: LinkLine, kind: LinkKind): Shape[] {
  return [
    path(d, { fill: 'none', stroke: '@halo', 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.85 }),
    path(d, { fill: 'none', 'stroke-linecap': 'round', ...LINK_STROKES[kind] }),
    group({ transform: `translate(${x} ${y})` }, coin()),
  ];
}

interface LinkLine {
  readonly path: string;
  readonly middle: Point;
}

/** The line of a link, a little bent, and its middle. */
function linkLine(a: Point, b: Point): LinkLine {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = (end: Point, way: number): Point => ({
    x: round(end.x + (way * LINK_GAP * dx) / length),
    y: round(end.y + (way * LINK_GAP * dy) / length),
  });
  const [start, end] = [along(a, 1), along(b, -1)];
  const bend = { x: (a.x + b.x) / 2 - dy * LINK_BEND, y: (a.y + b.y) / 2 + dx * LINK_BEND };
  return {
    path: `M${start.x} ${start.y}Q${round(bend.x)} ${round(bend.y)} ${end.x} ${end.y}`,
    middle: {
      x: round((start.x + 2 * bend.x + end.x) / 4),
      y: round((start.y + 2 * bend.y + end.y) / 4),
    },
  };
}

/** An arrow across an edge. */
function arrow(from: Point, to: Point): Shape {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const at = `translate(${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2)}) rotate(${round(turn)})`;
  return group({ transform: at }, arrowShapes());
}

/** From left to right, around (0, 0). */
export function arrowShapes(): Shape[] {
  return [
    path('M-14-3.2H2V-9L14 0 2 9V3.2H-14Z', {
      fill: '@barrier',
      stroke: '@barrier-rim',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  ];
}

/** A link as a legend shows it. */
export function linkSample(kind: LinkKind): FeatureScene {
  const line = linkLine({ x: -52, y: 0 }, { x: 52, y: 0 });
  return { shapes: linkShapes(line, kind), texts: [] };
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

function byLabel({ cells }: Featured): Map<string, CellDefinition> {
  return new Map(cells.map((cell) => [cell.label, cell]));
}
