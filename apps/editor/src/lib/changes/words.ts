// Words for files and things.
import { counted } from '../core/content/counted.ts';

/** Its name without its folders and ending. */
export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');

/** `1 card`, `2 abilities`. */
export const several = (count: number, noun: string): string =>
  count === 1 || !noun.endsWith('y') ? counted(count, noun) : `${count} ${noun.slice(0, -1)}ies`;
