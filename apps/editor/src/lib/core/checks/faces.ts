// The faces of the first cards of a file, by the worker that checks content.
import { packCards, type Content } from '@railwright/content';
import type { FaceData } from '@railwright/board';
import { language } from '../words/words.ts';
import { packAt, wardrobeOf } from './changes.ts';

export interface FacesWish {
  readonly path: string;
  readonly most: number;
}

/** Without those of cards that have errors. Pictures are named `now:` and their path. */
export async function firstFaces(content: Content, { path, most }: FacesWish): Promise<readonly FaceData[]> {
  const { packFaces } = await import('@railwright/board/svg');
  const pack = packAt(content, path);
  const items = [...(pack?.items.get('cards') ?? [])].filter(([, { file }]) => file.path === path);
  const ids = new Set(items.map(([id]) => id));
  const cards = pack && packCards(content, pack.id)?.filter(({ id }) => ids.has(id));
  if (!cards) return [];
  const wardrobe = wardrobeOf(content, pack, 'now');
  return packFaces(pack.game, cards.slice(0, most), [language], wardrobe).map(({ face }) => face);
}
