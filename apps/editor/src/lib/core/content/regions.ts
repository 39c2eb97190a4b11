// The regions that the maps of packs have, read leniently from their texts.
import { readData } from '@railwright/content';
import { isData, listAt, textsAt } from './data.ts';
import type { ReadCache } from './visible-packs.ts';

interface KnownRegion {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
}

/** Of the maps among the files of a pack; several maps may have regions of one id. */
export function regionsIn(
  files: readonly (readonly [path: string, text: string])[],
  cache: ReadCache,
): KnownRegion[] {
  return files.flatMap(([path, text]) => {
    const data =
      path.split('/').at(-2) === 'maps' && text.includes('regions:')
        ? cache.read('data', text, readData)
        : undefined;
    return isData(data)
      ? listAt(data, 'regions').flatMap((region) =>
          isData(region) && typeof region['id'] === 'string'
            ? [{ id: region['id'], name: textsAt(region, 'name') }]
            : [],
        )
      : [];
  });
}
