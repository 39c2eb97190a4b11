// Pictures for a page to play on, as small as they are shown, so that they travel in the bundle: of cards, cut to a strip, and of terrains.
import { lookIn, renderPictureSvg, type Wardrobe } from '@railwright/board/svg';
import { BUNDLE_STRIP, leftOut, PictureRoom, type BundlePictures } from '@railwright/content';
import type { Tools } from './target.ts';

const { width: WIDTH, height: HEIGHT } = BUNDLE_STRIP;

/**
 * As data URIs. Those beyond what a bundle may hold are left out, which is told.
 * @param setup `pack/id`, of which is told
 */
export async function bundleArt(
  setup: string,
  wardrobe: Wardrobe | undefined,
  { href, warn }: Pick<Tools, 'href' | 'warn'>,
): Promise<BundlePictures> {
  const rooms = { art: new PictureRoom('art'), terrains: new PictureRoom('terrains') };
  for (const id of Object.keys(wardrobe?.looks.cards ?? {})) {
    const art = lookIn(wardrobe, id)?.art;
    if (art) rooms.art.add(id, await href(renderPictureSvg(art, WIDTH, HEIGHT), WIDTH));
  }
  for (const [id, { picture }] of wardrobe?.terrains ?? []) rooms.terrains.add(id, picture.href);
  for (const sentence of leftOut(setup, rooms)) warn(sentence);
  return { art: rooms.art.kept, terrains: rooms.terrains.kept };
}
