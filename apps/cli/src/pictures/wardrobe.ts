// Looks with their pictures, made of pixels by this program and small enough to travel in files: whatever a pack has, a face holds only
// PNG or JPEG that was made here.
import { createHash } from 'node:crypto';
import type { Picture, TerrainPictures, Wardrobe } from '@railwright/board/svg';
import {
  mapLooks,
  packLooks,
  pictureNamed,
  picturesIn,
  placeNaming,
  readPicture,
  setupLooks,
  type Content,
  type ArtLook,
  type Looks,
  type PictureFile,
  type SetupOptions,
} from '@railwright/content';
import { printError, safe } from '../output.ts';
import type * as PixelTools from './pixels.ts';

/** Of the longer side, in pixels: a card at 300 dots per inch has 1,039. */
const MOST_SIDE = 1100;
/** Of the square that a cell shows, in pixels: 270 to the inch on a cell of 30 mm. */
const CELL_SIDE = 360;

/** By a fingerprint of the bytes, since packs and setups show the same pictures. */
const made = new Map<string, Promise<Picture>>();
/** Sentences about pictures, each said once although a pack and each of its setups try the picture. */
const said = new Set<string>();

/** The looks of the cards of a pack; undefined if there is no such pack. */
export async function packWardrobe(content: Content, pack: string): Promise<Wardrobe | undefined> {
  return wardrobeOf(content, packLooks(content, pack));
}

/**
 * The looks of the cards of a setup with the choices that it was made with.
 * @param more looks whose pictures are needed as well
 */
export async function setupWardrobe(
  content: Content,
  setup: string,
  options: SetupOptions,
  more?: Looks,
): Promise<Wardrobe | undefined> {
  return wardrobeOf(content, setupLooks(content, setup, options), more);
}

async function wardrobeOf(
  content: Content,
  looks: Looks | undefined,
  more = looks,
): Promise<Wardrobe | undefined> {
  if (!looks || !more) return undefined;
  const pictures = new Map<string, Picture>();
  for (const [key, file] of new Map([...picturesIn(content, looks), ...picturesIn(content, more)])) {
    const picture = await pictureOf(content, file, 'cards', (bytes, { pixelsOf }) =>
      pixelsOf(file.path, bytes, MOST_SIDE),
    );
    if (picture) pictures.set(key, picture);
  }
  return { looks, pictures };
}

/** With what fills the cells of maps. */
export async function withMaps(
  content: Content,
  wardrobe: Wardrobe | undefined,
): Promise<Wardrobe | undefined> {
  return wardrobe && { ...wardrobe, terrains: await terrainsOf(content, wardrobe.looks.terrains ?? {}) };
}

/** What fills the cells of a map, which is named `pack/id`. */
export async function mapPictures(content: Content, map: string): Promise<TerrainPictures> {
  return terrainsOf(content, mapLooks(content, map));
}

/** Cut to what a cell shows of them, since all of a map is in one file. */
async function terrainsOf(content: Content, looks: Looks['terrains']): Promise<TerrainPictures> {
  const pictures = new Map<string, { readonly picture: Picture }>();
  for (const [id, art] of Object.entries(looks)) {
    const file = pictureNamed(content, art.picture);
    if (!file) continue;
    const picture = await pictureOf(
      content,
      file,
      'cells',
      async (bytes, { pixelsOf, squareOf }) =>
        squareOf(await pixelsOf(file.path, bytes, sideFor(art)), art, CELL_SIDE),
      art,
    );
    if (picture) pictures.set(id, { picture });
  }
  return pictures;
}

/** Twice what is shown, so that pictures that are wide or high have enough of it too. */
function sideFor({ zoom = 1 }: ArtLook): number {
  return Math.min(MOST_SIDE, Math.round(2 * CELL_SIDE * zoom));
}

type Draw = (bytes: Uint8Array, tools: typeof PixelTools) => Promise<PixelTools.Drawn>;

/** Undefined, after a word about it, for one that cannot be drawn. */
async function pictureOf(
  content: Content,
  file: PictureFile,
  shownOn: 'cards' | 'cells',
  draw: Draw,
  { focus, zoom }: Pick<ArtLook, 'focus' | 'zoom'> = {},
): Promise<Picture | undefined> {
  try {
    const bytes = await readPicture(file);
    const part = JSON.stringify([shownOn, focus, zoom]);
    const key = createHash('sha256').update(part).update(bytes).digest('hex');
    const known = made.get(key) ?? makePicture(bytes, draw);
    made.set(key, known);
    return await known;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `${whereNamed(content, file)}The picture ${file.path} cannot be drawn: ${reason} Its ${shownOn} are drawn without it.`;
    if (!said.has(sentence)) printError(safe(sentence));
    said.add(sentence);
    return undefined;
  }
}

/** As warnings of the check begin; empty for one whose place is not known. */
function whereNamed({ packs }: Content, picture: PictureFile): string {
  const pack = packs.find(({ pictures }) => [...(pictures?.values() ?? [])].includes(picture));
  const place = pack && placeNaming(pack, picture);
  return place ? `warning: ${place.file}:${place.line}:${place.column}: ` : '';
}

async function makePicture(bytes: Uint8Array, draw: Draw): Promise<Picture> {
  return pictureFrom(await draw(bytes, await import('./pixels.ts')));
}

/** JPEG for what covers its whole place, PNG for what one can see through. */
export async function pictureFrom(pixels: PixelTools.Drawn): Promise<Picture> {
  const { divided } = await import('./pixels.ts');
  const { toJpeg } = await import('./codecs.ts');
  const { toPng } = await import('./png.ts');
  const [type, file] = pixels.isOpaque ? ['jpeg', await toJpeg(pixels)] : ['png', toPng(divided(pixels))];
  return {
    href: `data:image/${type};base64,${Buffer.from(file).toString('base64')}`,
    width: pixels.width,
    height: pixels.height,
  };
}
