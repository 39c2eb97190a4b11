// Links as dashed lines, a little bent, with what they cost in the middle. Beside it stands what others pay to the owner of a link, or a lock
// where only its owner crosses it, and once it has one, the token of the owner, in whose color the line then lies.
import type { LinkDefinition, LinkKind } from '@railwright/engine';
import type { Point } from '@railwright/hex';
import { coin, railToken, SEAT_LOOKS } from '../art/marks.ts';
import { group, path, rect, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { byLabel, type Featured, type FeatureScene } from './features.ts';
import { bandsOf, centerOf } from './geometry.ts';
import { ownerOf, type SeatLinks } from './link-owners.ts';

/** How far from the center of a cell its links begin. */
const LINK_GAP = 27;
/** Half of the room that a label needs. */
const LABEL_HALF = 9;
/** How far a link bends aside, so that it passes what lies between its ends. */
const LINK_BEND = 0.12;
const LINK_STROKES = {
  ferry: { stroke: '@ink', 'stroke-width': 3, 'stroke-dasharray': '9 6' },
  tunnel: { stroke: '@ink', 'stroke-width': 5.5, 'stroke-dasharray': '2.5 3.5', 'stroke-linecap': 'butt' },
} as const;

/** The links of a map with their lines; those to cells that are not there are left out. */
export function linksOf(map: Featured): { readonly link: LinkDefinition; readonly line: LinkLine }[] {
  const cells = byLabel(map);
  return (map.links ?? []).flatMap((link) => {
    const [a, b] = link.between.map((label) => cells.get(label));
    if (!a || !b || a === b) return [];
    return [
      {
        link,
        line: linkLine(
          centerOf(map.orientation, a),
          centerOf(map.orientation, b),
          bandsOf(map.orientation).label,
        ),
      },
    ];
  });
}

/** How far from the middle the signs of an owned link are. */
export const SIGN_GAP = 16;

/** A link on a map, whoever owns it. */
export function ownedShapes(line: LinkLine, link: LinkDefinition, owned: SeatLinks): Shape[] {
  const { x, y } = line.middle;
  const owner = ownerOf(link, owned);
  const color = `@seat-${owner % SEAT_LOOKS}`;
  return [
    ...(owner < 0 ? [] : [path(line.path, { fill: 'none', stroke: color, 'stroke-width': 13 })]),
    ...linkShapes(line, link.kind),
    ...(owner < 0
      ? []
      : [group({ transform: `translate(${round(x - SIGN_GAP)} ${y}) scale(.72)` }, railToken(owner))]),
    ...(link.for === 'first' ? [group({ transform: `translate(${round(x + SIGN_GAP)} ${y})` }, lock())] : []),
  ];
}

/** A padlock around (0, 0). */
export function lock(): Shape[] {
  const line = { stroke: '@ink', 'stroke-width': 1.6 };
  return [
    rect(-6, -8, 12, 15, { rx: 3, fill: '@halo' }),
    path('M-2.8-1V-3.4A2.8 2.8 0 0 1 2.8-3.4V-1', { fill: 'none', ...line }),
    rect(-4.4, -1, 8.8, 6.4, { rx: 1.2, fill: '@ink' }),
  ];
}

function linkShapes({ path: d, middle: { x, y } }: LinkLine, kind: LinkKind): Shape[] {
  return [
    path(d, { fill: 'none', stroke: '@halo', 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.85 }),
    path(d, { fill: 'none', 'stroke-linecap': 'round', ...LINK_STROKES[kind] }),
    group({ transform: `translate(${x} ${y})` }, coin()),
  ];
}

export interface LinkLine {
  readonly path: string;
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
  readonly middle: Point;
}

/** A point of the line, from 0 at its start to 1 at its end. */
export function pointOn({ start, bend, end }: LinkLine, part: number): Point {
  const rest = 1 - part;
  const at = (axis: 'x' | 'y'): number =>
    rest * rest * start[axis] + 2 * rest * part * bend[axis] + part * part * end[axis];
  return { x: at('x'), y: at('y') };
}

/** How far from the center of a cell a line begins that leads that way: beyond the label of the cell, which is so far below its center. */
function gapAt(x: number, y: number, label: number): number {
  const along = y * label;
  return along > 0 && Math.abs(x * label) < LABEL_HALF ? along + LABEL_HALF : LINK_GAP;
}

/** The line of a link, a little bent, and its middle. `label` is where the labels of cells stand below their centers. */
function linkLine(a: Point, b: Point, label: number): LinkLine {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = (end: Point, way: number): Point => {
    const gap = gapAt((way * dx) / length, (way * dy) / length, label);
    return { x: round(end.x + (way * gap * dx) / length), y: round(end.y + (way * gap * dy) / length) };
  };
  const [start, end] = [along(a, 1), along(b, -1)];
  const bend = { x: (a.x + b.x) / 2 - dy * LINK_BEND, y: (a.y + b.y) / 2 + dx * LINK_BEND };
  return {
    start,
    bend,
    end,
    path: `M${start.x} ${start.y}Q${round(bend.x)} ${round(bend.y)} ${end.x} ${end.y}`,
    middle: {
      x: round((start.x + 2 * bend.x + end.x) / 4),
      y: round((start.y + 2 * bend.y + end.y) / 4),
    },
  };
}

/** A link as a legend shows it. */
export function linkSample(kind: LinkKind): FeatureScene {
  const line = linkLine({ x: -52, y: 0 }, { x: 52, y: 0 }, 0);
  return { shapes: linkShapes(line, kind), texts: [] };
}
