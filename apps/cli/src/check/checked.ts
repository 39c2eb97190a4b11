// The first line of output: the checked paths as typed or used by default, and their packs.
import { dirname, resolve } from 'node:path';
import type { Content } from '@railwright/content';
import { contains, type Target } from '../content/folders.ts';
import { listed } from '../listed.ts';

/** Up to this many are named. */
const MOST = 5;

/** `content (packs one, two)`. */
export function describeChecked({ packs }: Content, targets: readonly Target[]): string {
  const ids = packs
    .map(({ id, file }) => ({ id, folder: dirname(resolve(file.path)) }))
    .filter(({ folder }) => targets.some(({ path }) => contains(path, folder) || contains(folder, path)))
    .map(({ id }) => id);
  const paths = listed(
    targets.map(({ typed }) => typed),
    MOST,
  );
  return ids.length === 0 ? paths : `${paths} (${ids.length === 1 ? 'pack' : 'packs'} ${listed(ids, MOST)})`;
}
