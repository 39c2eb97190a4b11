// The style of a terrain: the color its pack gives it, shades of that for lines and for the dark theme, and a texture.
// The four printed terrains have textures of their own; any other gets a hatching that follows from its id, so that a map
// looks the same in the editor, in print and in play, in any order of its terrains.
import type { TerrainDefinition } from '@railwright/engine';
import type { Pictured, TerrainPictures } from '../faces/picture.ts';
import { fromLch, toLch } from './color.ts';
import type { Lch } from './color.ts';
import { hashText } from './hash.ts';
import type { ThemedColor } from './paint.ts';

const HATCHES = ['strokes', 'dots', 'crosses', 'waves', 'bricks', 'rings', 'chevrons', 'grid'] as const;
type Hatch = (typeof HATCHES)[number];
export type Texture = 'field' | 'river' | 'mountain' | 'sea' | Hatch;

/** Color and texture of a terrain. */
export interface TerrainStyle {
  readonly id: string;
  /** Position in the list: part of the names of its paints. */
  readonly index: number;
  /** Name of the texture. */
  readonly texture: Texture;
  /** Color of the ground in both themes. */
  readonly fill: ThemedColor;
  /** Lines of the texture. */
  readonly line: ThemedColor;
  /** Along the border of a terrain that is closed, as shallow water is. */
  readonly shore: ThemedColor;
  /** Fills each cell in place of the texture. */
  readonly picture?: Pictured;
}

/** The part of a terrain that decides its style. */
export type StyledTerrain = Pick<TerrainDefinition, 'id' | 'color'>;

const OWN_TEXTURES: readonly Texture[] = ['field', 'river', 'mountain', 'sea'];
const OWN_COLORS: Readonly<Record<string, string>> = {
  field: '#a9c77f',
  river: '#7fb4d9',
  mountain: '#a98f72',
  sea: '#3f6f9f',
};

/** The styles of terrains, in their order. */
export function terrainStyles(
  terrains: readonly StyledTerrain[],
  pictures: TerrainPictures = new Map(),
): TerrainStyle[] {
  const textures = texturesOf(terrains.map(({ id }) => id));
  return terrains.map((terrain, index) => {
    const picture = pictures.get(terrain.id);
    return {
      id: terrain.id,
      index,
      texture: textures.get(terrain.id) ?? 'strokes',
      ...shadesOf(terrain),
      ...(picture && { picture }),
    };
  });
}

/** The names by which drawings refer to the colors of a terrain, with the colors. */
export function terrainPaints(styles: readonly TerrainStyle[]): Map<string, ThemedColor> {
  return new Map(
    styles.flatMap(({ index, fill, line, shore }) => [
      [`t${index}-fill`, fill],
      [`t${index}-line`, line],
      [`t${index}-shore`, shore],
    ]),
  );
}

function shadesOf({ id, color }: StyledTerrain): Pick<TerrainStyle, 'fill' | 'line' | 'shore'> {
  const own = Object.hasOwn(OWN_COLORS, id) ? OWN_COLORS[id] : undefined;
  const base = toLch(color ?? '') ?? toLch(own ?? '') ?? { l: 0.74, c: 0.09, h: hashText(id) % 360 };
  const dark: Lch = { l: 0.13 + 0.36 * base.l, c: base.c * 0.72, h: base.h };
  // Lines are darker than a light ground and lighter than a dark one.
  const step = base.l > 0.58 ? -0.13 : 0.14;
  return {
    fill: { light: fromLch(base), dark: fromLch(dark) },
    line: {
      light: fromLch({ l: base.l + step, c: base.c * 1.05, h: base.h }),
      dark: fromLch({ l: dark.l + 0.1, c: dark.c, h: dark.h }),
    },
    shore: {
      light: fromLch({ l: Math.min(0.94, base.l + 0.2), c: base.c * 0.75, h: base.h }),
      dark: fromLch({ l: dark.l + 0.1, c: dark.c * 0.9, h: dark.h }),
    },
  };
}

// The id says which one; where another terrain of the map has that already, the next.
function texturesOf(ids: readonly string[]): Map<string, Texture> {
  const textures = new Map<string, Texture>();
  let free: readonly Hatch[] = HATCHES;
  for (const id of [...new Set(ids)].sort()) {
    const own = OWN_TEXTURES.find((texture) => texture === id);
    const first = hashText(id) % HATCHES.length;
    const order = [...HATCHES.slice(first), ...HATCHES.slice(0, first)];
    const hatch = order.find((one) => free.includes(one)) ?? order[0] ?? 'strokes';
    if (own === undefined) free = free.filter((one) => one !== hatch);
    textures.set(id, own ?? hatch);
  }
  return textures;
}
