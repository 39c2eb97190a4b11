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

/** How likely other players find a target met, about: verdicts are sure in 19 of 20 cases, and in most others players seem to agree. */
const chanceOf = (verdict: Verdict, seemsMet: boolean): number =>
  verdict === 'undecided' ? (seemsMet ? 0.75 : 0.25) : verdict === 'met' ? 1 : 0;

/** How many more targets other players will find met than in another version; of as many, how much nearer it comes. */
export function gainOf(
  version: JudgedVersion,
  other: JudgedVersion,
  plan: Pick<TunePlan, 'targets' | 'asked'>,
): number {
  const expected = ({ cards, targets }: JudgedVersion): number =>
    [
      ...cards.map(({ verdict, is }) => chanceOf(verdict, is === null)),
      ...targets.map(
        ({ target, verdict, off }) => weightOf(target, plan.asked) * chanceOf(verdict, off === 0),
      ),
    ].reduce((sum, one) => sum + one, 0);
  return (
    expected(version) - expected(other) || missedBy(other.targets, plan) - missedBy(version.targets, plan)
  );
}

/** Whether no target is missed or undecided. */
export const isFine = (version: JudgedVersion): boolean => ranksOf(version).every((rank) => rank === 2);
