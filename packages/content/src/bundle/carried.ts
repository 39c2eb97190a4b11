// Setups that a page carries inside itself: the player as one file. Publishing writes them there and the player reads them.
import type { TextLanguage } from '@railwright/engine';
import type { Bundle } from './read-bundle.ts';

/** What a page of one file carries, as JSON. */
export interface CarriedSetups {
  /** Those of the same setup differ in the market that was drawn. They lack what is in `shared`. */
  readonly bundles: readonly Bundle[];
  /** What all bundles have, once. */
  readonly shared?: Partial<Pick<Bundle, 'art' | 'terrains' | 'rules' | 'strategies'>>;
  /** The language to begin in, unless the page's address names another by `?language=`; absent: that of the browser. */
  readonly language?: TextLanguage;
  /** Where the reader came from: the address is relative to the page. */
  readonly back?: { readonly href: string; readonly title: string };
}

/** What bundles that differ in their market often have in common, and most of what they hold. */
const SHARED = ['art', 'terrains', 'rules', 'strategies'] as const;

/** Bundles as a page carries them: what all of them have alike is in it once. */
export function carryBundles(bundles: readonly Bundle[]): Pick<CarriedSetups, 'bundles' | 'shared'> {
  const [first] = bundles;
  const common = SHARED.filter((key) => {
    if (first?.[key] === undefined) return false;
    const same = JSON.stringify(first[key]);
    return bundles.every((one) => JSON.stringify(one[key]) === same);
  });
  const isCommon = (key: string): boolean => common.some((one) => one === key);
  const part = (bundle: Bundle, shared: boolean): object =>
    Object.fromEntries(Object.entries(bundle).filter(([key]) => isCommon(key) === shared));
  if (!first || bundles.length === 1 || common.length === 0) return { bundles };
  return { bundles: bundles.map((one) => part(one, false) as Bundle), shared: part(first, true) };
}

/** The bundles that a page carries, as they were. */
export function carriedBundles({ bundles, shared }: CarriedSetups): Bundle[] {
  return bundles.map((bundle) => ({ ...bundle, ...shared }));
}
