// What a target says, as claims about shares of games; each is then told from chance in the same way.
import type { Game, TargetRange, Targets } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { countOf, medianOf, type Histogram } from '../histogram.ts';
import type { SideTally, Tally } from '../tally.ts';
import { WIN } from '../win.ts';
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
  /** In words. */
  readonly wanted: string;
  /** The figure as people know it, and how far it is from what is wanted. */
  readonly value: number | null;
  readonly off: number;
  readonly claims: readonly Claim[];
  /** For shares: what is taken off to show the figure, such as even chances. Undefined for medians and lists of things. */
  readonly less?: number;
}

/** What happens in so few games that it need not be counted as happening. */
const RARE = 0.01;

const NO_BOUNDS = { atLeast: -Infinity, atMost: Infinity } as const;

/** Every target of a setup in its order. A figure of which there is nothing yet has claims that nothing is known about. */
export function claimsOf(targets: Targets, tally: Tally, game: Game, batch: Batch): TargetClaims[] {
  const even = 1 / batch.seats;
  const { firstSeatAdvantage, seatAdvantage, ends, everyCardGained, everyCellUsed, runaway } = targets;
  const found: TargetClaims[] = [];
  if (firstSeatAdvantage)
    found.push(
      advantage('firstSeatAdvantage', firstSeatAdvantage.within, even, [
        claim('', tally.firstWins / WIN, tally.games),
      ]),
    );
  if (seatAdvantage)
    found.push(
      advantage(
        'seatAdvantage',
        seatAdvantage.within,
        even,
        tally.seats.map(({ wins, games }: SideTally, seat) => claim(`seat ${seat + 1}`, wins / WIN, games)),
      ),
    );
  for (const name of [
    'rounds',
    'turns',
    'minutes',
    'margin',
    'leadChanges',
    'decided',
    'closeness',
  ] as const) {
    const range = targets[name];
    if (range) found.push(medianClaims(name, range, tally));
  }
  for (const name of ['shared', 'unwon'] as const) {
    const range = targets[name];
    if (range) found.push(shareClaims(name, range, tally[name], tally.games));
  }
  if (runaway) found.push(shareClaims('runaway', runaway, runawaysOf(tally), tally.games));
  for (const [reason, range] of Object.entries(ends ?? {}))
    found.push(shareClaims(`ends.${reason}`, range, tally.ends.get(reason)?.games ?? 0, tally.games));
  if (everyCardGained)
    found.push(everyOne('everyCardGained', 'each kind for sale gained', cardsForSale(tally, game, batch)));
  if (everyCellUsed && tally.board)
    found.push(everyOne('everyCellUsed', 'each cell used', usedCells(tally, game)));
  return found;
}

/** Shares of a game are kept in thousandths. */
const HALF = 500;

const runawaysOf = ({ drama }: Tally): number =>
  drama ? countWhere(drama.decided.counts, (value) => value <= HALF) : 0;

const claim = (item: string, hits: number, count: number): Claim => ({ item, hits, count, ...NO_BOUNDS });

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
function medianClaims(target: string, range: TargetRange, tally: Tally): TargetClaims {
  const bounds = boundsOf(range);
  const source = medianSource(target, tally);
  const counts: Histogram = source?.counts ?? new Map<number, number>();
  const scale = source?.scale ?? 1;
  const count = countOf(counts);
  const claims: Claim[] = [];
  const half = (hits: number): Claim => ({ item: '', hits, count, atLeast: -Infinity, atMost: 0.5 });
  if (bounds.atLeast > -Infinity)
    claims.push(half(countWhere(counts, (value) => value / scale < bounds.atLeast)));
  if (bounds.atMost < Infinity)
    claims.push(half(countWhere(counts, (value) => value / scale > bounds.atMost)));
  const value = count === 0 ? null : medianOf(counts) / scale;
  return {
    target,
    wanted: `median ${rangeText(bounds)}`,
    value,
    off: value === null ? 0 : outside(value, bounds),
    claims,
  };
}

function countWhere(counts: Histogram, holds: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, times] of counts) if (holds(value)) sum += times;
  return sum;
}

function shareClaims(target: string, range: TargetRange, hits: number, count: number): TargetClaims {
  const bounds = boundsOf(range);
  const one = { ...claim('', hits, count), ...bounds };
  const value = count === 0 ? null : shareIn(one);
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
    wanted: `${wanted} in ${RARE * 100}% of games or more`,
    value,
    off: value === null ? 0 : Math.max(0, RARE - value),
    claims: items.map((item) => ({ ...item, atLeast: RARE, atMost: Infinity })),
  };
}

interface Cards {
  readonly cards?: readonly {
    readonly id: string;
    readonly supply?: unknown;
    readonly notForSale?: boolean;
  }[];
}

function cardsForSale(tally: Tally, game: Game, { definition }: Batch): Claim[] {
  const cards = (definition as Cards).cards ?? [];
  return cards
    .filter(({ supply, notForSale }) => supply !== undefined && notForSale !== true)
    .map(({ id }) => {
      const index = game.measures.findIndex((measure) => measure.id === `gained:${id}`);
      return claim(id, tally.measures[index]?.games ?? 0, tally.games);
    });
}

function usedCells(tally: Tally, { insight }: Game): Claim[] {
  const board = insight?.board;
  return (board?.cells ?? []).flatMap((label, cell) =>
    board?.isOpen(cell) ? [claim(label, tally.board?.used[cell] ?? 0, tally.games)] : [],
  );
}
