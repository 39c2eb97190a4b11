// The use of each cell of the map: who used it, whether several did, its income, and who began there.
import type { Board, Game } from '@railwright/engine';
import { countBits, type EndedCell, WIN } from '@railwright/figures';
import type { Observer } from './observer.ts';

/** Plain lists by cell, so that tallies travel and add up. */
export interface BoardTally {
  /** Games in which some seat used the cell. */
  readonly used: number[];
  /** Seats that used it, over all games. */
  readonly seats: number[];
  /** Games in which several did. */
  readonly contested: number[];
  /** Pieces built there, over all games. */
  readonly built: number[];
  /** Points all seats had from it at the end, over all games. */
  readonly points: number[];
  /** The lowest number of a game in which it was used; -1 for none. */
  readonly example: number[];
  /** Starts by `cell * seats + seat`, and what those seats won, in parts of a win. */
  readonly starts: number[];
  readonly startWins: number[];
}

export function createBoard(cells: number, seats: number): BoardTally {
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  return {
    used: zeros(cells),
    seats: zeros(cells),
    contested: zeros(cells),
    built: zeros(cells),
    points: zeros(cells),
    example: new Array<number>(cells).fill(-1),
    starts: zeros(cells * seats),
    startWins: zeros(cells * seats),
  };
}

const SUMS = ['used', 'seats', 'contested', 'built', 'points', 'starts', 'startWins'] as const;

export function mergeBoard(into: BoardTally, from: BoardTally): void {
  for (const name of SUMS) from[name].forEach((value, i) => increase(into[name], i, value));
  from.example.forEach((game, cell) => noteExample(into, cell, game));
}

function increase(list: number[], index: number, by: number): void {
  list[index] = (list[index] as number) + by;
}

function noteExample(tally: BoardTally, cell: number, game: number): void {
  const known = tally.example[cell] as number;
  if (game >= 0 && (known < 0 || game < known)) tally.example[cell] = game;
}

/** The data of one game for rows. */
export interface EndedBoard {
  /** By seat: the cell it began on, -1 where it has none. */
  starts: readonly number[];
  /** By cell: how many seats used it, then the points of all seats from it. */
  cells: Int32Array;
}

/** Numbers of a cell in `EndedBoard`. */
const NUMBERS = 2;

export function endedCell({ cells }: EndedBoard, cell: number): EndedCell {
  const at = NUMBERS * cell;
  return { users: cells[at] as number, points: cells[at + 1] as number };
}

export interface BoardObserver extends Observer {
  /** Of the game that ended last. */
  readonly last: EndedBoard;
}

export function observeBoard(game: Game, board: Board, tally: BoardTally): BoardObserver {
  const { seats } = game;
  const cells = board.cells.length;
  const startOf = new Int32Array(seats);
  const last: EndedBoard = { starts: [], cells: new Int32Array(0) };
  let started = false;
  return {
    last,

    begin() {
      startOf.fill(-1);
      started = false;
    },

    endTurn(s, turn) {
      // Pieces on the map before the first turn are start rails.
      if (turn !== 0 || started) return;
      started = true;
      for (let cell = cells - 1; cell >= 0; cell--) {
        const mask = board.seatsOn(s, cell);
        for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) startOf[seat] = cell;
      }
    },

    end(s, index) {
      const winners = game.winners(s);
      const part = winners === 0 ? 0 : WIN / countBits(winners);
      const ended = new Int32Array(NUMBERS * cells);
      for (let cell = 0; cell < cells; cell++) {
        const mask = board.seatsOn(s, cell);
        increase(tally.built, cell, board.built(s, cell));
        if (mask === 0) continue;
        const users = countBits(mask);
        increase(tally.used, cell, 1);
        increase(tally.seats, cell, users);
        if (users > 1) increase(tally.contested, cell, 1);
        noteExample(tally, cell, index);
        let points = 0;
        for (let seat = 0; seat < seats; seat++) points += board.points(s, seat, cell);
        increase(tally.points, cell, points);
        ended.set([users, points], NUMBERS * cell);
      }
      for (let seat = 0; seat < seats; seat++) {
        const cell = startOf[seat] as number;
        if (cell < 0) continue;
        increase(tally.starts, cell * seats + seat, 1);
        if (winners & (1 << seat)) increase(tally.startWins, cell * seats + seat, part);
      }
      last.starts = [...startOf];
      last.cells = ended;
    },
  };
}
