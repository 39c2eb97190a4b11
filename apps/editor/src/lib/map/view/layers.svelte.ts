// Which layers of the map are shown. Remembered in the browser, never in the file.
import { keep, readKeptText } from '../../core/browser/kept.ts';

export const LAYERS = [
  { id: 'terrain', title: 'Terrain' },
  { id: 'places', title: 'Places' },
  { id: 'barriers', title: 'Barriers' },
  { id: 'links', title: 'Links and one-way edges' },
  { id: 'rewards', title: 'Routes and bonuses' },
  { id: 'regions', title: 'Regions' },
  { id: 'tokens', title: 'Tokens' },
  { id: 'costs', title: 'Costs' },
  { id: 'coordinates', title: 'Coordinates' },
  { id: 'problems', title: 'Problems' },
  { id: 'notes', title: 'Notes of players' },
  { id: 'minimap', title: 'Small map' },
] as const;
export type LayerId = (typeof LAYERS)[number]['id'];

const KEY = 'railwright.layers';

export class Layers {
  #hidden = $state.raw<ReadonlySet<string>>(new Set(['costs']));

  constructor() {
    const kept = readKeptText(KEY);
    if (kept) this.#hidden = new Set(kept.split(','));
  }

  shows(id: LayerId): boolean {
    return !this.#hidden.has(id);
  }

  toggle(id: LayerId): void {
    const next = new Set(this.#hidden);
    if (!next.delete(id)) next.add(id);
    this.#hidden = next;
    keep(KEY, [...next].join(','));
  }
}
