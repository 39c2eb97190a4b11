// What a card looks like beyond what is printed on it: picture, layout and colors; and where a pack says so, for its maps too.
import { drawLayout, type CardArt } from '../layouts/draw-layout.ts';
import type { BuiltInLayouts, Layout } from '../layouts/layout.ts';
import type { Printed } from '../layouts/printed.ts';
import type { BackLook, BackPattern } from './back.ts';
import type { Face } from './face.ts';
import { inPalette, type Palette } from './palette.ts';
import type { Focus, Picture, TerrainPictures } from './picture.ts';

/** The looks of one card; what is missing is as in the classic layout. */
export interface Look {
  /** Its picture. */
  readonly art?: CardArt;
  /** The name of a layout that every game has, or a pack's own. */
  readonly layout?: Layout | string;
  /** The colors of its pack. */
  readonly palette?: Palette;
}

interface ArtData {
  readonly picture: string;
  readonly focus?: readonly [number, number];
  readonly zoom?: number;
  readonly credit?: string;
  readonly licence?: string;
}

/** The looks of cards as content has them, `Looks` of the content package. */
export interface LooksData {
  /** By card. */
  readonly cards: Readonly<
    Record<string, { readonly art?: ArtData; readonly layout?: string; readonly palette?: string }>
  >;
  /** By the names that cards use. */
  readonly layouts: Readonly<Record<string, Layout>>;
  /** By the names that cards use. */
  readonly palettes: Readonly<Record<string, Palette>>;
  /** The back of all. */
  readonly back: {
    readonly title: string;
    readonly pattern?: BackPattern;
    readonly color?: string;
    readonly ink?: string;
    readonly art?: ArtData;
  };
  /** Pictures on the cells of maps, by the id of the terrain. */
  readonly terrains?: Readonly<Record<string, ArtData>>;
}

/** Looks with their pictures: all that it takes to draw them. */
export interface Wardrobe {
  /** As content has them. */
  readonly looks: LooksData;
  /** By the names that looks use; a card whose picture is not here is drawn without. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What fills the cells of maps; a terrain that is not here is drawn without. */
  readonly terrains?: TerrainPictures;
}

/** The looks of a card; undefined for one that looks as usual. */
export function lookIn(wardrobe: Wardrobe | undefined, id: string): Look | undefined {
  const cards = wardrobe?.looks.cards ?? {};
  const data = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (!wardrobe || !data) return undefined;
  const { layouts, palettes } = wardrobe.looks;
  const art = artIn(data.art, wardrobe);
  const palette = data.palette === undefined ? undefined : palettes[data.palette];
  const layout = data.layout === undefined ? undefined : (layouts[data.layout] ?? data.layout);
  return { ...(art && { art }), ...(layout !== undefined && { layout }), ...(palette && { palette }) };
}

/** The looks of the backs. */
export function backIn(wardrobe: Wardrobe): BackLook {
  const { art: data, ...back } = wardrobe.looks.back;
  const art = artIn(data, wardrobe);
  return { ...back, ...(art && { art }) };
}

function artIn(data: ArtData | undefined, { pictures }: Wardrobe): CardArt | undefined {
  const picture = data && pictures.get(data.picture);
  if (!picture) return undefined;
  const [x, y] = data.focus ?? [0.5, 0.5];
  const focus: Focus = [x, y, data.zoom ?? 1];
  return { picture, focus, ...(data.credit !== undefined && { credit: data.credit }) };
}

/** A card in its looks: laid out as they say, or else in the classic layout, in the colors of its pack. */
export function dressed(
  look: Look | undefined,
  builtIn: BuiltInLayouts,
  printed: () => Printed,
  classic: () => Face,
): Face {
  const layout = layoutOf(look?.layout, builtIn);
  const face = layout ? drawLayout(layout, printed(), look?.art) : classic();
  return inPalette(face, look?.palette);
}

function layoutOf(layout: Layout | string | undefined, builtIn: BuiltInLayouts): Layout | undefined {
  if (typeof layout !== 'string') return layout;
  return Object.hasOwn(builtIn, layout) ? builtIn[layout as keyof BuiltInLayouts] : undefined;
}
