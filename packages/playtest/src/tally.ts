// The record of finished games: counts, histograms and the numbers of the most extreme games, never the games
// themselves. A million games take no more memory than a thousand. Plain data with Maps, so a worker can send one.
import type { BotSpec } from '@railwright/bots';
import type { Game, State } from '@railwright/engine';
import type { Batch } from './batch.ts';
import { entryAt } from './batch.ts';
import { countBits, LENGTH_FIGURES, WIN } from '@railwright/figures';
import type { Gathering } from './gather.ts';
import { createBoard, mergeBoard, type BoardTally } from './observe/board.ts';
import type { OutcomeTally } from './observe/outcomes.ts';
import type { GameRow } from './observe/rows.ts';
import { createTiming, mergeTiming, type TimingTally } from './observe/timing.ts';
import { createDrama, mergeDrama, type DramaTally } from './observe/watch.ts';
import { addToSpread, createSpread, higher, mergeSpread, type Extreme, type Spread } from './spread.ts';
import {
  addToRatio,
  addToSums,
  createRatio,
  createSums,
  mergeRatio,
  mergeSums,
  type RatioSums,
  type Sums,
} from '@railwright/statistics';
import { createValues, mergeValues, spreadOf, type ValuesTally } from './values.ts';

/** Of a seat, or of a bot in whichever seats it sat: `games` is then the number of seats it took. */
export interface SideTally {
  games: number;
  /** In parts of a win. */
  wins: number;
  /** The lowest number of a game that it won alone. */
  example: number | undefined;
  readonly scores: Spread;
}

/** Of a bot, whose seats of one game rise and fall together: means need what it scored a game. */
interface BotTally extends SideTally {
  /** Of the scores of all its seats, added up for each game. */
  readonly perGame: Sums;
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
  /** The wins of those seats, in parts of a win. */
  wins: number;
  /** The same game by game: parts of a win, of that many seats. */
  readonly winsByGame: RatioSums;
  /** The most that one seat had. */
  most: Extreme | undefined;
}

/** Games in which the bots sat in the same seats: those of the numbers `r`, `r + seats`, `r + 2 seats`, … */
export interface RotationTally {
  games: number;
  /** By seat, in parts of a win. */
  readonly wins: number[];
  /** Wins of the seats with the first turn, in parts of a win. */
  firstWins: number;
}

/** Counts over games: it can be added to others, in the order of their games. */
export interface Tally {
  games: number;
  /** Games without a winner. */
  unwon: number;
  /** Games with more than one winner. */
  shared: number;
  /** By seat. */
  readonly seats: SideTally[];
  /** By the name of the bot. */
  readonly bots: Map<string, BotTally>;
  /** The numbers of each game: see figures/. */
  readonly values: ValuesTally;
  /** By end reason. */
  readonly ends: Map<string, EndTally>;
  /** By measure of the game. */
  readonly measures: MeasureTally[];
  /** By the number of the game modulo the number of seats. */
  readonly rotations: RotationTally[];
  /** Wins of the seats with the first turn, in parts of a win. */
  firstWins: number;
  /** Absent unless gathered; see gather.ts. */
  readonly timing?: TimingTally;
  /** The use of the map; absent unless gathered. */
  readonly board?: BoardTally;
  /** Leads and decisions; absent unless gathered. */
  readonly drama?: DramaTally;
  /** Outcomes by game; absent unless gathered. */
  readonly outcomes?: OutcomeTally;
  /** Of one chunk; a run hands them on and does not add them up. */
  readonly rows?: GameRow[];
}

const createSide = (): SideTally => ({
  games: 0,
  wins: 0,
  example: undefined,
  scores: createSpread(),
});

/** The data of a game that a tally needs. */
export type TallyShape = Pick<Game, 'seats' | 'measures' | 'playtestHooks'>;

export function createTally(game: TallyShape, gather: readonly Gathering[] = [], rows = false): Tally {
  const { seats, playtestHooks } = game;
  const measures = game.measures.length;
  const board = playtestHooks?.board;
  return {
    games: 0,
    unwon: 0,
    shared: 0,
    seats: Array.from({ length: seats }, createSide),
    bots: new Map(),
    values: createValues(gather.includes('drama')),
    ends: new Map(),
    measures: Array.from({ length: measures }, () => ({
      total: 0,
      games: 0,
      seats: 0,
      wins: 0,
      winsByGame: createRatio(),
      most: undefined,
    })),
    rotations: Array.from({ length: seats }, () => ({
      games: 0,
      wins: new Array<number>(seats).fill(0),
      firstWins: 0,
    })),
    firstWins: 0,
    ...(gather.includes('cards') && { timing: createTiming(measures) }),
    ...(gather.includes('maps') && board && { board: createBoard(board.cells.length, seats) }),
    ...(gather.includes('drama') && { drama: createDrama() }),
    ...(gather.includes('outcomes') && { outcomes: { rows: [] } }),
    ...(rows && { rows: [] }),
  };
}

