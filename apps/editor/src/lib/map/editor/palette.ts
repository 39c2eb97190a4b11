// The paints, in the order of the palette and the keys: terrains, then cities and remote locations.
import type { Terrain } from '../../core/content/manifest.ts';
import { CITY, REMOTE } from '../../core/content/letters.ts';

export interface PaletteEntry {
  readonly letter: string;
  readonly name: string;
  readonly color: string;
  /** Coins, null for closed terrain; undefined if it depends on the place. */
  readonly cost: number | null | undefined;
}

export function paletteOf(terrains: readonly Terrain[]): PaletteEntry[] {
  return [
    ...terrains.map(({ letter, name, color, cost }) => ({ letter, name, color, cost })),
    { letter: CITY, name: 'City', color: '#f3e7cd', cost: 1 },
    { letter: REMOTE, name: 'Remote', color: '#f7e3b0', cost: undefined },
  ];
}
