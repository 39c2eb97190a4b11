// The colors of sheets that should need little ink: grounds are white, and their textures and signs tell them apart.
import { fromLch, toLch } from './color.ts';
import { filePaint } from './file-paint.ts';
import type { Paint, ThemedColor } from './paint.ts';
import type { PaintName } from './palette.ts';
import { terrainPaints, type TerrainStyle } from './terrain-style.ts';

const WHITE = '#ffffff';
const CHANGED: Readonly<Partial<Record<PaintName, string>>> = {
  'card-paper': WHITE,
  'card-title': '#26231c',
  table: WHITE,
  rim: '#a59c8b',
  blank: WHITE,
  city: WHITE,
  'city-street': '#ddd5c5',
  remote: WHITE,
};
/** Lines that are lighter cannot be seen on white. */
const LIGHTEST_LINE = 0.62;

/** Names the colors of a drawing of these terrains. */
export function lowInkPaint(terrains: readonly TerrainStyle[] = []): Paint {
  const lines = terrains.map(({ line, ...style }): TerrainStyle => ({
    ...style,
    line: same(onWhite(line.light)),
    fill: same(WHITE),
  }));
  const changed = Object.entries(CHANGED).map(([name, color]) => [name, same(color)] as const);
  return filePaint('light', new Map([...changed, ...terrainPaints(lines)]));
}

function onWhite(color: string): string {
  const lch = toLch(color);
  return lch ? fromLch({ ...lch, l: Math.min(lch.l, LIGHTEST_LINE) }) : color;
}

function same(color: string): ThemedColor {
  return { light: color, dark: color };
}