/** Counts a game that is over: number `index` of the batch, with its number of choices. */
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

  const rotation = tally.rotations[index % game.seats] as RotationTally;
  rotation.games++;
  const scored = new Map<string, number>();
  for (let seat = 0; seat < game.seats; seat++) {
    const win = winners & (1 << seat) ? part : 0;
    const score = game.score(s, seat);
    const bot = (batch.bots[entryAt(batch, index, seat)] as BotSpec).name;
    tallySide(tally.seats[seat] as SideTally, win, score, index);
    tallySide(sideOf(tally, bot), win, score, index);
    scored.set(bot, (scored.get(bot) ?? 0) + score);
    rotation.wins[seat] = (rotation.wins[seat] as number) + win;
  }
  for (const [bot, score] of scored) addToSums(sideOf(tally, bot).perGame, score);
  if (winners & (1 << (game.playtestHooks?.firstSeat(s) ?? 0))) {
    tally.firstWins += part;
    rotation.firstWins += part;
  }
  const ended = { game, s, winners, turns: game.turn(s), choices };
  for (const { figure, atEnd } of LENGTH_FIGURES) {
    const value = atEnd(ended);
    if (value !== undefined) addToSpread(spreadOf(tally.values, figure), value, index);
  }
  tallyEnd(tally.ends, game.endReason(s) ?? 'unknown', 1, index);
  for (let m = 0; m < tally.measures.length; m++) tallyMeasure(tally, m, game, s, winners, part, index);
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
  let having = 0;
  let won = 0;
  for (let seat = 0; seat < game.seats; seat++) {
    const value = game.measure(s, seat, m);
    if (value <= 0) continue;
    having++;
    measure.total += value;
    if (winners & (1 << seat)) won += part;
    if (!measure.most || value > measure.most.value) measure.most = { value, game: index };
  }
  if (having === 0) return;
  measure.games++;
  measure.seats += having;
  measure.wins += won;
  addToRatio(measure.winsByGame, won, having);
}

function tallySide(side: SideTally, win: number, score: number, index: number): void {
  side.games++;
  side.wins += win;
  if (win === WIN) side.example = Math.min(side.example ?? index, index);
  addToSpread(side.scores, score, index);
}

function sideOf(tally: Tally, bot: string): BotTally {
  let side = tally.bots.get(bot);
  if (!side) tally.bots.set(bot, (side = { ...createSide(), perGame: createSums() }));
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

/** Adds a tally of other games of the same batch. The order of merging matters to `outcomes` alone. */
export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.unwon += from.unwon;
  into.shared += from.shared;
  from.seats.forEach((side, seat) => mergeSide(into.seats[seat] as SideTally, side));
  for (const [bot, side] of from.bots) {
    const sum = sideOf(into, bot);
    mergeSide(sum, side);
    mergeSums(sum.perGame, side.perGame);
  }
  mergeValues(into.values, from.values);
  for (const [reason, { games, example }] of from.ends) tallyEnd(into.ends, reason, games, example);
  from.measures.forEach((measure, m) => {
    const sum = into.measures[m] as MeasureTally;
    sum.total += measure.total;
    sum.games += measure.games;
    sum.seats += measure.seats;
    sum.wins += measure.wins;
    mergeRatio(sum.winsByGame, measure.winsByGame);
    sum.most = higher(sum.most, measure.most);
  });
  from.rotations.forEach(({ games, wins, firstWins }, r) => {
    const rotation = into.rotations[r] as RotationTally;
    rotation.games += games;
    rotation.firstWins += firstWins;
    wins.forEach((parts, seat) => (rotation.wins[seat] = (rotation.wins[seat] as number) + parts));
  });
  into.firstWins += from.firstWins;
  if (into.timing && from.timing) mergeTiming(into.timing, from.timing);
  if (into.board && from.board) mergeBoard(into.board, from.board);
  if (into.drama && from.drama) mergeDrama(into.drama, from.drama);
  // Only rows know an order: chunks are merged in theirs.
  if (into.outcomes && from.outcomes) for (const row of from.outcomes.rows) into.outcomes.rows.push(row);
}

function mergeSide(into: SideTally, from: SideTally): void {
  into.games += from.games;
  into.wins += from.wins;
  if (from.example !== undefined) into.example = Math.min(into.example ?? from.example, from.example);
  mergeSpread(into.scores, from.scores);
}
