// Two versions compared by panels that learn each of them first. A first impression comes at once, from a player that has learned neither.
import { changesOf } from './compare-panels.ts';
import type { PanelComparison } from './panel-comparison.ts';
import type { PanelPlace } from '../open-panel.ts';
import type { Lessons, PanelPlan } from '../panel-plan.ts';
import { playAlone, playBoth } from '../play-panel.ts';
import type { Played } from '../answers/words.ts';

/** Starting from a player of any market, more games gain little; two players, since one player's habits are not the setup's. */
export const CHANGE_LESSONS: Lessons = { strong: 2, games: 2000, answers: 0, preferences: [], closer: false };

/** A panel before or after a change. */
export interface ComparedSide {
  readonly plan: PanelPlan;
  /** As `PanelComparison` tells it. */
  readonly version: string;
}

/** Of the first impression, on each side: as many as a slow machine plays in a second or two. */
const FIRST_GAMES = 100;

/** Both sides play the same deals, and start from the same player. */
export async function compareLearned(
  [a, b]: readonly [ComparedSide, ComparedSide],
  place: PanelPlace,
  tell: (first: PanelComparison) => void,
): Promise<PanelComparison> {
  const [before, after] = await Promise.all([a, b].map(({ plan }) => playAlone(plan, place, FIRST_GAMES)));
  if (before && after) tell(comparisonOf(a, b, before, after, false));
  return comparisonOf(a, b, ...(await playBoth([a.plan, b.plan], place)), true);
}

function comparisonOf(
  a: ComparedSide,
  b: ComparedSide,
  before: Played,
  after: Played,
  isLearned: boolean,
): PanelComparison {
  const games = [...before.tallies, ...after.tallies].reduce((sum, one) => sum + one.games, 0);
  const about = ({ plan: { source }, version }: ComparedSide) => ({
    ...{ setup: source.setup, version, content: source.content },
  });
  return {
    format: 1,
    ...{ isLearned, seats: a.plan.seats, seed: a.plan.seed, games },
    ...{ a: about(a), b: about(b), changes: changesOf(before, after) },
  };
}
