// The colors of a pack: names of a theme in place of the paints of cards.
import type { Shape } from '../art/shape.ts';
import { parseColor } from '../paint/color.ts';
import type { Face } from './face.ts';

/** Colors as `#rrggbb`, by what a theme calls them; what is no color counts as missing. */
export type Palette = Readonly<Record<string, string>>;

const PAPERS = ['paper', 'ink', 'faint', 'line', 'title'];
const KINDS = ['train', 'rail', 'station', 'action', 'victory', 'waste', 'attack', 'reaction', 'other'];
const PAINTS: ReadonlyMap<string, string> = new Map([
  ...PAPERS.map((name) => [name, `@card-${name}`] as const),
  ...KINDS.map((name) => [name, `@kind-${name}`] as const),
]);

/** The paint that a layout means: a color, a name of a theme, or the category of the card. */
export function paintOf(name: string | undefined, category: string): string | undefined {
  if (name === undefined) return undefined;
  if (name === 'category') return category;
  return PAINTS.get(name) ?? (parseColor(name) ? name : undefined);
}

/** A face in the colors of a pack. */
export function inPalette(face: Face, palette: Palette | undefined): Face {
  const colors = new Map(
    Object.entries(palette ?? {}).flatMap(([name, color]) => {
      const paint = PAINTS.get(name);
      return paint !== undefined && parseColor(color) ? [[paint, color] as const] : [];
    }),
  );
  if (colors.size === 0) return face;
  const own = <T extends number | string>(value: T): T => (colors.get(String(value)) ?? value) as T;
  const repaint = (shape: Shape): Shape => ({
    ...shape,
    attributes: Object.fromEntries(Object.entries(shape.attributes).map(([key, value]) => [key, own(value)])),
    ...(shape.children && { children: shape.children.map(repaint) }),
  });
  return {
    ...face,
    shapes: face.shapes.map(repaint),
    ...(face.ground && {
      ground: {
        count: face.ground.count,
        bleed: face.ground.bleed.map(repaint),
        lowInk: face.ground.lowInk.map(repaint),
      },
    }),
    texts: face.texts.map((text) => ({
      ...text,
      fill: own(text.fill),
      ...(text.rim !== undefined && { rim: own(text.rim) }),
    })),
  };
}
