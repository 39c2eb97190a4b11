// The setup inside the file as a catalogue.
import { setupMap } from '@railwright/board/svg';
import type { Bundle } from '@railwright/content/bundle';
import { NO_CATALOG, type Catalog, type CatalogEntry } from '../lib/bundle/catalog.ts';

/** Empty if there is none. */
export function catalogOf(bundle: Bundle | undefined): Catalog {
  if (!bundle) return NO_CATALOG;
  const { hash, options, definition, titles, seats, defaultSeats, lesson } = bundle;
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
    bundles: [{ file: definition.setup, hash, rules: String(options['rules']), bundle }],
  };
  return { setups: [setup], maps: map ? { [map.id]: map } : {}, rules: {} };
}
