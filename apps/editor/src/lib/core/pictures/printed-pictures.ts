// The pictures of a setup in the files that are printed.
import type { Picture, Wardrobe } from '@railwright/board/svg';
import type { SetupPictures } from '../checks/bundle.ts';
import { artFrom } from './art.ts';
import { pictures, smallHref } from './pictures.svelte.ts';

/** As data URIs, since a file shows nothing of others; a picture that cannot be shown is left out. */
export async function printedPictures({ looks, paths }: SetupPictures): Promise<Wardrobe> {
  const shown = new Map<string, Picture>();
  for (const [key, path] of paths) {
    const picture = await pictures.load(path);
    if (picture) shown.set(key, { ...picture, href: await dataHref(picture) });
  }
  const terrains = new Map<string, { readonly picture: Picture }>();
  for (const [id, { picture, ...part }] of Object.entries(looks.terrains)) {
    const art = artFrom({ ...part, file: paths.get(picture) });
    const square = art && (await pictures.square(art));
    if (square) terrains.set(id, { picture: square });
  }
  return { looks, pictures: shown, terrains };
}

async function dataHref({ href, width, height }: Picture): Promise<string> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return smallHref(canvas);
}
