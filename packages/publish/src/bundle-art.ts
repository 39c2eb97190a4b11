// Pictures for a page to play on, as small as they are shown, so that they travel in the bundle: of cards, cut to a strip, and of terrains.
import { lookIn, renderPictureSvg, type Wardrobe } from '@railwright/board/svg';
import {
  BUNDLE_STRIP,
  MOST_BUNDLE_ART,
  MOST_BUNDLE_TERRAINS,
  type BundlePictures,
} from '@railwright/content';
import type { Tools } from './target.ts';

const { width: WIDTH, height: HEIGHT } = BUNDLE_STRIP;

/** As data URIs; those beyond what a bundle may hold are left out. */
export async function bundleArt(wardrobe: Wardrobe | undefined, png: Tools['png']): Promise<BundlePictures> {
  const strips = new Room(MOST_BUNDLE_ART);
  for (const id of Object.keys(wardrobe?.looks.cards ?? {})) {
    const art = lookIn(wardrobe, id)?.art;
    if (!art) continue;
    const file = await png(renderPictureSvg(art, WIDTH, HEIGHT), WIDTH);
    if (!strips.add(id, `data:image/png;base64,${Buffer.from(file).toString('base64')}`)) break;
  }
  const terrains = new Room(MOST_BUNDLE_TERRAINS);
  for (const [id, { picture }] of wardrobe?.terrains ?? []) terrains.add(id, picture.href);
  return { art: strips.kept, terrains: terrains.kept };
}

/** Pictures by id that have so many letters together at most. */
class Room {
  readonly kept: Record<string, string> = {};
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Whether there was room for it. */
  add(id: string, href: string): boolean {
    if (href.length > this.#left) return false;
    this.#left -= href.length;
    this.kept[id] = href;
    return true;
  }
}
