// What as many other players, taken together, would make of a version that a few have judged. Players who learned from other seeds differ more
// than the luck of games does, so a verdict holds for others only where the spread between them leaves room.
import { tQuantile, type EstimateResult, type Interval } from '@railwright/statistics';
import type { TargetResult, Verdict } from '../result/verdicts.ts';
import type { TargetClaims } from '../targets/claims.ts';
import { cardOf } from './trial.ts';
import type { JudgedCard } from './tune-result.ts';

/** Chance that other players lie beyond one end of an interval. */
const ALPHA = 0.025;
/** How many further players the usual spread of all rows counts for; own spreads of so few players say little. */
const USUAL = 2;

/**
 * Where the mean of as many other players lies, for several rows of values, one of each player: a prediction interval with moderated variances
 * (Smyth 2004). Each spread is drawn towards the usual one, which a few wild rows do not move.
 */
export function asManyOthers(rows: readonly (readonly number[])[], alpha = ALPHA): EstimateResult[] {
  const spreads = rows.flatMap((values) =>
    values.length > 1 ? [varianceOf(values) / middlePart(values.length - 1)] : [],
  );
  const usual = middleOf(spreads.filter((one) => one > 0));
  const weight = Math.min(USUAL, spreads.length - 1);
  return rows.map((values) => {
    const value = meanOf(values);
    const freedom = values.length - 1 + weight;
    if (values.length < 2 || freedom < 1) return { value, low: -Infinity, high: Infinity };
    const variance = ((values.length - 1) * varianceOf(values) + weight * usual) / freedom;
    const reach = tQuantile(1 - alpha, freedom) * Math.sqrt((2 * variance) / values.length);
    return { value, low: value - reach, high: value + reach };
  });
}

/** Cards as the judges see them: the mean, and where others lie. `games` of each judge. */
export function cardsOf(
  judges: readonly (readonly JudgedCard[])[],
  games: number,
  bound: number,
): JudgedCard[] {
  const [first = []] = judges;
  const ofCard = first.map((_, i) => judges.flatMap((cards) => cards[i] ?? []));
  // Spreads of shares are alike on the scale of log-odds.
  const gained = asManyOthers(ofCard.map((ones) => ones.map((one) => logOdds(one.gained.value, games))));
  const known = ofCard.map((ones) => ones.flatMap(({ lost }) => (lost ? [lost.value] : [])));
  const lost = asManyOthers(known);
  return first.map(({ card, cost }, i) => {
    const value = meanOf((ofCard[i] ?? []).map((one) => one.gained.value));
    const { low, high } = asShare(gained[i] ?? NOWHERE, value);
    const loses = known[i]?.length === 0 ? null : asDifference(lost[i] ?? NOWHERE);
    return cardOf({ card, cost }, { value, low, high }, loses, bound);
  });
}

const NOWHERE: EstimateResult = { value: 0, low: -Infinity, high: Infinity };

function asShare({ low, high }: Interval, value: number): Interval {
  const share = (logit: number): number => 1 / (1 + Math.exp(-logit));
  return { low: Math.min(value, share(low)), high: Math.max(value, share(high)) };
}

/** A difference of shares. */
const asDifference = ({ value, low, high }: EstimateResult): EstimateResult => ({
  value,
  low: Math.max(-1, low),
  high: Math.min(1, high),
});

/** Half a game more on either side, so that none and all are finite. */
const logOdds = (share: number, games: number): number =>
  Math.log((share * games + 0.5) / ((1 - share) * games + 0.5));

/** Targets as the judges see them, of claims about the same games. */
export function targetsOf(judges: readonly (readonly TargetClaims[])[]): TargetResult[] {
  const [first = []] = judges;
  return first.map(({ target, wanted, claims }, i) => {
    const ones = judges.flatMap((targets) => targets[i] ?? []);
    const rows = claims.map((_, j) =>
      ones.flatMap((one) => {
        const { hits = 0, count = 0 } = one.claims[j] ?? {};
        return count === 0 ? [] : [hits / count];
      }),
    );
    const others = asManyOthers(rows, ALPHA / Math.max(1, rows.length));
    const verdicts = claims.map(({ atLeast, atMost }, j): Verdict => {
      const { low, high } = others[j] ?? NOWHERE;
      return low > atMost || high < atLeast
        ? 'missed'
        : low >= atLeast && high <= atMost
          ? 'met'
          : 'undecided';
    });
    const worst = (['missed', 'undecided'] as const).find((one) => verdicts.includes(one));
    const values = ones.flatMap(({ value }) => (value === null ? [] : [value]));
    const [at] = asManyOthers([values]);
    const ends = at && Number.isFinite(at.low) ? { low: at.low, high: at.high } : { low: null, high: null };
    return {
      ...{ target, wanted, verdict: worst ?? 'met' },
      ...{ value: values.length === 0 ? null : meanOf(values), ...ends },
      off: meanOf(ones.map(({ off }) => off)),
      ...{ gamesNeeded: null, gamesAtLeast: null, gamesAtMost: null },
      items: claims
        .filter(({ item }, j) => item !== '' && verdicts[j] === worst && worst !== undefined)
        .map(({ item }) => item),
    };
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}

/** The median of variances with so many degrees of freedom, as a part of the true one (Wilson and Hilferty 1931). */
const middlePart = (freedom: number): number => (1 - 2 / (9 * freedom)) ** 3;

/** The median; 0 of none. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
