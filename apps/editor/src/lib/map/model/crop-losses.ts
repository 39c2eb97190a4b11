// What a map loses with some of its cells, in words.
import { nameText } from '../../core/content/data.ts';
import type { FeatureList } from './features.ts';
import { isolated, labelOf, placeAt } from './model.ts';
import type { MapModel } from './model.ts';
import { counted } from '../../core/content/counted.ts';

const TOLD: Readonly<Record<FeatureList, (count: number) => string>> = {
  links: (count) => counted(count, 'link'),
  oneWay: (count) => counted(count, 'one-way edge'),
  routes: (count) => counted(count, 'route'),
  bonuses: (count) => counted(count, 'bonus', 'bonuses'),
  tokens: (count) => counted(count, 'heap of tokens', 'heaps of tokens'),
};

/** Parts that only the first map has, such as `2 links` and `the region Skye`, without cells and places. */
export function cropLosses(before: MapModel, after: MapModel): string[] {
  const told = (gone: number, tell: (count: number) => string): string[] => (gone > 0 ? [tell(gone)] : []);
  const inList = ({ features }: MapModel, list: FeatureList): number =>
    features.filter((feature) => feature.list === list).length;
  const lists = Object.entries(TOLD) as [FeatureList, (count: number) => string][];
  const left = new Set(after.regions.map(({ id }) => id));
  return [
    ...lists.flatMap(([list, tell]) => told(inList(before, list) - inList(after, list), tell)),
    ...told(before.barriers.size - after.barriers.size, (count) => counted(count, 'barrier')),
    ...before.regions
      .filter(({ id }) => !left.has(id))
      .map(({ id, name }) => /* @wc-include */ `the region ${isolated(nameText(name) || id)}`),
  ];
}

/** Places that only the first map has, by their names or cells. */
export function lostPlaces(before: MapModel, after: MapModel): string[] {
  return [...before.places.values()]
    .filter((place) => !placeAt(after, place))
    .map((place) => isolated(nameText(place.name)) || (labelOf(before, place) ?? ''));
}
