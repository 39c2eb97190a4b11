// The pictures of terrains that a bundle carries, as the board draws them.
import type { TerrainPictures } from '@railwright/board';

/** Bundles have squares of any number of pixels. */
const SIDE = 100;

export function terrainPictures(hrefs: Readonly<Record<string, string>> = {}): TerrainPictures {
  return new Map(
    Object.entries(hrefs).map(([id, href]) => [id, { picture: { href, width: SIDE, height: SIDE } }]),
  );
}
