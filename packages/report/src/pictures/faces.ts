// Faces of cards as pictures beside a sentence.
import { renderFaceSvg, setupFaces } from '@railwright/board/svg';
import type { GameDefinition } from '@railwright/engine';
import type { Drawing } from '../document/drawing.ts';

/** The faces of these cards; none without the setup that was played. */
export function facePictures(definition: GameDefinition | undefined, items: readonly string[]): Drawing[] {
  if (!definition || items.length === 0) return [];
  return setupFaces(definition, ['en'])
    .filter(({ id }) => items.includes(id))
    .map(({ face }) => ({
      ...{ kind: 'drawing', caption: '' },
      svg: () => renderFaceSvg(face),
      letters: () => '',
    }));
}
