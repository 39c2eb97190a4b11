// What a map loses with some of its cells, in words.
import { nameText } from '../../core/content/data.ts';
import type { FeatureList } from './features.ts';
import { isolated, labelOf, placeAt } from './model.ts';
import type { MapModel } from './model.ts';

const WORDS: Readonly<Record<FeatureList, readonly [one: string, more: string]>> = {
  links: ['link', 'links'],
  oneWay: ['one-way edge', 'one-way edges'],
  routes: ['route', 'routes'],
  bonuses: ['bonus', 'bonuses'],
  tokens: ['heap of tokens', 'heaps of tokens'],
};

/** Parts that only the first map has, such as `2 links` and `the region Skye`, without cells and places. */
export function cropLosses(before: MapModel, after: MapModel): string[] {
  const counted = (gone: number, [one, more]: readonly [string, string]): string[] =>
    gone > 0 ? [`${gone} ${gone === 1 ? one : more}`] : [];
  const inList = ({ features }: MapModel, list: FeatureList): number =>
    features.filter((feature) => feature.list === list).length;
  const lists = Object.entries(WORDS) as [FeatureList, readonly [string, string]][];
  const left = new Set(after.regions.map(({ id }) => id));
  return [
    ...lists.flatMap(([list, words]) => counted(inList(before, list) - inList(after, list), words)),
    ...counted(before.barriers.size - after.barriers.size, ['barrier', 'barriers']),
    ...before.regions
      .filter(({ id }) => !left.has(id))
      .map(({ id, name }) => `the region ${isolated(nameText(name) || id)}`),
  ];
}

/** Places that only the first map has, by their names or cells. */
export function lostPlaces(before: MapModel, after: MapModel): string[] {
  return [...before.places.values()]
    .filter((place) => !placeAt(after, place))
    .map((place) => isolated(nameText(place.name)) || (labelOf(before, place) ?? ''));
}
