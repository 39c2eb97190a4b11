// What readers of a publication will not find in it: texts that cards and maps have no room for.
import { mapCuts } from '@railwright/board/svg';
import type { Kit } from '@railwright/publish';
import { faceCuts, mapSentences } from '../render/warnings.ts';

/** Sentences, each once. */
export function kitWarnings(kits: readonly Kit[]): string[] {
  return [
    ...new Set(
      kits.flatMap(({ cards, map, language }) => [
        ...faceCuts(cards),
        ...(map ? mapSentences(mapCuts(map, language), map.id, language) : []),
      ]),
    ),
  ];
}
