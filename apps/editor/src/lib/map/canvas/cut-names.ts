// Names that a picture of the map has no room for, in sentences.
import { mapCuts, type Layers } from '@railwright/board';
import type { WholeMap } from './whole-map.ts';

/** Sentences without their end, for `CutList`. */
export function cutNames(map: WholeMap, layers?: Layers): string[] {
  return mapCuts(map, 'en', layers).map(
    ({ part, text, at }) => `The name of the ${part} ${at ?? `“${text}”`} is too long`,
  );
}
