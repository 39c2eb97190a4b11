// What the cards and maps of a pack or a setup look like, as plain data for those who draw: picture, layout and colors of each card, the back,
// and the pictures of terrains.
import { gameNamed } from '../game-named.ts';
import { isBroken } from '../packs/is-broken.ts';
import { itemNamed, libraryOf, qualifiedId, splitReference } from '../packs/library.ts';
import { visibleLayouts } from '../packs/layouts.ts';
import type { Content, Item, Pack, PictureFile } from '../packs/model.ts';
import { asNames } from '../packs/names.ts';
import { isProblem } from '../pictures/picture.ts';
import { artOf, type ArtData } from '../schema/art.ts';
import { BUILT_IN_LAYOUTS, type LayoutData, type ThemeData } from '../schema/looks.ts';
import { isData } from '../text/data.ts';
import { plainPath } from './named-art.ts';

/** A picture of a pack, and what of it to show. */
export interface ArtLook extends Omit<ArtData, 'file'> {
  /** `pack/path`, the path from the folder of the pack. */
  readonly picture: string;
}

/** What one card looks like; what is missing is as in the classic layout. */
export interface CardLook {
  /** Its picture. */
  readonly art?: ArtLook;
  /** One that every pack has, or a key of `layouts`. */
  readonly layout?: string;
  /** A key of `palettes`. */
  readonly palette?: string;
}

/** The back of cards; what is missing follows from the title. */
export interface BackData extends Omit<NonNullable<ThemeData['back']>, 'art'> {
  /** The title of the pack, in English. */
  readonly title: string;
  /** A picture instead of the pattern and the name. */
  readonly art?: ArtLook;
}

/** What cards and maps look like: plain JSON. */
export interface Looks {
  /** By the id of the card, car or ability. */
  readonly cards: Readonly<Record<string, CardLook>>;
  /** By `pack/id`. */
  readonly layouts: Readonly<Record<string, LayoutData>>;
  /** By the id of the pack. */
  readonly palettes: Readonly<Record<string, NonNullable<ThemeData['palette']>>>;
  /** The back of all of them. */
  readonly back: BackData;
  /** Pictures on the cells of its maps, by the id of the terrain. */
  readonly terrains: Readonly<Record<string, ArtLook>>;
}

/** The looks of a pack's own maps and cards, cars or abilities; undefined if there is no such pack. */
export function packLooks(content: Content, packId: string): Looks | undefined {
  const { packs } = content;
  const pack = packs.find(({ id }) => id === packId);
  const kind = pack && gameNamed(pack.game)?.played;
  if (!pack) return undefined;
  const items = kind === undefined ? [] : [...(pack.items.get(kind)?.values() ?? [])];
  const maps = [...(pack.items.get('maps')?.values() ?? [])];
  return looksOf(pack, new Map(items.map((item) => [item.id, item])), packs, terrainLooks(maps, content));
}

/** The pictures of the terrains that are on a map, which is named `pack/id`; none if there is no such map. */
export function mapLooks(content: Content, name: string): Looks['terrains'] {
  const map = itemNamed(libraryOf(content), 'maps', name);
  return terrainLooks(map ? [map] : [], content);
}

/**
 * The pictures of the terrains that are on these maps, by the id of the terrain. That of the map's own pack comes first, then those of the
 * packs it extends, nearer ones first.
 */
export function terrainLooks(maps: readonly Item[], content: Content): Looks['terrains'] {
  const library = libraryOf(content);
  const looks = new Map<string, ArtLook>();
  for (const item of maps) {
    const pack = library.packs.get(item.pack);
    if (!pack?.visible.some(({ manifest }) => manifest.theme?.terrains)) continue;
    const map = gameNamed(pack.game)?.map?.(item, library);
    for (const id of new Set(map?.cells.map(({ terrain }) => terrain))) {
      const art = id === undefined ? undefined : terrainArt(id, pack);
      if (id !== undefined && art) looks.set(id, art);
    }
  }
  return Object.fromEntries(looks);
}

