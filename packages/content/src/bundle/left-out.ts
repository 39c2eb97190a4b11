// What is said of pictures for which a bundle has no room.
import { MOST_LETTERS, type BundlePictures, type PictureRoom } from './read-bundle.ts';

const ITEMS = { art: 'cards', terrains: 'terrains' } as const;

/**
 * Sentences about pictures that games will not show.
 * @param setup as people call it
 */
export function leftOut(setup: string, rooms: Readonly<Record<keyof BundlePictures, PictureRoom>>): string[] {
  return (['art', 'terrains'] as const).flatMap((of) => {
    const { missed, kept } = rooms[of];
    if (missed === 0) return [];
    const all = missed + Object.keys(kept).length;
    return [
      `Games of ${setup} leave out ${missed} of ${all} pictures of ${ITEMS[of]}: there is room for ${MOST_LETTERS[of] / 1024} kB of them. Simpler or fewer pictures take less.`,
    ];
  });
}
