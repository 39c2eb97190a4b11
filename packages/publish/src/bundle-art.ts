// Pictures for a page to play on, as small as they are shown, so that they travel in the bundle: of cards, cut to a strip, and of terrains.
import { lookIn, renderPictureSvg, type Wardrobe } from '@railwright/board/svg';
import { BUNDLE_STRIP, PictureRoom, type BundlePictures } from '@railwright/content';
import type { Tools } from './target.ts';

const { width: WIDTH, height: HEIGHT } = BUNDLE_STRIP;

/** As data URIs; those beyond what a bundle may hold are left out. */
export async function bundleArt(wardrobe: Wardrobe | undefined, png: Tools['png']): Promise<BundlePictures> {
  const strips = new PictureRoom('art');
  for (const id of Object.keys(wardrobe?.looks.cards ?? {})) {
    const art = lookIn(wardrobe, id)?.art;
    if (!art) continue;
    const file = await png(renderPictureSvg(art, WIDTH, HEIGHT), WIDTH);
    if (!strips.add(id, `data:image/png;base64,${Buffer.from(file).toString('base64')}`)) break;
  }
  const terrains = new PictureRoom('terrains');
  for (const [id, { picture }] of wardrobe?.terrains ?? []) terrains.add(id, picture.href);
  return { art: strips.kept, terrains: terrains.kept };
}
