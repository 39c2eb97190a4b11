// The game that a page plays.
import {
  makeBundle,
  marketPool,
  strategiesFor,
  type Bundle,
  type BundlePictures,
  type Content,
  type ResolvedSetup,
} from '@railwright/content';
import { bundledRules } from '@railwright/content/rules-text';

/**
 * The setup with the bots that can play it; with what its market is drawn from, if it is and none was asked for, so that not every game is
 * the same.
 */
export function playBundle(content: Content, setup: ResolvedSetup, pictures: BundlePictures = {}): Bundle {
  const [strategies, rules] = [strategiesFor(content, setup), bundledRules(content, setup)];
  return makeBundle(setup, strategies, pictures, rules, marketPool(content, setup));
}
