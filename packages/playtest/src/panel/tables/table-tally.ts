// Tallies of one table's games: figures by block, and sums of what its seats had.
import type { Game } from '@railwright/engine';
import { entryAt, type Batch } from '../../batch.ts';
import { addTo, type Alike, type Histogram } from '@railwright/statistics';
import { TENTHS, type Course } from '../../observe/course.ts';
import { seatStart, type GameRow } from '../../observe/rows.ts';
import { tallyFigures, type FigureTally } from './figure-tally.ts';
import { tallyCells, type CellTally } from './cell-tally.ts';
import { tallyHoldings, type Holdings } from './holdings.ts';
import type { PanelTable } from './tables.ts';
import { firstIn, winsIn } from './wins.ts';

export interface TableTally {
  readonly table: PanelTable;
  readonly games: number;
  /** Of as many games as there are seats. */
  readonly blocks: number;
  /** Points, a row per game, in turn order. */
  readonly scores: Int32Array;
  /** By turn order: what the first to move, the second, … won; a list of blocks each. */
  readonly byTurn: readonly Float64Array[];
  /** The same by seat number. */
  readonly bySeat: readonly Float64Array[];
  /** By member at this table: the wins of one of its seats. */
  readonly won: ReadonlyMap<number, Float64Array>;
  /** The figures that panels are asked about, by figure. */
  readonly figures: ReadonlyMap<string, FigureTally>;
  /**
   * For each arrangement of the seats, what each turn won: groups of games that differ only in the deal; empty if no two games are alike.
   */
  readonly alike: readonly Alike[];
  /** By what seats can own, such as a card: the share of seats that gained any. */
  readonly gained: ReadonlyMap<string, Float64Array>;
  /** By source of points: its share of all points. */
  readonly parts: ReadonlyMap<string, Float64Array>;
  /** By cell of the map; empty in games without a map. */
  readonly cells: ReadonlyMap<string, CellTally>;
  /** The gains of each seat; undefined in games where seats own nothing. */
  readonly holdings: Holdings | undefined;
  /** Of strong play: when events happened, and who led then. */
  readonly course?: CourseTally;
  /** By measure, over all seats and games. */
  readonly measures: readonly number[];
  /** Whether the first turn is sometimes another seat's than the first. */
  readonly drawnFirst: boolean;
}

