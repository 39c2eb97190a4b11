// The course of a game, for its row: whether those who led at each tenth of the turns won in the end, in which turn seats first gained
// or used items, and in which quarter of the turns they did.
import type { Game, State } from '@railwright/engine';
import { countBits } from '@railwright/figures';
import type { Observer } from './observer.ts';

export const TENTHS = 10;
export const QUARTERS = 4;

export interface Course {
  /** By tenth: the percentage of those in the lead who win in the end. */
  readonly leads: Uint8Array;
  /** `rises[measure * QUARTERS + quarter]`, over all seats. */
  readonly rises: Uint16Array;
  /** `firsts[seat * measures + measure]`: the round in which it first rose, from 1; 0 if it never did. */
  readonly firsts: Uint16Array;
}

export interface CourseObserver extends Observer {
  /** Of the game that ended last. */
  last: Course;
}

export function observeCourse(game: Game): CourseObserver {
  const { seats, playtestHooks } = game;
  const measures = game.measures.length;
  const before = new Int32Array(seats * measures);
  /** By turn: who led. */
  let leaders: number[] = [];
  /** Turn, measure and by how much it rose. */
  let rises: (readonly [number, number, number])[] = [];
  let firsts = new Uint16Array(seats * measures);
  const standingIn = (s: State, seat: number): number =>
    playtestHooks?.standing?.(s, seat) ?? game.score(s, seat);
  const note = (s: State, hear?: (measure: number, rise: number, seat: number) => void): void => {
    for (let seat = 0; seat < seats; seat++)
      for (let m = 0; m < measures; m++) {
        const value = game.measure(s, seat, m);
        const rise = value - (before[seat * measures + m] as number);
        before[seat * measures + m] = value;
        if (rise > 0) hear?.(m, rise, seat);
      }
  };
  return {
    last: { leads: new Uint8Array(TENTHS), rises: new Uint16Array(measures * QUARTERS), firsts },

    begin(s) {
      leaders = [];
      rises = [];
      firsts = new Uint16Array(seats * measures);
      note(s);
    },

    endTurn(s, turn) {
      // Items from set-up count with the first turn.
      if (turn === 0) return;
      const at = leaders.length;
      note(s, (measure, rise, seat) => {
        rises.push([at, measure, rise]);
        firsts[seat * measures + measure] ||= Math.ceil(turn / seats);
      });
      let best = -Infinity;
      let mask = 0;
      for (let seat = 0; seat < seats; seat++) {
        const standing = standingIn(s, seat);
        if (standing > best) [best, mask] = [standing, 0];
        if (standing === best) mask |= 1 << seat;
      }
      leaders.push(mask);
    },

    end(s) {
      const turns = Math.max(1, leaders.length);
      const winners = game.winners(s);
      const leads = Uint8Array.from({ length: TENTHS }, (_, tenth) => {
        const led = leaders[Math.max(1, Math.round(((tenth + 1) / TENTHS) * turns)) - 1] ?? 0;
        return led === 0 ? 0 : Math.round((100 * countBits(led & winners)) / countBits(led));
      });
      const quarters = new Uint16Array(measures * QUARTERS);
      for (const [turn, measure, rise] of rises) {
        const at = measure * QUARTERS + Math.floor((turn / turns) * QUARTERS);
        quarters[at] = (quarters[at] as number) + rise;
      }
      this.last = { leads, rises: quarters, firsts };
    },
  };
}
