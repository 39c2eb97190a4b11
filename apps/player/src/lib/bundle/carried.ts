// The setup inside a page that is one file.
import type { CarriedSetup } from '@railwright/content/bundle';
import { listSavedGames, type SavedGame } from '../play/saved-games.ts';
import { BUNDLE_FOLDER, type Catalog, type CatalogEntry, type CatalogFile } from './catalog.ts';

/** What such a page shows. */
export interface Carried {
  readonly catalog: Catalog;
  /** Absent from a page that plays what is opened on it. */
  readonly setup: CatalogEntry | undefined;
  readonly back: CarriedSetup['back'];
}

/** Whether the page shows a game: pages that share the browser's storage show those of their own setup. */
export function shows(carried: Carried | undefined, { record }: SavedGame): boolean {
  return carried?.setup === undefined || record.setup === carried.setup.id;
}

/** The address of the bundle that the page opens with until a game of its setup was begun. */
export function firstBundle(carried: Carried | undefined): string | undefined {
  const isBegun = listSavedGames().some((game) => shows(carried, game));
  return carried?.setup && !isBegun ? addressOf(carried.setup) : undefined;
}

/** Of a setup: a bundle other than the first, and the number of a market. */
export interface Wanted {
  readonly file?: CatalogFile;
  readonly market?: unknown;
}

/** The address of a bundle, by default with a setup's own rules. */
export function addressOf(
  { bundles: [first] }: CatalogEntry,
  { file = first }: Wanted = {},
): string | undefined {
  return file && BUNDLE_FOLDER + file.file;
}
