// The faces of the cards of a pack.
import { describedFace, type NamedFace } from '@railwright/board/svg';
import { cardCatalog, type Content } from '@railwright/content';
import type { PictureOptions } from './options.ts';

/** The cards that a pack has itself, outside any setup; undefined when there is no such pack with cards. */
export function packFaces(
  content: Content,
  pack: string,
  languages: PictureOptions['languages'],
): NamedFace[] | undefined {
  const catalog = cardCatalog(content, pack);
  return catalog?.cards.map((card) => ({
    id: `${pack}/${card.id}`,
    face: describedFace(card, catalog.names, languages),
  }));
}