/** A picture that cannot be shown leaves the place to that of a pack further away. */
function terrainArt(id: string, { visible }: Pack): ArtLook | undefined {
  for (const from of visible) {
    const { terrains } = from.manifest.theme ?? {};
    if (!isData(terrains) || !Object.hasOwn(terrains, id) || isBroken(from.file, ['theme', 'terrains', id]))
      continue;
    const art = artIn(from, terrains[id]);
    if (art) return art;
  }
  return undefined;
}

/** The looks of items by what a definition calls them; the back is that of the pack. */
export function looksOf(
  pack: Pack,
  items: ReadonlyMap<string, Item>,
  packs: readonly Pack[],
  terrains: Looks['terrains'],
): Looks {
  const cards: Record<string, CardLook> = Object.create(null) as Record<string, CardLook>;
  const layouts: Record<string, LayoutData> = {};
  const palettes: Record<string, NonNullable<ThemeData['palette']>> = {};
  for (const [id, item] of items) {
    const home = packs.find((one) => one.id === item.pack);
    if (!home) continue;
    const theme = themeOf(home);
    const layout = layoutOf(field<string>(item, 'layout') ?? theme.layout, home);
    const art = artIn(home, field<ArtData | string>(item, 'art')) ?? artIn(home, theme.art);
    if (layout?.data) layouts[layout.key] = layout.data;
    if (theme.palette) palettes[home.id] = theme.palette;
    if (!art && !layout && !theme.palette) continue;
    cards[id] = {
      ...(art && { art }),
      ...(layout && { layout: layout.key }),
      ...(theme.palette && { palette: home.id }),
    };
  }
  return { cards: { ...cards }, layouts, palettes, back: backOf(pack), terrains };
}

/** The pictures that cards and their backs show, by what they are called there. */
export function picturesIn(content: Content, { cards, back }: Looks): ReadonlyMap<string, PictureFile> {
  const named = [...Object.values(cards).map(({ art }) => art), back.art].flatMap(
    (art) => art?.picture ?? [],
  );
  const files = new Map<string, PictureFile>();
  for (const key of named) {
    const file = pictureNamed(content, key);
    if (file) files.set(key, file);
  }
  return files;
}

/** A picture by what looks call it, `pack/path`. */
export function pictureNamed({ packs }: Content, key: string): PictureFile | undefined {
  const [pack, path] = splitReference(key);
  return packs.find(({ id }) => id === pack)?.pictures?.get(path);
}

/** Only what fits its schema. */
function themeOf({ file, manifest }: Pack): ThemeData {
  const { art, layout, back, palette } = manifest.theme ?? {};
  const sound = <T>(key: string, value: T | undefined): Readonly<Record<string, T>> =>
    value === undefined || isBroken(file, ['theme', key]) ? {} : { [key]: value };
  return {
    ...sound('art', art),
    ...sound('layout', layout),
    ...sound('back', back),
    ...sound('palette', palette),
  };
}

function field<T>({ file, path, data }: Item, key: string): T | undefined {
  if (!isData(data) || !Object.hasOwn(data, key) || isBroken(file, [...path, key])) return undefined;
  return data[key] as T;
}

/** Undefined for the classic layout, and for one that does not exist. */
function layoutOf(
  id: string | undefined,
  pack: Pack,
): { readonly key: string; readonly data?: LayoutData } | undefined {
  if (id === undefined || id === 'classic') return undefined;
  if ((BUILT_IN_LAYOUTS as readonly string[]).includes(id)) return { key: id };
  const own = visibleLayouts(pack).get(id);
  return own && { key: qualifiedId({ pack: own.pack.id, id }), data: own.data };
}

/** Undefined for a picture that cannot be shown. */
function artIn({ id, pictures }: Pack, written: ArtData | string | undefined): ArtLook | undefined {
  if (written === undefined) return undefined;
  const { file, ...more } = artOf(written);
  const path = plainPath(file);
  const picture = pictures?.get(path);
  const { verdict } = picture ?? {};
  if (!picture || (verdict && ('unreadable' in verdict || isProblem(verdict)))) return undefined;
  return { picture: `${id}/${path}`, ...more };
}

function backOf(pack: Pack): BackData {
  const { art: written, ...more } = themeOf(pack).back ?? {};
  const art = artIn(pack, written);
  return { title: asNames(pack.manifest.title).en, ...more, ...(art && { art }) };
}
