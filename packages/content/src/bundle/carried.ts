// Setups that a page carries inside itself: the player as one file. Publishing writes them there and the player reads them.
import type { TextLanguage } from '@railwright/engine';
import type { Bundle, BundlePictures } from './read-bundle.ts';

/** What a page of one file carries, as JSON. */
export interface CarriedSetups {
  /** Those of the same setup differ in the market that was drawn. They lack what is in `pictures`. */
  readonly bundles: readonly Bundle[];
  /** What all bundles have, once. */
  readonly pictures?: BundlePictures;
  /** The language to begin in, unless the page's address names another by `?language=`; absent: that of the browser. */
  readonly language?: TextLanguage;
  /** Where the reader came from: the address is relative to the page. */
  readonly back?: { readonly href: string; readonly title: string };
}

/** Bundles as a page carries them: pictures that all of them have are in it once. */
export function carryBundles(bundles: readonly Bundle[]): Pick<CarriedSetups, 'bundles' | 'pictures'> {
  const [{ art, terrains } = {}] = bundles;
  if (!art && !terrains) return { bundles };
  if (bundles.some((one) => one.art !== art || one.terrains !== terrains)) return { bundles };
  return {
    bundles: bundles.map(({ art: _art, terrains: _terrains, ...bundle }) => bundle),
    pictures: { ...(art && { art }), ...(terrains && { terrains }) },
  };
}

/** The bundles that a page carries, as they were. */
export function carriedBundles({ bundles, pictures }: CarriedSetups): Bundle[] {
  return bundles.map((bundle) => ({ ...bundle, ...pictures }));
}
