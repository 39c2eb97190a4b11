// Links, one-way edges, routes and bonuses of the editor's model in the form that the board draws. Fields that are missing or of the wrong type
// are drawn with the form's defaults.
import { LINK_KINDS } from '@railwright/engine';
import type { CellDefinition, HexMap } from '@railwright/engine';
import { hexNumber } from '@railwright/hex';
import type { Hex, Orientation } from '@railwright/hex';
import { nameText, numberAt } from '../../core/content/data.ts';
import type { MapFeature } from '../model/features.ts';
import { parseName } from '../model/parse.ts';

type Featured = Pick<HexMap, 'orientation' | 'cells' | 'terrains' | 'links' | 'oneWay' | 'routes'>;

/** `keyOf` gives the labels of cells, which need not be those of the map. */
export function featuredMap(
  orientation: Orientation,
  features: readonly MapFeature[],
  keyOf = ({ q, r }: Hex): string => `${q} ${r}`,
): Featured {
  const of = (list: MapFeature['list']) => features.filter((feature) => feature.list === list);
  const pair = ({ cells: [a, b] }: MapFeature): [string, string] => [a ? keyOf(a) : '', b ? keyOf(b) : ''];
  const cells = new Map<number, CellDefinition>();
  for (const { list, cells: named, data } of features)
    for (const h of named) {
      const [points, coins] = [numberAt(data, 'points'), numberAt(data, 'coins')];
      const bonus = { ...(points !== undefined && { points }), ...(coins !== undefined && { coins }) };
      const old = cells.get(hexNumber(h)) ?? { label: keyOf(h), q: h.q, r: h.r };
      cells.set(hexNumber(h), list === 'bonuses' ? { ...old, bonus } : old);
    }
  return {
    orientation,
    cells: [...cells.values()],
    // Only positions identify cells here.
    terrains: [],
    links: of('links').map((link) => {
      const name = nameText(parseName(link.data['name']));
      return {
        between: pair(link),
        cost: numberAt(link.data, 'cost') ?? 0,
        kind: LINK_KINDS.find((kind) => kind === link.data['kind']) ?? 'ferry',
        ...(name !== '' && { name: { en: name } }),
      };
    }),
    oneWay: of('oneWay').map(pair),
    routes: of('routes').map((route) => {
      const [from, to] = pair(route);
      const name = nameText(parseName(route.data['name']));
      return {
        from,
        to,
        points: numberAt(route.data, 'points') ?? 0,
        for: route.data['for'] === 'all' ? 'all' : 'first',
        ...(name !== '' && { name: { en: name } }),
      };
    }),
  };
}
