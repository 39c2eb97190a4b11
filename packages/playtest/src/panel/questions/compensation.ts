// How many points at the end of the game would make the seats even: estimated on every other block of strong play and tested on the rest,
// so that a chance fit does not pass for even. Games count as played: the players do not know of these points.
import type { Sayings, Topic } from '@railwright/figures';
import { estimateOf } from '../answers/estimate.ts';
import type { Question } from './question.ts';
import { orderName, SEAT_NOTE } from './seats.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { capital, listed } from '../answers/sentences.ts';
import { STRONG_PLAYERS, strongTables, type Played } from '../answers/words.ts';

export const COMPENSATION: Topic = { unit: 'share', tones: { more: 'fact', less: 'fact', none: 'good' } };
const POINTS_ASIDE = ', tested in fresh games by adding the points to their scores';

/** More points than anybody would hand out. */
const MOST_POINTS = 50;
/** If, in more games than this allows, the winner is not the seat with most points, points do not decide. */
const DECIDED_BY_POINTS = 0.99;

/** The points of each turn in each game, in turn order: `scores[game * seats + turn]`. */
type Scores = Int32Array;

/** Empty if the seats are even already, or if the game is not won by points. */
export function compensationQuestions(played: Played): Question[] {
  const { seats } = played;
  const tables = strongTables(played);
  const blocks = Math.min(...tables.map((table) => table.blocks));
  if (tables.length === 0 || blocks < 4 || !tables.every((table) => isByPoints(table, seats))) return [];
  const [found, held] = [0, 1].map((half) =>
    tables.map(({ scores }) => halfOf(scores, blocks, seats, half)),
  ) as [Scores[], Scores[]];
  const before = sharesOf(found, seats, new Int32Array(seats));
  const turn = furthestTurn(before);
  if (awayFromEven(before) <= SEAT_NOTE) return [];
  const points = search(found, seats);
  const of = `${listedByTurn([...points], { one: 'point', many: 'points' })} at the end`;
  const lists = held.map((scores) => winsByBlock(scores, seats, turn, points));
  const estimate = estimateOf(lists, { seats });
  if (!estimate) return [];
  const games = lists.reduce((sum, list) => sum + list.length * seats, 0);
  const player =
    tables.length > 1 ? STRONG_PLAYERS : (played.panel[tables[0]?.table.entries[0] ?? 0]?.bot.name ?? '');
  return [
    {
      ...{ id: 'compensation', about: 'Compensation', topic: COMPENSATION, asks: 'side', of },
      ...{ against: 1 / seats, note: SEAT_NOTE },
      // As many points are given as come closest.
      says: compensationSays(of, `The seats are closest to even with ${of}`, turn, POINTS_ASIDE),
      words: { strongest: { player, kind: 'strong', games, estimate }, others: [], beside: [] },
    },
  ];
}

/** Whether the seat with most points wins. */
function isByPoints({ scores, byTurn }: TableTally, seats: number): boolean {
  const counted = sharesOf([scores], seats, new Int32Array(seats));
  const off = byTurn.reduce((sum, list, turn) => sum + Math.abs(meanOf(list) - (counted[turn] as number)), 0);
  return scores.some((points) => points !== 0) && off / 2 <= 1 - DECIDED_BY_POINTS;
}

/** Every second block. */
function halfOf(scores: Scores, blocks: number, seats: number, half: number): Scores {
  const size = seats * seats;
  const mine = Array.from({ length: blocks }, (_, block) => block).filter((block) => block % 2 === half);
  const out = new Int32Array(mine.length * size);
  mine.forEach((block, i) => out.set(scores.subarray(block * size, (block + 1) * size), i * size));
  return out;
}

/** Gives one point at a time to the turn that wins least, and keeps the points with which the turn furthest from even is closest to it. */
function search(tables: readonly Scores[], seats: number): Int32Array {
  const points = new Int32Array(seats);
  let best = points.slice();
  let off = Infinity;
  // A single step may not help: with four seats, for example, three of them may need a point each.
  for (let steps = 0, since = 0; since <= 2 * seats && steps < MOST_POINTS * seats; steps++, since++) {
    const shares = sharesOf(tables, seats, points);
    const away = awayFromEven(shares);
    if (away < off) [best, off, since] = [points.slice(), away, 0];
    const least = shares.indexOf(Math.min(...shares));
    points[least] = (points[least] as number) + 1;
  }
  const spare = Math.min(...best);
  return best.map((count) => count - spare);
}

/** The turn whose share is furthest from even, and how far that is. */
export function furthestTurn(shares: readonly number[]): number {
  const away = shares.map((share) => Math.abs(share - 1 / shares.length));
  // Of two that are as far, the first: sums of shares differ in their last digits.
  const most = Math.max(...away) - 1e-9;
  return away.findIndex((one) => one >= most);
}

export function awayFromEven(shares: readonly number[]): number {
  return Math.abs((shares[furthestTurn(shares)] as number) - 1 / shares.length);
}

function sharesOf(tables: readonly Scores[], seats: number, points: Int32Array): number[] {
  return Array.from({ length: seats }, (_, turn) =>
    meanOf(tables.flatMap((scores) => meanOf(winsByBlock(scores, seats, turn, points)))),
  );
}

/** The win share of a turn in each block of as many games as there are seats; seats with equal points share a win. */
function winsByBlock(scores: Scores, seats: number, turn: number, points: Int32Array): Float64Array {
  const wins = new Float64Array(scores.length / (seats * seats));
  for (let game = 0; game * seats < scores.length; game++) {
    let most = -Infinity;
    let winners = 0;
    let mine = 0;
    for (let at = 0; at < seats; at++) {
      const sum = (scores[game * seats + at] as number) + (points[at] as number);
      if (sum > most) [most, winners] = [sum, 0];
      if (sum === most) winners++;
      if (at === turn) mine = sum;
    }
    const block = Math.floor(game / seats);
    if (mine === most) wins[block] = (wins[block] as number) + 1 / winners / seats;
  }
  return wins;
}

const meanOf = (list: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i] as number;
  return list.length === 0 ? 0 : sum / list.length;
};

/** `of` is what makes up for the order of turns; `off` is said where it does not. */
export function compensationSays(of: string, off: string, turn: number, aside: string): Sayings {
  return {
    claim: {
      ...{ more: off, less: off },
      none: `${capital(of)} would make the seats even`,
      open: `These games cannot tell whether ${of} would make the seats even`,
    },
    fact: (value) => `then wins ${value} of games when going ${orderName(turn)}`,
    aside,
  };
}

/** `2 points for going second`. */
export function listedByTurn(
  amounts: readonly number[],
  { one, many }: { readonly one: string; readonly many: string },
): string {
  const given = amounts.flatMap((count, turn) =>
    count > 0 ? [`${count} ${count === 1 ? one : many} for going ${orderName(turn)}`] : [],
  );
  return given.length === 0 ? `no ${many}` : listed(given, given.length);
}
