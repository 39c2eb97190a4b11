// A map as small as a stamp, for hundreds on a page: flat colors, one path for each, and dots for cities and remote locations.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { boardBounds, centerOf, hexPath, viewBox } from '../scene/geometry.ts';
import { groundFill, terrainIndex } from '../scene/ground.ts';
import { nameIn } from '../text/names.ts';
import { mapWriter } from './render-map.ts';

/** Of the dot for a city with one station, and for each further one. */
const [DOT, MORE] = [18, 8];

/** Without numbers, names and textures: about a tenth of the text of a whole drawing. */
export function renderSmallMap(map: HexMap, language = 'en'): string {
  const svg = mapWriter(map, 'light');
  const index = terrainIndex(map.terrains);
  const steps = stepsOf(hexPath(map.orientation, { x: 0, y: 0 }));
  const at = (cell: CellDefinition): string => {
    const { x, y } = centerOf(map.orientation, cell);
    return `M${Math.round(x)} ${Math.round(y)}`;
  };
  const fills = Map.groupBy(map.cells, (cell) => groundFill(cell, index.get(cell.terrain ?? ''), false));
  const dots = Map.groupBy(
    map.cells.filter(({ city, remote }) => city !== undefined || remote !== undefined),
    ({ city }) => city ?? 0,
  );
  const bounds = boardBounds(map);
  return svg.document(
    { viewBox: viewBox(bounds), width: bounds.width, height: bounds.height },
    nameIn(map.name, language),
    [
      ...[...fills].map(([fill, cells]) =>
        svg.element('path', {
          fill,
          stroke: fill,
          'stroke-width': 1,
          d: cells.map((one) => at(one) + steps).join(''),
        }),
      ),
      ...[...dots].map(([city, cells]) =>
        svg.element('path', {
          stroke: city === 0 ? '@star' : '@wall',
          'stroke-width': DOT + MORE * Math.max(0, city - 1),
          'stroke-linecap': 'round',
          d: cells.map((one) => `${at(one)}h0`).join(''),
        }),
      ),
    ],
  );
}

/** The outline of a cell from its center on, in whole steps that come back to the first corner. */
function stepsOf(outline: string): string {
  const corners = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Math.round(Number(x)),
    Math.round(Number(y)),
  ]);
  let [left, top] = [0, 0];
  const steps = corners.map(([x = 0, y = 0], i) => {
    const step = `${i === 0 ? 'm' : i === 1 ? 'l' : ' '}${x - left} ${y - top}`;
    [left, top] = [x, y];
    return step;
  });
  return `${steps.join('')}z`;
}
