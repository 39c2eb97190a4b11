// The regions that cards of a pack can name: those of its maps and of the maps of packs it extends.
import type { Names } from '@railwright/engine';
import { isIncomplete } from './library.ts';
import { isBroken } from './is-broken.ts';
import type { Item, Pack } from './model.ts';
import { asNames } from './names.ts';
import { isData } from '../text/data.ts';

export interface Region {
  readonly id: string;
  readonly name: Names;
  readonly pack: Pack;
}

/** By id. Several maps may have a region of one id; it is then named as on the first of them. */
export function visibleRegions(pack: Pack): Map<string, Region> {
  const regions = new Map<string, Region>();
  for (const from of pack.visible)
    for (const map of from.items.get('maps')?.values() ?? [])
      for (const { id, name } of regionsOf(map))
        if (!regions.has(id)) regions.set(id, { id, name, pack: from });
  return regions;
}

/** Whether the regions of all maps at hand could be read. */
export function regionsComplete(pack: Pack): boolean {
  return (
    !isIncomplete(pack, 'maps') &&
    !pack.visible.some(({ items }) =>
      [...(items.get('maps')?.values() ?? [])].some(({ file }) => isBroken(file, ['regions'])),
    )
  );
}

/** The ids and names of a map's regions, as far as they can be read. */
export function regionsOf({ data, file }: Item): { readonly id: string; readonly name: Names }[] {
  const list: unknown = isData(data) ? data['regions'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((region: unknown, i) =>
    isData(region) && typeof region['id'] === 'string' && !isBroken(file, ['regions', i])
      ? [{ id: region['id'], name: asNames((region['name'] ?? region['id']) as string | Names) }]
      : [],
  );
}
