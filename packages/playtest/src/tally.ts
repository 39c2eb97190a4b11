// What is kept of games once they are over: counts, histograms and the numbers of the most extreme games, never the games
// themselves. A million games take no more memory than a thousand. Plain data with Maps, so a worker can send one.
import type { BotSpec } from '@railwright/bots';
import type { Game, State } from '@railwright/engine';
import { addTo, mergeHistogram, type Histogram } from './histogram.ts';
import type { Batch } from './batch.ts';
import { entryAt } from './batch.ts';

/**
 * Wins are counted in whole parts of a win, because a win shared by k seats counts 1/k for each: 840 is divisible by every
 * number of winners up to 8.
 */
export const WIN = 840;

/** A value and the number of a game that reached it; of several, the lowest number. */
export interface Extreme {
  value: number;
  game: number;
}

/** Whole numbers seen, with the games that showed the least and the most. */
export interface Spread {
  readonly counts: Histogram;
  least: Extreme | undefined;
  most: Extreme | undefined;
}

/** Of a seat, or of a bot in whichever seats it sat: `games` is then the number of seats it took. */
export interface SideTally {
  games: number;
  /** In parts of a win. */
  wins: number;
  readonly scores: Spread;
}

interface EndTally {
  games: number;
  /** The lowest number of a game that ended so. */
  example: number;
}

/** Of one of the game's measures. */
export interface MeasureTally {
  /** Over all games and seats. */
  total: number;
  /** Games in which some seat had more than 0. */
  games: number;
  /** Seats, over all games, that had more than 0. */
  seats: number;
  /** What those seats won, in parts of a win. */
  wins: number;
  /** The most that one seat had. */
  most: Extreme | undefined;
}

export interface Tally {
  games: number;
  /** Games that nobody won. */
  unwon: number;
  /** Games with more than one winner. */
  shared: number;
  readonly seats: SideTally[];
  /** By the name of the bot. */
  readonly bots: Map<string, SideTally>;
  readonly margins: Spread;
  readonly turns: Spread;
  readonly rounds: Spread;
  readonly choices: Spread;
  readonly ends: Map<string, EndTally>;
  readonly measures: MeasureTally[];
}

const createSpread = (): Spread => ({ counts: new Map(), least: undefined, most: undefined });
const createSide = (): SideTally => ({ games: 0, wins: 0, scores: createSpread() });

export function createTally(seats: number, measures: number): Tally {
  return {
    games: 0,
    unwon: 0,
    shared: 0,
    seats: Array.from({ length: seats }, createSide),
    bots: new Map(),
    margins: createSpread(),
    turns: createSpread(),
    rounds: createSpread(),
    choices: createSpread(),
    ends: new Map(),
    measures: Array.from({ length: measures }, () => ({
      total: 0,
      games: 0,
      seats: 0,
      wins: 0,
      most: undefined,
    })),
  };
}

/** Counts a game that is over: number `index` of the batch, which took so many choices. */
export function tallyGame(
  tally: Tally,
  batch: Batch,
  game: Game,
  s: State,
  index: number,
  choices: number,
): void {
  const winners = game.winners(s);
  const count = countBits(winners);
  const part = count === 0 ? 0 : WIN / count;
  tally.games++;
  if (count === 0) tally.unwon++;
  if (count > 1) tally.shared++;

  for (let seat = 0; seat < game.seats; seat++) {
    const win = winners & (1 << seat) ? part : 0;
    const score = game.score(s, seat);
    const bot = (batch.bots[entryAt(batch, index, seat)] as BotSpec).name;
    tallySide(tally.seats[seat] as SideTally, win, score, index);
    tallySide(sideOf(tally, bot), win, score, index);
  }
  if (count > 0 && game.seats > 1) addToSpread(tally.margins, marginOf(game, s, winners), index);

  const turns = game.turn(s);
  addToSpread(tally.turns, turns, index);
  addToSpread(tally.rounds, Math.ceil(turns / game.seats), index);
  addToSpread(tally.choices, choices, index);
  tallyEnd(tally.ends, game.endReason(s) ?? 'unknown', 1, index);
  for (let m = 0; m < tally.measures.length; m++) tallyMeasure(tally, m, game, s, winners, part, index);
}

