// Who made the pictures on cards, backs and maps, and under which licences, as those ask to be told wherever the pictures go.
import type { Wardrobe } from '@railwright/board/svg';

/** Each once, in the order of the cards, then of the terrains: `Jane Doe (CC BY 4.0)`; none for pictures without a credit. */
export function pictureCredits(wardrobe: Wardrobe | undefined): string[] {
  if (!wardrobe) return [];
  const { cards, back, terrains = {} } = wardrobe.looks;
  const arts = [...Object.values(cards).map(({ art }) => art), back.art, ...Object.values(terrains)];
  const lines = arts.flatMap((art) => {
    if (art?.credit === undefined) return art?.licence === undefined ? [] : [art.licence];
    return [art.licence === undefined ? art.credit : `${art.credit} (${art.licence})`];
  });
  return [...new Set(lines)];
}
