// The bundles that this player knows: those shipped with it, which the catalogue lists, and those kept in this browser.
import type { ParsedBundle } from '@railwright/content/bundle/read';
import type { GameRecord } from '@railwright/engine';
import { keptBundle } from '../play/saved-games.ts';
import { words } from '../text/words.svelte.ts';
import {
  BUNDLE_FOLDER,
  loadBundle,
  parseBundle,
  type Bundle,
  type Catalog,
  type CatalogEntry,
  type CatalogFile,
} from './catalog.ts';

/** A bundle that another page of this origin has put into the browser's storage, by its hash. */
const KEPT = 'kept:';

/** The bundle at an address, which may name one kept here. */
export async function bundleAt(url: string, { setups }: Catalog): Promise<ParsedBundle> {
  if (url.startsWith(KEPT)) {
    const kept = keptBundle(url.slice(KEPT.length));
    return kept === undefined ? { ok: false, message: words().link.notKept } : parseBundle(kept);
  }
  const shipped = setups.flatMap(({ bundles }) => bundles).find(({ file }) => BUNDLE_FOLDER + file === url);
  return shipped ? loadShipped(shipped) : loadBundle(url);
}

/** The bundle a record was played by: one kept here, or a shipped one. */
export async function bundleOf(
  { content, setup }: GameRecord,
  { setups }: Catalog,
): Promise<Bundle | undefined> {
  const kept = keptBundle(content);
  const parsed = kept === undefined ? undefined : await parseBundle(kept);
  if (parsed?.ok) return parsed.bundle;
  const entry = setups.find(({ id }) => id === setup);
  const shipped = entry?.bundles.find(({ hash }) => hash === content) ?? entry?.bundles[0];
  if (!shipped) return undefined;
  const loaded = await loadShipped(shipped);
  return loaded.ok ? loaded.bundle : undefined;
}

async function loadShipped({ file, hash, bundle }: CatalogFile): Promise<ParsedBundle> {
  return bundle ? { ok: true, bundle } : loadBundle(BUNDLE_FOLDER + file, hash);
}

/** An entry of the catalogue of bundles. */
export function entryOf({ hash }: Bundle, { setups }: Catalog): CatalogEntry | undefined {
  return setups.find(({ bundles }) => bundles.some((one) => one.hash === hash));
}
