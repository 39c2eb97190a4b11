// Names that a picture of the map has no room for, in sentences.
import { mapCuts, type Layers } from '@railwright/board';
import { language } from '../../core/words/words.ts';
import type { WholeMap } from './whole-map.ts';

/** Sentences without their end, for `CutList`. */
export function cutNames(map: WholeMap, layers?: Layers): string[] {
  return mapCuts(map, language, layers).map(({ part, text, at }) => {
    const name = at ?? `“${text}”`;
    if (part === 'place') return `The name of the place ${name} is too long`;
    return part === 'region'
      ? `The name of the region ${name} is too long`
      : `The name of the link ${name} is too long`;
  });
}