/**
 * The score of the best winner less the best score of all other seats, 0 for a tie that is shared or broken by something
 * other than score; below 0 where rules let a lower score win.
 */
function marginOf(game: Game, s: State, winners: number): number {
  let winner = -1;
  for (let seat = 0; seat < game.seats; seat++)
    if (winners & (1 << seat) && (winner < 0 || game.score(s, seat) > game.score(s, winner))) winner = seat;
  let best = -Infinity;
  for (let seat = 0; seat < game.seats; seat++)
    if (seat !== winner) best = Math.max(best, game.score(s, seat));
  return game.score(s, winner) - best;
}

function tallyMeasure(
  tally: Tally,
  m: number,
  game: Game,
  s: State,
  winners: number,
  part: number,
  index: number,
): void {
  const measure = tally.measures[m] as MeasureTally;
  let seen = false;
  for (let seat = 0; seat < game.seats; seat++) {
    const value = game.measure(s, seat, m);
    if (value <= 0) continue;
    seen = true;
    measure.total += value;
    measure.seats++;
    if (winners & (1 << seat)) measure.wins += part;
    if (!measure.most || value > measure.most.value) measure.most = { value, game: index };
  }
  if (seen) measure.games++;
}

function tallySide(side: SideTally, win: number, score: number, index: number): void {
  side.games++;
  side.wins += win;
  addToSpread(side.scores, score, index);
}

function sideOf(tally: Tally, bot: string): SideTally {
  let side = tally.bots.get(bot);
  if (!side) tally.bots.set(bot, (side = createSide()));
  return side;
}

function tallyEnd(ends: Map<string, EndTally>, reason: string, games: number, example: number): void {
  const end = ends.get(reason);
  if (!end) ends.set(reason, { games, example });
  else {
    end.games += games;
    end.example = Math.min(end.example, example);
  }
}

function addToSpread(spread: Spread, value: number, index: number): void {
  addTo(spread.counts, value);
  if (!spread.least || value < spread.least.value) spread.least = { value, game: index };
  if (!spread.most || value > spread.most.value) spread.most = { value, game: index };
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Adds a tally of other games of the same batch. The order of merging does not change the result. */
export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.unwon += from.unwon;
  into.shared += from.shared;
  from.seats.forEach((side, seat) => mergeSide(into.seats[seat] as SideTally, side));
  for (const [bot, side] of from.bots) mergeSide(sideOf(into, bot), side);
  for (const name of ['margins', 'turns', 'rounds', 'choices'] as const) mergeSpread(into[name], from[name]);
  for (const [reason, { games, example }] of from.ends) tallyEnd(into.ends, reason, games, example);
  from.measures.forEach((measure, m) => {
    const sum = into.measures[m] as MeasureTally;
    sum.total += measure.total;
    sum.games += measure.games;
    sum.seats += measure.seats;
    sum.wins += measure.wins;
    sum.most = higher(sum.most, measure.most);
  });
}

function mergeSide(into: SideTally, from: SideTally): void {
  into.games += from.games;
  into.wins += from.wins;
  mergeSpread(into.scores, from.scores);
}

function mergeSpread(into: Spread, from: Spread): void {
  mergeHistogram(into.counts, from.counts);
  into.most = higher(into.most, from.most);
  into.least = lower(into.least, from.least);
}

function higher(a: Extreme | undefined, b: Extreme | undefined): Extreme | undefined {
  if (!a || !b) return a ?? b;
  if (a.value !== b.value) return a.value > b.value ? a : b;
  return a.game <= b.game ? a : b;
}

function lower(a: Extreme | undefined, b: Extreme | undefined): Extreme | undefined {
  if (!a || !b) return a ?? b;
  if (a.value !== b.value) return a.value < b.value ? a : b;
  return a.game <= b.game ? a : b;
}
