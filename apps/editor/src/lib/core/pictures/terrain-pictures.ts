// What fills the cells of terrains, as the board draws it.
import type { TerrainPictures } from '@railwright/board';
import type { Terrain } from '../content/manifest.ts';
import { project } from '../project/project.svelte.ts';
import { pictures } from './pictures.svelte.ts';

/** Those that have been read; a map is drawn without the others until they are. */
export function terrainPictures(terrains: readonly Terrain[]): TerrainPictures {
  return new Map(
    terrains.flatMap(({ id, art }) => {
      const picture = art && pictures.cell(art);
      return picture ? [[id, { picture }]] : [];
    }),
  );
}

/** Those of a map by its id, `pack/id`. */
export function mapPictures(map: string): TerrainPictures {
  const pack = map.slice(0, map.indexOf('/'));
  return terrainPictures(project.listing.packs.find(({ manifest }) => manifest?.id === pack)?.terrains ?? []);
}
