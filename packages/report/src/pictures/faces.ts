// Faces of cards as pictures beside a sentence.
import { renderFaceSvg, setupFaces } from '@railwright/board/svg';
import type { Drawing } from '../document/drawing.ts';
import { writtenLanguage } from '../figures-text.ts';
import type { Judged } from '../verdict/asked.ts';

/** The faces of these cards, in their looks; none without the setup that was played. */
export function facePictures({ definition, wardrobe }: Judged, items: readonly string[]): Drawing[] {
  if (!definition || items.length === 0) return [];
  return setupFaces(definition, [writtenLanguage()], wardrobe)
    .filter(({ id }) => items.includes(id))
    .map(({ face }) => ({
      ...{ kind: 'drawing', caption: '' },
      svg: () => renderFaceSvg(face),
      letters: () => '',
    }));
}
