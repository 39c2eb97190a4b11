// Which of two versions is better: what comes first among proposals, and what is no proposal at all.
import type { Verdict } from '../result/verdicts.ts';
import { missedBy, weightOf } from './search.ts';
import type { TunePlan } from './tune-plan.ts';
import type { JudgedVersion } from './tune-result.ts';

const WORST_FIRST: readonly Verdict[] = ['missed', 'undecided', 'met'];
const ranksOf = ({ cards, targets }: JudgedVersion): number[] =>
  [...cards, ...targets].map(({ verdict }) => WORST_FIRST.indexOf(verdict));

/** Whether any target is nearer than in another version. */
export function improves(version: JudgedVersion, now: JudgedVersion): boolean {
  const before = ranksOf(now);
  return (
    ranksOf(version).some((rank, i) => rank > (before[i] ?? 0)) ||
    version.targets.some(({ off }, i) => off < (now.targets[i]?.off ?? 0))
  );
}

/** How many more targets a version meets than another one; of as many, how many fewer it surely misses, then how much nearer it comes. */
export function gainOf(
  version: JudgedVersion,
  other: JudgedVersion,
  plan: Pick<TunePlan, 'targets' | 'asked'>,
): number {
  const weights = [
    ...version.cards.map(() => 1),
    ...version.targets.map(({ target }) => weightOf(target, plan.asked)),
  ];
  const count = (one: JudgedVersion, wanted: number): number =>
    ranksOf(one).reduce((sum, rank, i) => sum + (rank === wanted ? (weights[i] ?? 0) : 0), 0);
  const more = (rank: number): number => count(version, rank) - count(other, rank);
  return more(2) || -more(0) || missedBy(other.targets, plan) - missedBy(version.targets, plan);
}

/** Whether no target is missed or undecided. */
export const isFine = (version: JudgedVersion): boolean => ranksOf(version).every((rank) => rank === 2);
