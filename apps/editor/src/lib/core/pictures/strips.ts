// Pictures of a setup for the player, as small as it shows them: of cards, cut to strips, and of terrains, cut to cells.
import { BUNDLE_STRIP, leftOut, PictureRoom, type BundlePictures } from '@railwright/content';
import { lookIn, shownPart, type Picture, type Pictured } from '@railwright/board/svg';
import type { SetupPictures } from '../checks/bundle.ts';
import { artFrom } from './art.ts';
import { pictures, smallHref } from './pictures.svelte.ts';

/** As data URIs, and sentences about those beyond what a bundle may hold, which are left out. */
export async function smallPictures(
  { looks, paths }: SetupPictures,
  setup: string,
): Promise<{ readonly pictures: BundlePictures; readonly missing: readonly string[] }> {
  const rooms = { art: new PictureRoom('art'), terrains: new PictureRoom('terrains') };
  const shown = new Map<string, Picture>();
  for (const [key, path] of paths) {
    const picture = await pictures.load(path);
    if (picture) shown.set(key, picture);
  }
  for (const id of Object.keys(looks.cards)) {
    const art = lookIn({ looks, pictures: shown }, id)?.art;
    if (art) rooms.art.add(id, await stripOf(art));
  }
  for (const [id, { picture, ...part }] of Object.entries(looks.terrains)) {
    const art = artFrom({ ...part, file: paths.get(picture) });
    const square = art && (await pictures.square(art));
    if (square) rooms.terrains.add(id, square.href);
  }
  const kept = { art: rooms.art.kept, terrains: rooms.terrains.kept };
  return { pictures: kept, missing: leftOut(setup, rooms) };
}

async function stripOf({ picture, focus }: Pictured): Promise<string> {
  const image = new Image();
  image.src = picture.href;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), BUNDLE_STRIP);
  const { width, height } = canvas;
  canvas.getContext('2d')?.drawImage(image, ...shownPart(picture, canvas, focus), 0, 0, width, height);
  return smallHref(canvas);
}
