// The games that a page offers of a setup.
import {
  makeBundle,
  resolveSetup,
  strategiesFor,
  type Bundle,
  type BundlePictures,
  type Content,
  type ResolvedSetup,
} from '@railwright/content';

/** How many markets a page offers of a setup that draws its market. */
const MARKETS = 4;

/**
 * The setup with the bots that can play it; with further markets if it draws its market and no market was asked for, so that not every game
 * is the same.
 */
export function playBundles(content: Content, setup: ResolvedSetup, pictures: BundlePictures = {}): Bundle[] {
  const bundles = [setup, ...otherMarkets(content, setup)].map((one) =>
    makeBundle(one, strategiesFor(content, one), pictures),
  );
  return bundles.filter(({ hash }, i) => bundles.findIndex((one) => one.hash === hash) === i);
}

function otherMarkets(content: Content, { id, hash, options }: ResolvedSetup): ResolvedSetup[] {
  const { rules, map, marketSeed } = options;
  if (typeof marketSeed !== 'number') return [];
  const drawn = (seed?: number): ResolvedSetup | undefined => {
    const resolved = resolveSetup(content, id, {
      ...(typeof rules === 'string' && { rules }),
      ...(typeof map === 'string' && { map }),
      ...(seed !== undefined && { marketSeed: seed }),
    });
    return resolved.ok ? resolved.setup : undefined;
  };
  if (drawn()?.hash !== hash) return [];
  return Array.from({ length: MARKETS - 1 }, (_, i) => drawn(marketSeed + i + 1)).filter(
    (one) => one !== undefined,
  );
}
