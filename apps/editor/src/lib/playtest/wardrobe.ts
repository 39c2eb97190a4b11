// What the cards of a setup look like, with the pictures of the open folder.
import type { Wardrobe } from '@railwright/board/svg';
import type { TableLooks } from '../core/checks/tables.ts';
import { pictures } from '../core/pictures/pictures.svelte.ts';

/** A picture that is not there yet is left out until it is. */
export function wardrobeOf({ looks, paths }: TableLooks): Wardrobe {
  const known = Object.entries(paths).flatMap(([key, path]) => {
    const picture = pictures.at(path);
    return picture ? [[key, picture] as const] : [];
  });
  return { looks, pictures: new Map(known) };
}
