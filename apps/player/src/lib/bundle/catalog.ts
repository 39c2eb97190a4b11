// Bundles: the list of shipped ones, and others by address or from a file. Everything is checked before use.
import {
  readBundle,
  type Bundle,
  type BundledStrategy,
  type ParsedBundle,
} from '@railwright/content/bundle/read';
import type { Names } from '@railwright/engine';
import type { MiniMap } from '@railwright/board';
import type { ComponentProps } from 'svelte';
import { words } from '../text/words.svelte.ts';
import { keepToldCards, type ToldCards } from './card-texts.ts';

export type { Bundle, BundledStrategy };

/** A map for a small picture. */
export type DrawnMap = ComponentProps<typeof MiniMap>['map'];

export interface CatalogFile {
  readonly file: string;
  readonly hash: string;
  /** `pack/id` of the rules. */
  readonly rules: string;
  /** The file with the texts of its cards, if they were made. */
  readonly texts?: string;
  /** The bundle itself, in a page that carries its setup. */
  readonly bundle?: Bundle;
}

/** A learned player shipped with the bundles. */
export interface ShippedPlayer {
  readonly file: string;
  /** The numbers of seats it plays. */
  readonly seats: readonly number[];
}

export interface CatalogEntry {
  readonly id: string;
  readonly title: string;
  readonly titles?: Names;
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaultSeats: number;
  /** `pack/id` of its map, in `maps` of the catalogue. */
  readonly map?: string;
  /** One for each rules. */
  readonly bundles: readonly CatalogFile[];
  readonly players?: readonly ShippedPlayer[];
  /** How many minutes the lesson of its first bundle takes. */
  readonly lesson?: number;
}

/** The address of the shipped bundles, relative to the page. */
export const BUNDLE_FOLDER = 'bundles/';

export interface Catalog {
  readonly setups: readonly CatalogEntry[];
  readonly maps: Readonly<Record<string, DrawnMap>>;
  /** Titles of rules by `pack/id`. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const NO_CATALOG: Catalog = { setups: [], maps: {}, rules: {} };

let known: Promise<Catalog> | undefined;

/** Those of a page that carries them itself: it loads none. */
export function carryCatalog(catalog: Catalog): void {
  known = Promise.resolve(catalog);
}

/** The shipped setups, loaded once; none if only the player itself is served, or they cannot be loaded now. */
export function loadCatalog(): Promise<Catalog> {
  known ??= fetchCatalog().catch(() => {
    known = undefined;
    return NO_CATALOG;
  });
  return known;
}

async function fetchCatalog(): Promise<Catalog> {
  const response = await fetch(`${BUNDLE_FOLDER}index.json`);
  return response.ok ? ((await response.json()) as Catalog) : NO_CATALOG;
}

/** The text at an address, or a sentence with the reason why there is none. */
async function loadText(
  url: string,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string }> {
  const refuse = (reason: string) => ({ ok: false, message: words().link.notLoaded(url, reason) }) as const;
  if (url === '') return { ok: false, message: words().link.noAddress };
  try {
    const response = await fetch(url);
    return response.ok
      ? { ok: true, text: await response.text() }
      : refuse(`${response.status} ${response.statusText}`.trim());
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** What a JSON file at an address holds, unchecked. */
export async function loadJson(
  url: string,
): Promise<
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string }
> {
  const loaded = await loadText(url);
  if (!loaded.ok) return loaded;
  try {
    return { ok: true, value: JSON.parse(loaded.text) };
  } catch {
    return { ok: false, message: words().link.notLoaded(url, words().file.noRecord) };
  }
}

/** A bundle at an address. One with a `hash` in the catalogue has the same origin as this page, and is trusted, as its texts are. */
export async function loadBundle(url: string, hash?: string, texts?: string): Promise<ParsedBundle> {
  const [loaded, told] = await Promise.all([
    loadText(url),
    texts === undefined ? undefined : loadJson(texts),
  ]);
  if (!loaded.ok) return loaded;
  const own = hash === undefined ? undefined : readBundle(loaded.text);
  if (own?.ok && own.bundle.hash === hash) {
    if (told?.ok) keepToldCards(hash, told.value as ToldCards);
    return own;
  }
  const parsed = await parseBundle(loaded.text);
  return parsed.ok ? parsed : { ok: false, message: words().link.notLoaded(url, parsed.message) };
}

/** A bundle from JSON text. Its hash is checked by code that is loaded only for this. */
export async function parseBundle(json: string): Promise<ParsedBundle> {
  const bundles = await import('@railwright/content/bundle');
  return bundles.parseBundle(json);
}
