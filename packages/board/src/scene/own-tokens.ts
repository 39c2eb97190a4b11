// Tokens of a pack's own kinds on their cells: a crate in the color of the kind with how many there are, and the first letter of its name,
// so that kinds can be told apart in black and white.
import type { HexMap, TokenDefinition } from '@railwright/engine';
import { path, group, round } from '../art/shape.ts';
import { nameIn } from '../text/words.ts';
import type { FeatureScene } from './features.ts';
import { centerOf } from './geometry.ts';
import { TEXT_STYLES } from './text-styles.ts';

/** By cell, then by kind: how many. */
export type OwnTokens = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Of kinds that say no color. */
const COLORS = ['#b0722f', '#3f7d8c', '#8a4f7d', '#5f7a34', '#a04438', '#4d5aa0'];
const COLUMN = -30;
const FIRST_ROW = 3;
const ROW = 17;
/** More kinds than this stand in the next column. */
const ROWS = 2;

export function tokenScene(
  map: Pick<HexMap, 'orientation' | 'cells'>,
  kinds: readonly TokenDefinition[],
  tokens: OwnTokens,
  language: string,
): FeatureScene {
  const scenes = map.cells.flatMap((cell) => {
    const there = Object.hasOwn(tokens, cell.label) ? (tokens[cell.label] ?? {}) : {};
    const { x, y } = centerOf(map.orientation, cell);
    return kinds
      .map((kind, index) => ({ kind, index, count: there[kind.id] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ kind, index, count }, i) => {
        const at = {
          x: round(x + COLUMN + 22 * Math.floor(i / ROWS)),
          y: round(y + FIRST_ROW + ROW * (i % ROWS)),
        };
        return crate(at.x, at.y, colorOf(kind, index), `${nameIn(kind.name, language).slice(0, 1)}${count}`);
      });
  });
  return { shapes: scenes.flatMap(({ shapes }) => shapes), texts: scenes.flatMap(({ texts }) => texts) };
}

export function colorOf({ color }: TokenDefinition, index: number): string {
  const isColor = color !== undefined && /^#[0-9a-fA-F]{6}$/.test(color);
  return isColor ? color : (COLORS[index % COLORS.length] ?? '#000000');
}

function crate(x: number, y: number, color: string, text: string): FeatureScene {
  const line = { stroke: '@token-line', 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  return {
    shapes: [
      group({ transform: `translate(${x} ${y})` }, [
        path('M-9-7H9V7H-9Z', { fill: '@token-rim', stroke: '@token-rim', 'stroke-width': 4 }),
        path('M-9-7H9V7H-9Z', { fill: color, ...line }),
        path('M-9-4H9M-9 4H9', { fill: 'none', ...line, opacity: 0.5 }),
      ]),
    ],
    texts: [{ text, x, y: round(y + 3.3), style: TEXT_STYLES.token }],
  };
}
