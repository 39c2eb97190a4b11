// Crossings: links with their names, and arrows on one-way edges.
import { distance } from '@railwright/hex';
import type { Point, Rect } from '@railwright/hex';
import { group, path, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { byLabel, type Featured, type FeatureScene } from './features.ts';
import { centerOf } from './geometry.ts';
import { coinBox, linkNames, nameBox } from './link-names.ts';
import type { SeatLinks } from './link-owners.ts';
import { linksOf, ownedShapes, SIGN_GAP } from './links.ts';
import { TEXT_STYLES } from './text-styles.ts';

/** What others pay to cross, beside the cost of a link. */
export const tollText = (toll: number, { x, y }: Point): FeatureScene['texts'][number] => ({
  text: `+${toll}`,
  x: round(x + SIGN_GAP),
  y: round(y + 3.4),
  style: TEXT_STYLES.more,
});

/** Links, with those who own them, and one-way edges. */
export function crossingScene(map: Featured, language: string, owned: SeatLinks = []): FeatureScene {
  const links = linksOf(map);
  return {
    shapes: [
      ...links.flatMap(({ link, line }) => ownedShapes(line, link, owned)),
      ...arrowSpots(map).map(({ at, turn }) =>
        group({ transform: `translate(${at.x} ${at.y}) rotate(${turn})` }, arrowShapes()),
      ),
    ],
    texts: [
      ...links.map(({ link, line: { middle } }) => ({
        text: String(link.cost),
        x: middle.x,
        y: round(middle.y + 3.2),
        style: TEXT_STYLES.coin,
      })),
      ...links.flatMap(({ link: { toll, for: whose }, line: { middle } }) =>
        toll === undefined || whose !== undefined ? [] : [tollText(toll, middle)],
      ),
      ...linkNames(map, language).map((name) => ({ ...name, style: TEXT_STYLES.link })),
    ],
  };
}

/** Around what is written at links, and around arrows. */
export function crossingBoxes(map: Featured, language: string): Rect[] {
  return [
    ...linksOf(map).map(({ link, line }) => coinBox(line.middle, link)),
    ...linkNames(map, language).map(nameBox),
    ...arrowSpots(map).map(({ at: { x, y } }) => ({ x: x - 13, y: y - 13, width: 26, height: 26 })),
  ];
}

/** One-way edges: the middle of each, and the way it leads in degrees. */
function arrowSpots(map: Featured): { readonly at: Point; readonly turn: number }[] {
  const cells = byLabel(map);
  return (map.oneWay ?? []).flatMap(([from, to]) => {
    const [a, b] = [cells.get(from), cells.get(to)];
    if (!a || !b || distance(a, b) !== 1) return [];
    const [p, q] = [centerOf(map.orientation, a), centerOf(map.orientation, b)];
    return [
      {
        at: { x: round((p.x + q.x) / 2), y: round((p.y + q.y) / 2) },
        turn: round((Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI),
      },
    ];
  });
}

/** From left to right, around (0, 0). */
export function arrowShapes(): Shape[] {
  const d = 'M-14-3.2H2V-9L14 0 2 9V3.2H-14Z';
  const rim = { stroke: '@barrier-rim', 'stroke-width': 2, 'stroke-linejoin': 'round' };
  return [path(d, { fill: 'none', ...rim }), path(d, { fill: '@barrier' })];
}
