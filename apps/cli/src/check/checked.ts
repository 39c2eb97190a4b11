// The first line of output: the checked paths as typed or used by default, and their packs.
import { dirname, resolve } from 'node:path';
import type { Content } from '@railwright/content';
import { contains, type Target } from '../content/folders.ts';

/** Up to this many are named. */
const MOST = 5;

/** `content (packs one, two)`. */
export function describeChecked({ packs }: Content, targets: readonly Target[]): string {
  const ids = packs
    .map(({ id, file }) => ({ id, folder: dirname(resolve(file.path)) }))
    .filter(({ folder }) => targets.some(({ path }) => contains(path, folder) || contains(folder, path)))
    .map(({ id }) => id);
  const paths = name(targets.map(({ typed }) => typed));
  return ids.length === 0 ? paths : `${paths} (${ids.length === 1 ? 'pack' : 'packs'} ${name(ids)})`;
}

function name(words: readonly string[]): string {
  const more = words.length - MOST;
  return more > 0 ? `${words.slice(0, MOST).join(', ')} and ${more} more` : words.join(', ');
}
