// The map in the board's form with everything on it; names of regions and tokens are placed where they cover nothing.
import type { CellDefinition, HexMap, RegionDefinition } from '@railwright/engine';
import { hexNumber } from '@railwright/hex';
import { nameText } from '../../core/content/data.ts';
import type { Terrain } from '../../core/content/manifest.ts';
import { labelOf, type MapModel } from '../model/model.ts';
import { groundDefinition, placeDefinition } from './cell-definition.ts';
import { featuredMap } from './featured-map.ts';

export type WholeMap = Pick<
  HexMap,
  'orientation' | 'cells' | 'terrains' | 'links' | 'oneWay' | 'routes' | 'regions'
>;

type Drawn = Pick<MapModel, 'orientation' | 'shift' | 'cells' | 'places' | 'features' | 'regions'>;

export function wholeMap(model: Drawn, terrains: readonly Terrain[]): WholeMap {
  const byLetter = new Map(terrains.map((terrain) => [terrain.letter, terrain]));
  const nameOf = (h: { readonly q: number; readonly r: number }): string =>
    labelOf(model, h) ?? `${h.q} ${h.r}`;
  const { links, oneWay, routes, cells } = featuredMap(model.orientation, model.features, nameOf);
  const bonuses = new Map(cells.map((cell) => [hexNumber(cell), cell.bonus]));
  return {
    orientation: model.orientation,
    terrains: terrains.map(({ id, name, cost, color }) => ({ id, name: { en: name }, cost, color })),
    cells: [...model.cells.values()].map((cell): CellDefinition => {
      const place = model.places.get(hexNumber(cell));
      const bonus = bonuses.get(hexNumber(cell));
      return {
        ...groundDefinition(cell, byLetter),
        ...(place && placeDefinition(place)),
        label: nameOf(cell),
        ...(bonus && { bonus }),
      };
    }),
    ...(links && { links }),
    ...(oneWay && { oneWay }),
    ...(routes && { routes }),
    regions: model.regions.map(({ id, name, cells: within }): RegionDefinition => ({
      id,
      name: { en: nameText(name) || id },
      cells: [...within.values()].map(nameOf),
    })),
  };
}
