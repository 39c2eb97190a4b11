// Looks with their pictures, made of pixels by this program and small enough to travel in files: whatever a pack has, a face holds only
// PNG or JPEG that was made here.
import { createHash } from 'node:crypto';
import type { Picture, Wardrobe } from '@railwright/board/svg';
import {
  packLooks,
  picturesIn,
  readPicture,
  setupLooks,
  type Content,
  type Looks,
  type SetupOptions,
} from '@railwright/content';
import { printError, safe } from '../output.ts';

/** Of the longer side, in pixels: a card at 300 dots per inch has 1,039. */
const MOST_SIDE = 1100;

/** By a fingerprint of the bytes, since packs and setups show the same pictures. */
const made = new Map<string, Promise<Picture>>();

/** The looks of a pack; undefined if there is no such pack. */
export async function packWardrobe(content: Content, pack: string): Promise<Wardrobe | undefined> {
  return wardrobeOf(content, packLooks(content, pack));
}

/** The looks of a setup with the choices that it was made with. */
export async function setupWardrobe(
  content: Content,
  setup: string,
  options: SetupOptions,
): Promise<Wardrobe | undefined> {
  return wardrobeOf(content, setupLooks(content, setup, options));
}

async function wardrobeOf(content: Content, looks: Looks | undefined): Promise<Wardrobe | undefined> {
  if (!looks) return undefined;
  const pictures = new Map<string, Picture>();
  for (const [key, file] of picturesIn(content, looks)) {
    try {
      const bytes = await readPicture(file);
      pictures.set(key, await pictureOf(file.path, bytes));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      printError(safe(`The picture ${file.path} cannot be drawn: ${reason} Its cards are drawn without it.`));
    }
  }
  return { looks, pictures };
}

function pictureOf(path: string, bytes: Uint8Array): Promise<Picture> {
  const key = createHash('sha256').update(bytes).digest('hex');
  const known = made.get(key) ?? makePicture(path, bytes);
  made.set(key, known);
  return known;
}

/** JPEG for what covers its whole place, PNG for what one can see through. */
async function makePicture(path: string, bytes: Uint8Array): Promise<Picture> {
  const { pixelsOf, divided } = await import('./pixels.ts');
  const { toJpeg } = await import('./codecs.ts');
  const { toPng } = await import('./png.ts');
  const pixels = await pixelsOf(path, bytes, MOST_SIDE);
  const [type, file] = pixels.isOpaque ? ['jpeg', await toJpeg(pixels)] : ['png', toPng(divided(pixels))];
  return {
    href: `data:image/${type};base64,${Buffer.from(file).toString('base64')}`,
    width: pixels.width,
    height: pixels.height,
  };
}
