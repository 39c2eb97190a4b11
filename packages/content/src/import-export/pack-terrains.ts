// The terrains that maps of a pack can have, for programs that draw or read maps.
import type { Pack } from '../packs/model.ts';
import { english } from '../packs/names.ts';
import { visibleTerrains } from '../packs/terrains.ts';
import type { TiledOptions } from './from-tiled.ts';

/** The terrains that maps of a pack can use, its own first. */
export function packTerrains(pack: Pack): TiledOptions['terrains'] {
  return [...visibleTerrains(pack).values()].map(({ id, letter, name }) => ({
    id,
    letter,
    name: english(name),
  }));
}
