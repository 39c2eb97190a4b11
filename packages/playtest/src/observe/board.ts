// What became of each cell of the map: who used it, whether several did, what it brought, and who began there.
import type { Board, Game } from '@railwright/engine';
import { countBits } from '../bits.ts';
import type { Observer } from './observer.ts';
import { WIN } from '../win.ts';

/** Plain lists by cell, so that tallies travel and add up. */
export interface BoardTally {
  /** Games in which some seat used the cell. */
  readonly used: number[];
  /** Seats that used it, over all games. */
  readonly seats: number[];
  /** Games in which several did. */
  readonly contested: number[];
  /** What was built there, over all games. */
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

export interface BoardObserver extends Observer {
  /** Of the game that ended last: by seat the cell it began on, -1 where it has none, and all cells that some seat used. */
  readonly last: { starts: readonly number[]; used: readonly number[] };
}

export function observeBoard(game: Game, board: Board, tally: BoardTally): BoardObserver {
  const { seats } = game;
  const cells = board.cells.length;
  const startOf = new Int32Array(seats);
  const last: BoardObserver['last'] = { starts: [], used: [] };
  let started = false;
  return {
    last,

    begin() {
      startOf.fill(-1);
      started = false;
    },

    endTurn(s, turn) {
      // What lies there before the first turn are the start rails.
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
      const all: number[] = [];
      for (let cell = 0; cell < cells; cell++) {
        const mask = board.seatsOn(s, cell);
        increase(tally.built, cell, board.built(s, cell));
        if (mask === 0) continue;
        const users = countBits(mask);
        all.push(cell);
        increase(tally.used, cell, 1);
        increase(tally.seats, cell, users);
        if (users > 1) increase(tally.contested, cell, 1);
        noteExample(tally, cell, index);
        for (let seat = 0; seat < seats; seat++) increase(tally.points, cell, board.points(s, seat, cell));
      }
      for (let seat = 0; seat < seats; seat++) {
        const cell = startOf[seat] as number;
        if (cell < 0) continue;
        increase(tally.starts, cell * seats + seat, 1);
        if (winners & (1 << seat)) increase(tally.startWins, cell * seats + seat, part);
      }
      last.starts = [...startOf];
      last.used = all;
    },
  };
}
