// Words for files and things.
import { counted } from '../core/content/counted.ts';

/** Its name without its folders and ending. */
export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');

/** `1 card`, `2 abilities`, `2 bonuses`. */
export function several(count: number, noun: string): string {
  if (count === 1) return counted(count, noun);
  return noun.endsWith('y') ? `${count} ${noun.slice(0, -1)}ies` : counted(count, noun.replace(/s$/, 'se'));
}
