// The faces of the cards of a pack.
import { packFaces as draw, type NamedFace, type Wardrobe } from '@railwright/board/svg';
import { packCards, type Content } from '@railwright/content';
import type { PictureOptions } from './options.ts';

/** The cards of a pack itself, outside any setup; undefined if there is no such pack with card files. */
export function packFaces(
  content: Content,
  pack: string,
  languages: PictureOptions['languages'],
  wardrobe: Wardrobe | undefined,
): NamedFace[] | undefined {
  const game = content.packs.find(({ id }) => id === pack)?.game;
  const cards = packCards(content, pack);
  if (game === undefined || !cards) return undefined;
  return draw(game, cards, languages, wardrobe).map(({ id, face }) => ({ id: `${pack}/${id}`, face }));
}
