// Attributes as data for a page: the names of paints become custom properties.
import { lightDark, pagePaint, painted } from '../paint/paint.ts';
import { terrainPaints } from '../paint/terrain-style.ts';
import type { TerrainStyle } from '../paint/terrain-style.ts';

export function onPage(attributes: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, painted(value, pagePaint)]),
  );
}

/** The `style` of an SVG that shows these terrains. */
export function terrainVariables(styles: readonly TerrainStyle[]): string {
  return [...terrainPaints(styles)].map(([name, color]) => `--rw-${name}:${lightDark(color)}`).join(';');
}
