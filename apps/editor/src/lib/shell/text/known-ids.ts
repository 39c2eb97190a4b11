// The ids that a text may refer to, by kind: those of its pack and of the packs it extends.
import type { NamedKind } from '@railwright/content';
import { categoriesIn, keysIn } from '../rename/named.ts';
import { regionsIn } from '../../core/content/regions.ts';
import { ReadCache, visiblePacks } from '../../core/content/visible-packs.ts';
import { KINDS, packOf } from '../../core/content/packs.ts';
import { knownTexts, packIndexOf } from '../../core/project/known-files.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';

const cache = new ReadCache();

export function knownIds(path: string, kind: NamedKind): readonly string[] {
  const pack = packOf(project.listing, path);
  if (!pack) return [];
  if (kind === 'terrains') return pack.terrains.map(({ id }) => id);
  if (kind === 'tokens') {
    const packs = visiblePacks(pack.folder, knownTexts(), cache);
    return [...new Set(packs.flatMap(({ manifestText }) => keysIn(manifestText, 'tokens', cache)))];
  }
  if (kind === 'categories') {
    const packs = visiblePacks(pack.folder, knownTexts(), cache);
    const declared = packs.flatMap(({ manifestText }) => keysIn(manifestText, kind, cache));
    return [...new Set([...declared, ...packs.flatMap(({ files }) => categoriesIn(files, cache))])];
  }
  if (kind === 'regions') {
    const packs = visiblePacks(pack.folder, knownTexts(), cache);
    return [...new Set(packs.flatMap(({ files }) => regionsIn(files, cache).map(({ id }) => id)))];
  }
  const named = KINDS.find((one) => one === kind);
  return named
    ? packIndexOf(pack.folder)
        .of(named)
        .map(({ id }) => id)
    : [];
}
