// Bundles: the list of the shipped ones, and any other by address or from a file. What comes in is checked before use.
import { parseBundle, type Bundle } from '@railwright/content/bundle';

export type { Bundle };

export interface CatalogFile {
  readonly file: string;
  readonly hash: string;
  /** `pack/id` of the rules, where the setup can be played by several. */
  readonly rules?: string;
}

export interface CatalogEntry {
  readonly id: string;
  readonly title: string;
  readonly game: 'trains' | 'game-of-trains' | 'freight-train';
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaultSeats: number;
  readonly map?: Readonly<Record<string, string>>;
  /** One a market; several where chance decides it. */
  readonly bundles: readonly CatalogFile[];
}

export type Loaded =
  { readonly ok: true; readonly bundle: Bundle } | { readonly ok: false; readonly message: string };

/** Where the shipped bundles are, seen from the page. */
export const BUNDLE_FOLDER = 'bundles/';

export async function loadCatalog(): Promise<readonly CatalogEntry[]> {
  const response = await fetch(`${BUNDLE_FOLDER}index.json`);
  if (!response.ok) return [];
  const { setups } = (await response.json()) as { setups: CatalogEntry[] };
  return setups;
}

export async function loadBundle(url: string): Promise<Loaded> {
  try {
    const response = await fetch(url);
    if (!response.ok) return { ok: false, message: `${url}: ${response.status} ${response.statusText}` };
    return parseBundle(await response.text());
  } catch (error) {
    return { ok: false, message: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

export { parseBundle };
