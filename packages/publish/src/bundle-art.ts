// Pictures of cards for a page to play on: cut to a strip as small as it is shown, so that they travel in the bundle.
import { lookIn, renderPictureSvg, type Wardrobe } from '@railwright/board/svg';
import { MOST_BUNDLE_ART } from '@railwright/content';
import type { Tools } from './target.ts';

/** Twice as many pixels as a card in the hand is wide. */
const WIDTH = 256;
const HEIGHT = 112;

/** By the id of the card, as data URIs; those beyond what a bundle may hold are left out. */
export async function bundleArt(
  wardrobe: Wardrobe | undefined,
  png: Tools['png'],
): Promise<Record<string, string>> {
  const strips: Record<string, string> = {};
  let length = 0;
  for (const id of Object.keys(wardrobe?.looks.cards ?? {})) {
    const art = lookIn(wardrobe, id)?.art;
    if (!art) continue;
    const file = await png(renderPictureSvg(art, WIDTH, HEIGHT), WIDTH);
    const href = `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
    length += href.length;
    if (length > MOST_BUNDLE_ART) break;
    strips[id] = href;
  }
  return strips;
}
