// Checks targets against the games: met, missed, or not decided yet. The chance that any verdict of a run is wrong is 5% at
// most, however often one looks: each of the m claims has a confidence sequence of its own with α = 0.05 / m (Bonferroni).
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { FIGURES, type Targets } from '@railwright/figures';
import { GATHERINGS, type Gathering } from '../gather.ts';
import { countToExclude, shareSequence, wilson } from '@railwright/statistics';
import type { TargetResult, Verdict } from '../result/verdicts.ts';
import type { Tally } from '../tally.ts';
import { claimsOf, type Claim, type TargetClaims } from './claims.ts';
import { medianSequence, medianSource } from './sequences.ts';

/** Chance that any verdict on the targets of a setup is wrong. */
export const ALPHA = 0.05;

/** The groups of figures that a batch has to gather for a figure; none for those that every batch has. */
function gatheringFor(name: string): Gathering | undefined {
  const figure = FIGURES.find((one) => one.figure === name);
  if (!figure) return undefined;
  if ('gather' in figure) return figure.gather;
  return figure.of === 'game' && figure.section === 'drama' ? 'drama' : undefined;
}

/** What a batch has to gather: what is wanted of it anyway, its targets, and the figure that ends it. */
export function gatheringsFor(
  wanted: readonly Gathering[],
  targets: Targets = {},
  until?: { readonly figure: string },
): Gathering[] {
  const names = [...Object.keys(targets), ...(until ? [until.figure] : [])];
  const all = [...wanted, ...names.flatMap((name) => gatheringFor(name) ?? [])];
  return GATHERINGS.filter((one) => all.includes(one));
}

/** `batches`: how many are checked against them; verdicts on all of them hold together. */
export function checkTargets(
  targets: Targets,
  tally: Tally,
  game: Game,
  batch: Batch,
  batches = 1,
): TargetResult[] {
  const all = claimsOf(targets, tally, game, batch);
  const count = batches * all.reduce((sum, { claims }) => sum + claims.length, 0);
  const alpha = ALPHA / Math.max(1, count);
  return all.map((one) => judge(one, tally, alpha));
}

const WORST: readonly Verdict[] = ['missed', 'undecided', 'met'];

/** Of several players' games, by target: the verdict of the player that does worst, with its figures; of equal ones the first. */
export function worstOf(players: readonly (readonly TargetResult[])[]): TargetResult[] {
  const [first = []] = players;
  return first.map((one, i) =>
    players.reduce((worst, results) => {
      const other = results[i] ?? one;
      return WORST.indexOf(other.verdict) < WORST.indexOf(worst.verdict) ? other : worst;
    }, one),
  );
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
    ...(verdict === 'undecided' ? gamesNeeded(open, alpha) : NO_GAMES),
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
  { median, less, value }: TargetClaims,
  judged: readonly Judged[],
  tally: Tally,
  alpha: number,
): { low: number | null; high: number | null } {
  if (value === null) return { low: null, high: null };
  if (median) {
    const sequence = medianSequence(medianSource(median, tally), alpha);
    return { low: sequence?.low ?? null, high: sequence?.high ?? null };
  }
  const distance = ({ claim: { hits, count } }: Judged): number => Math.abs(hits / count - (less ?? 0));
  // Of several, the one that `value` is about: the furthest side, or the rarest item.
  const [first, ...rest] = judged;
  if (!first) return { low: null, high: null };
  const about = rest.reduce(
    (a, b) => ((less === undefined ? distance(b) < distance(a) : distance(b) > distance(a)) ? b : a),
    first,
  );
  return { low: about.low - (less ?? 0), high: about.high - (less ?? 0) };
}

interface GamesNeeded {
  readonly gamesNeeded: number | null;
  readonly gamesAtLeast: number | null;
  readonly gamesAtMost: number | null;
}

const NO_GAMES: GamesNeeded = { gamesNeeded: null, gamesAtLeast: null, gamesAtMost: null };

/**
 * How many more games decide every open claim: a guess for the share as seen, and a range, as the true share is not the one
 * seen: from the share of its 95% interval (Wilson 1927) that is told soonest to the one told latest. Null is without end.
 */
function gamesNeeded(open: readonly Judged[], alpha: number): GamesNeeded {
  if (open.some(({ claim }) => claim.count === 0)) return NO_GAMES;
  const most = (of: (claim: Claim) => number): number | null => {
    const games = Math.max(...open.map(({ claim }) => of(claim) - claim.count));
    return Number.isFinite(games) ? Math.max(1, Math.ceil(games)) : null;
  };
  return {
    gamesNeeded: most((claim) => gamesFor(claim, claim.hits / claim.count, alpha)),
    gamesAtLeast: most((claim) => Math.min(...likely(claim).map((share) => gamesFor(claim, share, alpha)))),
    gamesAtMost: most((claim) => {
      const { low, high } = wilson(claim.hits, claim.count);
      const isOpen = [claim.atLeast, claim.atMost].some((bound) => low <= bound && bound <= high);
      return isOpen ? Infinity : Math.max(gamesFor(claim, low, alpha), gamesFor(claim, high, alpha));
    }),
  };
}

/** Shares that the one seen may stand for, the one among them that is told soonest too. */
function likely({ hits, count, atLeast, atMost }: Claim): number[] {
  const { low, high } = wilson(hits, count);
  const middle = (atLeast + atMost) / 2;
  return [low, high, ...(low < middle && middle < high ? [middle] : [])];
}

/** All games that decide a claim if the share is as given: within the bounds both have to be excluded, beyond one that one. */
function gamesFor({ atLeast, atMost }: Claim, share: number, alpha: number): number {
  const bounds = share < atLeast ? [atLeast] : share > atMost ? [atMost] : [atLeast, atMost];
  return Math.max(...bounds.filter(Number.isFinite).map((bound) => countToExclude(share, bound, alpha)));
}
