// Targets against what games show: met, missed, or not decided yet. The chance that any verdict of a run is wrong is 5% at
// most, however often one looks: each of the m claims has a confidence sequence of its own with α = 0.05 / m (Bonferroni).
import type { Game, Targets } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Gathering } from '../gather.ts';
import type { TargetResult, Verdict } from '../result/verdicts.ts';
import { countToExclude, shareSequence } from '../statistics/sequence.ts';
import type { Tally } from '../tally.ts';
import { claimsOf, type Claim, type TargetClaims } from './claims.ts';
import { DRAMA_FIGURES, medianSource, sequenceOf, type SequenceFigure } from './sequences.ts';

/** Chance that any verdict on the targets of a setup is wrong. */
export const ALPHA = 0.05;

/** What a batch has to gather for its targets to be checked. */
export function gatheringsFor(targets: Targets): Gathering[] {
  const keys = Object.keys(targets);
  return [
    ...(keys.some((key) => DRAMA_FIGURES.includes(key)) ? (['drama'] as const) : []),
    ...(keys.includes('everyCellUsed') ? (['maps'] as const) : []),
  ];
}

export function checkTargets(targets: Targets, tally: Tally, game: Game, batch: Batch): TargetResult[] {
  const all = claimsOf(targets, tally, game, batch);
  const count = all.reduce((sum, { claims }) => sum + claims.length, 0);
  const alpha = ALPHA / Math.max(1, count);
  return all.map((one) => judge(one, tally, alpha));
}

/** Whether further games could change nothing. */
export function allDecided(results: readonly TargetResult[]): boolean {
  return results.every(({ verdict }) => verdict !== 'undecided');
}

interface Judged {
  readonly claim: Claim;
  readonly verdict: Verdict;
  readonly low: number;
  readonly high: number;
}

function judge(one: TargetClaims, tally: Tally, alpha: number): TargetResult {
  const judged = one.claims.map((claim) => judgeClaim(claim, alpha));
  const is = (verdict: Verdict): Judged[] => judged.filter((claim) => claim.verdict === verdict);
  const missed = is('missed');
  const open = is('undecided');
  const verdict = missed.length > 0 ? 'missed' : open.length > 0 ? 'undecided' : 'met';
  const { target, wanted, value, off } = one;
  return {
    target,
    wanted,
    verdict,
    value,
    ...shown(one, judged, tally, alpha),
    off,
    gamesNeeded: verdict === 'undecided' ? gamesNeeded(open, alpha) : null,
    items: (missed.length > 0 ? missed : open).map(({ claim }) => claim.item).filter((item) => item !== ''),
  };
}

function judgeClaim(claim: Claim, alpha: number): Judged {
  const { hits, count, atLeast, atMost } = claim;
  const { low, high } = shareSequence(hits, count, alpha);
  const verdict =
    low > atMost || high < atLeast ? 'missed' : low >= atLeast && high <= atMost ? 'met' : 'undecided';
  return { claim, verdict, low, high };
}

/** The interval of the figure, in its own unit. */
function shown(
  { target, less, value }: TargetClaims,
  judged: readonly Judged[],
  tally: Tally,
  alpha: number,
): { low: number | null; high: number | null } {
  if (value === null) return { low: null, high: null };
  if (medianSource(target, tally)) {
    const median = sequenceOf(target as SequenceFigure, tally, alpha);
    return { low: median?.low ?? null, high: median?.high ?? null };
  }
  const distance = ({ claim: { hits, count } }: Judged): number => Math.abs(hits / count - (less ?? 0));
  // Of several the one that `value` is about: the furthest side, or the rarest thing.
  const [first, ...rest] = judged;
  if (!first) return { low: null, high: null };
  const about = rest.reduce(
    (a, b) => ((less === undefined ? distance(b) < distance(a) : distance(b) > distance(a)) ? b : a),
    first,
  );
  return { low: about.low - (less ?? 0), high: about.high - (less ?? 0) };
}

/** About how many more games tell the nearest bound of every open claim from what was seen; null when that is no number. */
function gamesNeeded(open: readonly Judged[], alpha: number): number | null {
  let most = 0;
  for (const { claim, low, high } of open) {
    const { hits, count, atLeast, atMost } = claim;
    if (count === 0) return null;
    const share = hits / count;
    for (const bound of [atLeast, atMost]) {
      if (!Number.isFinite(bound) || bound < low || bound > high) continue;
      most = Math.max(most, countToExclude(share, bound, alpha) - count);
    }
  }
  return Number.isFinite(most) ? Math.max(1, Math.ceil(most)) : null;
}
