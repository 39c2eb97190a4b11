// What the changes do to the games of a setup: the same games on both sides, in one sentence.
import { resolveSetup, type Content } from '@railwright/content';
import type { GamesDiff } from '@railwright/content/diff';
import { comparisonSentence } from '../compare/comparison-sentence.ts';
import { playSides, type PlayFlags } from '../compare/play-sides.ts';
import { findSetup } from '../content/setup.ts';

/** @throws Failure if there is no such setup, or a game cannot be played. */
export async function gamesDiff(
  before: Content,
  now: Content,
  name: string,
  since: string,
  flags: PlayFlags,
): Promise<GamesDiff> {
  const setup = findSetup(now, name, {});
  const old = resolveSetup(before, setup.id);
  const unplayed = (sentence: string): GamesDiff => ({ setup: setup.id, sentence, pairs: 0, figures: [] });
  if (!old.ok) return unplayed('it could not be played before, so there is nothing to compare with.');
  if (old.setup.hash === setup.hash) return unplayed('the games are the same.');
  const { comparison } = await playSides(
    [
      { content: before, setup: old.setup, version: since },
      { content: now, setup, version: '' },
    ],
    flags,
  );
  if (!comparison) return unplayed('stopped.');
  return {
    setup: setup.id,
    sentence: comparisonSentence(comparison),
    pairs: comparison.games,
    figures: comparison.differences
      .filter(({ stands, difference }) => stands && difference)
      .map(({ figure, a, b }) => ({ figure, before: a, now: b })),
  };
}
