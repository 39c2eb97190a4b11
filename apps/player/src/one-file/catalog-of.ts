// The setup inside the file as a catalogue.
import { setupMap } from '@railwright/board/svg';
import type { Bundle } from '@railwright/content/bundle';
import { NO_CATALOG, type Catalog, type CatalogEntry, type CatalogFile } from '../lib/bundle/catalog.ts';

/** Of one setup, whose bundles differ in the market that was drawn; empty if there are none. */
export function catalogOf(bundles: readonly Bundle[]): Catalog {
  const [first] = bundles;
  if (!first) return NO_CATALOG;
  const { definition, titles, seats, defaultSeats, lesson } = first;
  const map = setupMap(definition);
  const setup: CatalogEntry = {
    id: definition.setup,
    title: definition.title,
    ...(titles && { titles }),
    game: definition.game,
    seats,
    defaultSeats,
    ...(map && { map: map.id }),
    ...(lesson && { lesson: lesson.minutes }),
    bundles: bundles.map(fileOf),
  };
  return { setups: [setup], maps: map ? { [map.id]: map } : {}, rules: {} };
}

function fileOf(bundle: Bundle, i: number): CatalogFile {
  const { hash, options, definition } = bundle;
  const file = `${definition.setup}/${i + 1}`;
  return { file, hash, rules: String(options['rules']), market: i + 1, bundle };
}
