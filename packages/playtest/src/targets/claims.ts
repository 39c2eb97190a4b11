// Targets as claims about shares of games; each is then told from chance in the same way.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import {
  TARGET_FIGURES,
  type CountedShare,
  type GameFigure,
  type TargetRange,
  type Targets,
} from '@railwright/figures';
import { countOf, countWhere, medianOf } from '@railwright/statistics';
import type { Tally } from '../tally.ts';
import { medianSource } from './sequences.ts';

/** The share of games that `hits` of `count` are seen of lies within bounds. */
export interface Claim {
  /** Which card, cell or seat it is about; '' for the game as a whole. */
  readonly item: string;
  readonly hits: number;
  readonly count: number;
  readonly atLeast: number;
  readonly atMost: number;
}

export interface TargetClaims {
  readonly target: string;
  /** As text. */
  readonly wanted: string;
  /** The figure as people know it, and how far it is from what is wanted. */
  readonly value: number | null;
  readonly off: number;
  readonly claims: readonly Claim[];
  /** Whose median it is, where it is one. */
  readonly median?: GameFigure;
  /** For shares: the amount subtracted to show the figure, such as even chances. Undefined for medians and lists of items. */
  readonly less?: number;
}

/** An event in fewer games than this need not be counted as happening. */
const RARE = 0.01;

const NO_BOUNDS = { atLeast: -Infinity, atMost: Infinity } as const;

/** Every target of a setup in its order. A figure of which there is nothing yet has claims that nothing is known about. */
export function claimsOf(targets: Targets, tally: Tally, game: Game, batch: Batch): TargetClaims[] {
  return Object.keys(targets).flatMap((name): TargetClaims[] => {
    const figure = TARGET_FIGURES.find((one) => one.figure === name);
    switch (figure?.of) {
      case undefined:
        return [];
      case 'game': {
        const range = targets[figure.figure];
        return range ? [medianClaims(figure, range, tally)] : [];
      }
      case 'games': {
        const wanted = targets[figure.figure];
        if (!wanted) return [];
        const shares = figure.shares(tally);
        if ('within' in wanted) return [advantage(name, wanted.within, 1 / batch.seats, shares.map(claim))];
        return shares.map((share) => shareClaims(name, wanted, share));
      }
      case 'kinds':
        return Object.entries(targets[figure.figure] ?? {}).map(([key, range]) =>
          shareClaims(`${name}.${key}`, range, figure.share(tally, key)),
        );
      case 'things': {
        const shares = figure.shares(tally, game, batch.definition);
        return shares ? [everyOne(name, figure.target.wanted, shares.map(claim))] : [];
      }
    }
  });
}

const claim = (share: CountedShare): Claim => ({ ...share, ...NO_BOUNDS });

const shareIn = ({ hits, count }: Claim): number => (count === 0 ? 0 : hits / count);

function boundsOf({ atLeast, atMost, between }: TargetRange): { atLeast: number; atMost: number } {
  return {
    atLeast: Math.max(atLeast ?? -Infinity, between?.[0] ?? -Infinity),
    atMost: Math.min(atMost ?? Infinity, between?.[1] ?? Infinity),
  };
}

function rangeText({ atLeast, atMost }: { atLeast: number; atMost: number }): string {
  if (atLeast === -Infinity) return `at most ${atMost}`;
  return atMost === Infinity ? `at least ${atLeast}` : `between ${atLeast} and ${atMost}`;
}

const outside = (value: number, { atLeast, atMost }: { atLeast: number; atMost: number }): number =>
  Math.max(0, atLeast - value, value - atMost);

function advantage(target: string, within: number, even: number, sides: readonly Claim[]): TargetClaims {
  const far = sides.reduce((a, b) => (Math.abs(shareIn(b) - even) > Math.abs(shareIn(a) - even) ? b : a));
  const value = far.count === 0 ? null : shareIn(far) - even;
  return {
    target,
    wanted: `within ${within} of even chances`,
    value,
    off: value === null ? 0 : Math.max(0, Math.abs(value) - within),
    claims: sides.map((side) => ({ ...side, atLeast: even - within, atMost: even + within })),
    less: even,
  };
}

/** The median is at least a where at most half of the games are below a, and at most b where at most half are above b. */
function medianClaims(figure: GameFigure, range: TargetRange, tally: Tally): TargetClaims {
  const bounds = boundsOf(range);
  const { counts, scale } = medianSource(figure, tally);
  const count = countOf(counts);
  const claims: Claim[] = [];
  const half = (hits: number): Claim => ({ item: '', hits, count, atLeast: -Infinity, atMost: 0.5 });
  if (bounds.atLeast > -Infinity)
    claims.push(half(countWhere(counts, (value) => value / scale < bounds.atLeast)));
  if (bounds.atMost < Infinity)
    claims.push(half(countWhere(counts, (value) => value / scale > bounds.atMost)));
  const value = count === 0 ? null : medianOf(counts) / scale;
  return {
    target: figure.figure,
    wanted: `median ${rangeText(bounds)}`,
    value,
    off: value === null ? 0 : outside(value, bounds),
    claims,
    median: figure,
  };
}

function shareClaims(target: string, range: TargetRange, share: CountedShare): TargetClaims {
  const bounds = boundsOf(range);
  const one = { ...share, ...bounds };
  const value = share.count === 0 ? null : shareIn(one);
  return {
    target,
    wanted: `share of games ${rangeText(bounds)}`,
    value,
    off: value === null ? 0 : outside(value, bounds),
    claims: [one],
    less: 0,
  };
}

function everyOne(target: string, wanted: string, items: readonly Claim[]): TargetClaims {
  const rarest = items.reduce((least, item) => Math.min(least, shareIn(item)), Infinity);
  const value = items.length === 0 || items[0]?.count === 0 ? null : rarest;
  return {
    target,
    wanted: `${wanted} in at least ${RARE * 100}% of games`,
    value,
    off: value === null ? 0 : Math.max(0, RARE - value),
    claims: items.map((item) => ({ ...item, atLeast: RARE, atMost: Infinity })),
  };
}
