// Pictures of cards for the player, cut to strips as small as its cards show them.
import { BUNDLE_STRIP, PictureRoom } from '@railwright/content';
import { lookIn, shownPart, type Picture, type Pictured } from '@railwright/board/svg';
import type { CardPictures } from '../checks/answers.ts';
import { pictures } from './pictures.svelte.ts';

/** By the id of the card, as data URIs; those beyond what a bundle may hold are left out. */
export async function stripsOf({ looks, paths }: CardPictures): Promise<Record<string, string>> {
  const shown = new Map<string, Picture>();
  for (const [key, path] of paths) {
    const picture = await pictures.load(path);
    if (picture) shown.set(key, picture);
  }
  const strips = new PictureRoom('art');
  for (const id of Object.keys(looks.cards)) {
    const art = lookIn({ looks, pictures: shown }, id)?.art;
    if (art && !strips.add(id, await stripOf(art))) break;
  }
  return strips.kept;
}

async function stripOf({ picture, focus }: Pictured): Promise<string> {
  const image = new Image();
  image.src = picture.href;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), BUNDLE_STRIP);
  const { width, height } = canvas;
  canvas.getContext('2d')?.drawImage(image, ...shownPart(picture, canvas, focus), 0, 0, width, height);
  return canvas.toDataURL('image/png');
}