/** From the rows of a whole number of blocks, in the order of the games. */
export function tallyTable(
  game: Game,
  table: PanelTable,
  batch: Batch,
  rows: readonly GameRow[],
): TableTally {
  const { seats } = game;
  const blocks = Math.floor(rows.length / seats);
  const list = (): Float64Array => new Float64Array(blocks);
  const lists = (): Float64Array[] => Array.from({ length: seats }, list);
  const [byTurn, bySeat] = [lists(), lists()];
  const won = new Map([...new Set(table.entries)].map((member) => [member, list()]));
  const held = new Map([...won.keys()].map((member) => [member, countOf(table.entries, member)]));
  const parts = new Map<string, Float64Array>();
  const measures = game.measures.map(() => 0);
  const board = game.playtestHooks?.board;
  const group = game.playtestHooks?.holdings?.group;
  const owned = game.measures.map((measure) => (measure.group === group ? list() : undefined));
  const scores = new Int32Array(blocks * seats * seats);
  /** At a table of two, by the member that moved first: what each of them won. */
  const byFirst = new Map([...won.keys()].map((member) => [member, [list(), list()] as const]));
  let drawnFirst = false as boolean;
  const memberAt = (index: number, seat: number): number =>
    table.entries[entryAt(batch, index, seat)] as number;
  const whole = rows.slice(0, blocks * seats);
  whole.forEach((row, i) => {
    const block = Math.floor(i / seats);
    const add = (to: Float64Array | undefined, value: number): void => {
      if (to) to[block] = (to[block] as number) + value / seats;
    };
    const first = firstIn(row);
    drawnFirst ||= first !== 0;
    winsIn(row, seats).forEach((share, seat) => {
      add(bySeat[seat], share);
      const turn = (seat - first + seats) % seats;
      add(byTurn[turn], share);
      const member = memberAt(row.game, seat);
      if (seats === 2) add(byFirst.get(memberAt(row.game, first))?.[turn === 0 ? 0 : 1], seats * share);
      add(won.get(member), share / (held.get(member) as number));
      const start = seatStart(game, true, seat);
      scores[i * seats + turn] = row.numbers[start] as number;
      const at = start + 1;
      for (let m = 0; m < measures.length; m++) {
        const value = row.numbers[at + m] as number;
        measures[m] = (measures[m] as number) + value;
        if (value > 0) add(owned[m], 1 / seats);
      }
    });
    const points = Object.entries(row.parts ?? {});
    const all = points.reduce((sum, [, value]) => sum + Math.max(0, value), 0);
    for (const [part, value] of points) {
      if (!parts.has(part)) parts.set(part, list());
      if (all > 0) add(parts.get(part), Math.max(0, value) / all);
    }
  });
  return {
    ...{ table, games: blocks * seats, blocks, scores, byTurn, bySeat, won, parts, measures, drawnFirst },
    figures: tallyFigures(whole, seats),
    ...courseOf(whole, measures.length, seats),
    holdings: tallyHoldings(game, whole),
    cells: board ? tallyCells(board, rows, seats) : new Map<string, CellTally>(),
    // If the first player is drawn by lot, one may go first twice in a block.
    alike: held.size === 1 ? [byTurn] : seats === 2 && !drawnFirst ? [...byFirst.values()] : [],
    gained: new Map(
      game.measures.flatMap(({ item }, m): [string, Float64Array][] => {
        const shares = owned[m];
        return shares ? [[item, shares]] : [];
      }),
    ),
  };
}

/** The last turn of the fifth of ten tenths. */
const HALF_TIME = TENTHS / 2 - 1;

/** Sums over all games of a table. */
interface CourseTally {
  readonly games: number;
  /** By tenth of the game, of 1 each: those in the lead who won. */
  readonly leads: readonly number[];
  /** By block: the mean of the tenth that ends at half-time. */
  readonly halfTime: Float64Array;
  /** As in `Course`. */
  readonly rises: readonly number[];
  /** By measure. */
  readonly firsts: readonly FirstRises[];
}

/** In which round a measure first rose: how many seats had each, and in how many games any had one. */
interface FirstRises {
  readonly rounds: Histogram;
  readonly games: number;
}

function courseOf(
  rows: readonly GameRow[],
  measures: number,
  seats: number,
): { readonly course?: CourseTally } {
  const courses = rows.flatMap(({ course }) => course ?? []);
  const [first] = courses;
  if (!first) return {};
  const leads = Array.from(first.leads, () => 0);
  const rises = Array.from(first.rises, () => 0);
  const halfTime = new Float64Array(courses.length / seats);
  courses.forEach((course, i) => {
    const block = Math.floor(i / seats);
    halfTime[block] = (halfTime[block] as number) + (course.leads[HALF_TIME] ?? 0) / 100 / seats;
    course.leads.forEach((share, i) => (leads[i] = (leads[i] as number) + share / 100));
    course.rises.forEach((rise, i) => (rises[i] = (rises[i] as number) + rise));
  });
  const firsts = Array.from({ length: measures }, (_, m) => firstRises(courses, m, measures));
  return { course: { games: courses.length, leads, halfTime, rises, firsts } };
}

function firstRises(courses: readonly Course[], measure: number, measures: number): FirstRises {
  const rounds: Histogram = new Map();
  let games = 0;
  for (const { firsts } of courses) {
    const known = firsts.filter((round, at) => round > 0 && at % measures === measure);
    for (const round of known) addTo(rounds, round);
    if (known.length > 0) games++;
  }
  return { rounds, games };
}

const countOf = (entries: readonly number[], member: number): number =>
  entries.filter((entry) => entry === member).length;
