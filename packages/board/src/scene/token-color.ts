// The color of a pack's own kind of token: what its pack says, else one by its place among the kinds.
import type { TokenDefinition } from '@railwright/engine';

/** Of kinds that say no color. */
const COLORS = ['#b0722f', '#3f7d8c', '#8a4f7d', '#5f7a34', '#a04438', '#4d5aa0'];

/** The color of a kind of token as `#rrggbb`; `index` is its place among the kinds of the pack. */
export function colorOf({ color }: Pick<TokenDefinition, 'id' | 'color'>, index: number): string {
  const isColor = color !== undefined && /^#[0-9a-fA-F]{6}$/.test(color);
  return isColor ? color : (COLORS[index % COLORS.length] ?? '#000000');
}
