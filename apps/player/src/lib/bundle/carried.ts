// The setup inside a page that is one file.
import type { CarriedSetups } from '@railwright/content/bundle';
import { listSavedGames, type SavedGame } from '../play/saved-games.ts';
import { BUNDLE_FOLDER, type Catalog, type CatalogEntry, type CatalogFile } from './catalog.ts';

/** What such a page shows. */
export interface Carried {
  readonly catalog: Catalog;
  /** Absent from a page that plays what is opened on it. */
  readonly setup: CatalogEntry | undefined;
  readonly back: CarriedSetups['back'];
}

/** Whether the page shows a game: pages that share the browser's storage show those of their own setup. */
export function shows(carried: Carried | undefined, { record }: SavedGame): boolean {
  return carried?.setup === undefined || record.setup === carried.setup.id;
}

/** The address of the bundle that the page opens with until a game of its setup was begun. */
export function firstBundle(carried: Carried | undefined): string | undefined {
  const isBegun = listSavedGames().some((game) => shows(carried, game));
  return carried?.setup && !isBegun ? anyBundle(carried.setup) : undefined;
}

/** The address of a bundle, by default with a setup's own rules and any of its markets. */
export function anyBundle({ bundles }: CatalogEntry, wanted?: CatalogFile): string | undefined {
  const own = bundles.filter(({ rules }) => rules === bundles[0]?.rules);
  const drawn = wanted ?? own[Math.floor(Math.random() * own.length)];
  return drawn && BUNDLE_FOLDER + drawn.file;
}
