// The bundles that this player knows: those shipped with it, which the catalogue lists, and those kept in this browser.
import type { ParsedBundle } from '@railwright/content/bundle/read';
import type { GameRecord } from '@railwright/engine';
import { randomSeed } from '../play/bot-client.ts';
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

/** The bundle at an address, which may name one kept here, with the market of a number. */
export async function bundleAt(url: string, { setups }: Catalog, market?: unknown): Promise<ParsedBundle> {
  if (url.startsWith(KEPT)) {
    const kept = keptBundle(url.slice(KEPT.length));
    return kept === undefined ? { ok: false, message: words().link.notKept } : bundleIn(kept, market);
  }
  const shipped = setups.flatMap(({ bundles }) => bundles).find(({ file }) => BUNDLE_FOLDER + file === url);
  const loaded = await (shipped ? loadShipped(shipped) : loadBundle(url));
  return loaded.ok ? withMarket(loaded.bundle, market) : loaded;
}

/** The bundle with the market of a number; as it is where none is given or none is drawn. */
export async function withMarket(bundle: Bundle, market: unknown): Promise<ParsedBundle> {
  if (market === undefined || !bundle.pool) return { ok: true, bundle };
  const { drawMarket } = await import('../market/draw-market.ts');
  return drawMarket(bundle, String(market));
}

/** The number of some market, short enough to tell. */
export const anyMarket = (): string => String(1 + (randomSeed() % 9999));

/** The bundle in a JSON text, likewise. */
export async function bundleIn(json: string, market?: unknown): Promise<ParsedBundle> {
  const parsed = await parseBundle(json);
  return parsed.ok ? withMarket(parsed.bundle, market) : parsed;
}

/** The bundle a record was played by: one kept here, or a shipped one, whose market is drawn again. */
export async function bundleOf(
  { content, setup, options = {} }: GameRecord,
  { setups }: Catalog,
): Promise<Bundle | undefined> {
  const kept = keptBundle(content);
  const parsed = kept === undefined ? undefined : await parseBundle(kept);
  if (parsed?.ok) return parsed.bundle;
  const entry = setups.find(({ id }) => id === setup);
  const { rules, marketSeed } = options;
  const shipped =
    entry?.bundles.find(({ hash }) => hash === content) ??
    entry?.bundles.find((one) => one.rules === rules) ??
    entry?.bundles[0];
  if (!shipped) return undefined;
  const loaded = await loadShipped(shipped);
  if (!loaded.ok) return undefined;
  const drawn = await withMarket(loaded.bundle, marketSeed);
  return drawn.ok ? drawn.bundle : loaded.bundle;
}

async function loadShipped({ file, hash, texts, bundle }: CatalogFile): Promise<ParsedBundle> {
  const told = texts === undefined ? undefined : BUNDLE_FOLDER + texts;
  return bundle ? { ok: true, bundle } : loadBundle(BUNDLE_FOLDER + file, hash, told);
}

/** An entry of the catalogue of bundles. */
export function entryOf({ hash, base = hash }: Bundle, { setups }: Catalog): CatalogEntry | undefined {
  return setups.find(({ bundles }) => bundles.some((one) => one.hash === hash || one.hash === base));
}
