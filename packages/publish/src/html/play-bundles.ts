// The games that a page offers of a setup.
import {
  chosenOptions,
  makeBundle,
  resolveSetup,
  setupLooks,
  strategiesFor,
  type Bundle,
  type BundlePictures,
  type Content,
  type Looks,
  type ResolvedSetup,
} from '@railwright/content';
import { bundledRules } from '@railwright/content/rules-text';

/** How many markets a page offers of a setup that draws its market. */
const MARKETS = 4;

/**
 * The setup with the bots that can play it; with further markets if it draws its market and no market was asked for, so that not every game
 * is the same.
 */
export function playBundles(content: Content, setup: ResolvedSetup, pictures: BundlePictures = {}): Bundle[] {
  const bundles = markets(content, setup).map((one) =>
    makeBundle(one, strategiesFor(content, one), pictures, bundledRules(content, one)),
  );
  return bundles.filter(({ hash }, i) => bundles.findIndex((one) => one.hash === hash) === i);
}

/** The looks of a setup with those of the cards in its further markets. */
export function playLooks(content: Content, setup: ResolvedSetup): Looks | undefined {
  const [looks, ...others] = markets(content, setup).flatMap(
    ({ id, options }) => setupLooks(content, id, chosenOptions(options)) ?? [],
  );
  return (
    looks && {
      ...looks,
      cards: Object.assign({}, ...others.map(({ cards }) => cards), looks.cards) as Looks['cards'],
    }
  );
}

const markets = (content: Content, setup: ResolvedSetup): ResolvedSetup[] => [
  setup,
  ...otherMarkets(content, setup),
];

function otherMarkets(content: Content, { id, hash, options }: ResolvedSetup): ResolvedSetup[] {
  const { marketSeed, ...chosen } = chosenOptions(options);
  if (marketSeed === undefined) return [];
  const drawn = (seed?: number): ResolvedSetup | undefined => {
    const resolved = resolveSetup(content, id, {
      ...chosen,
      ...(seed !== undefined && { marketSeed: seed }),
    });
    return resolved.ok ? resolved.setup : undefined;
  };
  if (drawn()?.hash !== hash) return [];
  return Array.from({ length: MARKETS - 1 }, (_, i) => drawn(marketSeed + i + 1)).filter(
    (one) => one !== undefined,
  );
}
