// The grounds that maps of a pack can have.
import type { Pack } from '../packs/model.ts';
import { visibleTerrains } from '../packs/terrains.ts';
import type { Ground } from './map-request.ts';

/** Its own first. */
export function groundsOf(pack: Pack): Ground[] {
  return [...visibleTerrains(pack).values()].map(({ id, letter, cost }) => ({ id, letter, cost }));
}
