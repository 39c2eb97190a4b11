// The routes of a map by their numbers, as a list next to or below it.
import type { HexMap } from '@railwright/engine';
import { group } from '../art/shape.ts';
import { fitText } from '../text/fit.ts';
import { routeLines } from '../text/routes.ts';
import type { FeatureScene } from './features.ts';
import { routeSample } from './rewards.ts';
import { TEXT_STYLES } from './text-styles.ts';

const SIZE = TEXT_STYLES.listed['font-size'];
const LEADING = 16;
const BETWEEN = 24;
/** So that the lines of the list below a tiny map are not a word each. */
export const LEAST_WIDTH = 360;
/** Left of the text stands the sign of a route. */
const SIGNS = 38;

/** A list of routes, ready to draw. */
export interface RouteList {
  /** Shapes and texts to draw. */
  readonly scene: FeatureScene;
  /** In units of the board. */
  readonly height: number;
}

/** In units of the board, from (0, 0) down; long lines break. Lists are no higher than `most`: one in all but a small space. */
export function routeLists(
  map: Pick<HexMap, 'cells' | 'routes'>,
  language: string,
  { width, height: most = Infinity }: { readonly width: number; readonly height?: number },
): RouteList[] {
  const space = { width: width - SIGNS, lines: Infinity, size: SIZE, minSize: SIZE };
  const lists: { shapes: FeatureScene['shapes']; texts: FeatureScene['texts']; height: number }[] = [];
  for (const { number, title, worth } of routeLines(map, language)) {
    const { lines } = fitText(`${title} (${worth})`, space);
    const height = BETWEEN + (lines.length - 1) * LEADING;
    let list = lists.at(-1);
    if (!list || list.height + height > most) lists.push((list = { shapes: [], texts: [], height: 0 }));
    const y = list.height + BETWEEN / 2;
    const sign = routeSample(number);
    list.shapes = [...list.shapes, group({ transform: `translate(${SIGNS - 10} ${y})` }, sign.shapes)];
    list.texts = [
      ...list.texts,
      ...sign.texts.map((text) => ({ ...text, x: text.x + SIGNS - 10, y: text.y + y })),
      ...lines.map((text, i) => ({ text, x: SIGNS + 10, y: y + 4 + i * LEADING, style: TEXT_STYLES.listed })),
    ];
    list.height += height;
  }
  return lists.map(({ shapes, texts, height }) => ({ scene: { shapes, texts }, height }));
}
