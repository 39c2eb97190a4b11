// Comparisons with the opponent who has the most: "more trains than any opponent" in every language.
import type { Side } from '../language/params.ts';
import type { Amount, Compare, Filter } from '../language/values.ts';

/** The figure that ranks players. */
export type Ranked = 'owned' | 'resources' | 'network' | 'line' | 'trail' | 'railsLeft' | 'score' | 'routes';

export interface Ranking {
  readonly what: Ranked;
  /** Which cards, if cards are counted. */
  readonly where: Filter | undefined;
  /** Which resource, if resources are counted. */
  readonly kind: string | undefined;
  /** More than any opponent has; otherwise, as many will do. */
  readonly more: boolean;
}

/** The ranking that a comparison asks for, if it asks for nothing else. */
export function readRanking({ amount, atLeast, ...others }: Compare): Ranking | undefined {
  if (atLeast === undefined || Object.keys(others).length > 0) return undefined;
  const own = counted(amount);
  const best = counted(atLeast) ?? counted(oneMore(atLeast));
  if (own?.side !== 'own' || best?.side !== 'most' || own.what !== best.what) return undefined;
  if (own.kind !== best.kind || JSON.stringify(own.where) !== JSON.stringify(best.where)) return undefined;
  return { what: own.what, where: own.where, kind: own.kind, more: counted(atLeast) === undefined };
}

/** The amount to which `sum: [1, …]` adds one. */
function oneMore(amount: Amount): Amount {
  if (typeof amount !== 'object' || !('sum' in amount)) return amount;
  const others = amount.sum.filter((one) => one !== 1);
  return amount.sum.length === 2 && others.length === 1 ? others[0] : amount;
}

function counted(amount: Amount): ({ side: Side } & Omit<Ranking, 'more'>) | undefined {
  if (typeof amount !== 'object') return undefined;
  if ('owned' in amount && amount.owned.different === undefined)
    return { what: 'owned', side: amount.owned.by, where: amount.owned.where, kind: undefined };
  if ('resources' in amount)
    return {
      what: 'resources',
      side: amount.resources.of ?? 'own',
      where: undefined,
      kind: amount.resources.kind,
    };
  for (const what of ['network', 'line', 'trail', 'railsLeft', 'score', 'routes'] as const)
    if (what in amount)
      return { what, side: (amount as Record<typeof what, Side>)[what], where: undefined, kind: undefined };
  return undefined;
}
