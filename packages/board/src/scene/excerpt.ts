// A part of a map, made of whole cells. Programs that turn SVG into pixels may fail where something translucent lies beyond the edge
// of a picture, so a part is not cut out of the drawing of the whole map.
import type { HexMap } from '@railwright/engine';

/** The map of some cells, with what joins them to one another. */
export function excerpt(map: HexMap, labels: ReadonlySet<string>): HexMap {
  const has = (label: string): boolean => labels.has(label);
  const joins = (pair: readonly [string, string]): boolean => pair.every(has);
  return {
    ...map,
    cells: map.cells.filter(({ label }) => has(label)),
    barriers: map.barriers.filter(joins),
    oneWay: (map.oneWay ?? []).filter(joins),
    links: (map.links ?? []).filter(({ between }) => joins(between)),
    routes: (map.routes ?? []).filter(({ from, to }) => joins([from, to])),
    regions: (map.regions ?? [])
      .map((region) => ({ ...region, cells: region.cells.filter(has) }))
      .filter(({ cells }) => cells.length > 0),
    tokens: (map.tokens ?? []).filter(({ at }) => has(at)),
  };
}
