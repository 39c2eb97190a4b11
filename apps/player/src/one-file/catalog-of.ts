// The setups inside the file as a catalogue.
import { setupMap } from '@railwright/board/svg';
import type { Bundle } from '@railwright/content/bundle';
import type { Catalog, CatalogEntry, CatalogFile, DrawnMap } from '../lib/bundle/catalog.ts';

/** One entry a setup; its bundles differ in the market that was drawn. */
export function catalogOf(bundles: readonly Bundle[]): Catalog {
  const setups = Map.groupBy(bundles, ({ definition }) => definition.setup);
  const maps: Record<string, DrawnMap> = {};
  for (const { definition } of bundles) {
    const map = setupMap(definition);
    if (map) maps[map.id] = map;
  }
  return { setups: [...setups.values()].flatMap(entryOf), maps, rules: {} };
}

function entryOf(bundles: readonly Bundle[]): CatalogEntry[] {
  const [first] = bundles;
  if (!first) return [];
  const { definition, titles, seats, defaultSeats } = first;
  const map = setupMap(definition);
  return [
    {
      id: definition.setup,
      title: definition.title,
      ...(titles && { titles }),
      game: definition.game,
      seats,
      defaultSeats,
      ...(map && { map: map.id }),
      bundles: bundles.map(fileOf),
    },
  ];
}

function fileOf(bundle: Bundle, i: number): CatalogFile {
  const { hash, options, definition } = bundle;
  const file = `${definition.setup}/${i + 1}`;
  return { file, hash, rules: String(options['rules']), market: i + 1, bundle };
}
