// Wagons with loads from 1 up stand in a row, and seats in turn take the first or the last of it.
// Each seat has a secret order: even loads or odd ones count double for it. The highest total wins. As few lines as a game can have.
import { findChoice } from '../../../packages/engine/src/core/choices.ts';
import type { Game } from '../../../packages/engine/src/core/game.ts';
import { randomBelow, seedRng } from '../../../packages/engine/src/core/rng.ts';
import { State } from '../../../packages/engine/src/core/state.ts';
import type { ShuntingDefinition } from '../definition.ts';

const [SEAT, TURN, FIRST, LAST, ROW] = [0, 1, 2, 3, 4] as const;
const ENDS = ['first', 'last'];

export interface Shunting extends Game {
  /** Lets other wagons stand in the row. */
  place(s: State, loads: readonly number[]): void;
}

export function createShunting({ wagons }: Pick<ShuntingDefinition, 'wagons'>, seats: number): Shunting {
  const order = ROW + wagons;
  /** By seat: even and odd loads taken. */
  const taken = order + seats;
  /** By end and seat: how often it was taken from. */
  const counts = taken + 2 * seats;
  const over = (s: State): boolean => s.data[FIRST]! > s.data[LAST]!;
  const row = (s: State): number[] =>
    Array.from(s.data.subarray(ROW + s.data[FIRST]!, ROW + s.data[LAST]! + 1));
  const loads = (s: State, seat: number): number[] =>
    Array.from(s.data.subarray(taken + 2 * seat, taken + 2 * seat + 2));
  const total = (s: State, seat: number): number =>
    loads(s, seat).reduce((sum, load, odd) => sum + (s.data[order + seat] === odd ? 2 * load : load), 0);
  const game: Shunting = {
    name: 'shunting',
    seats,
    maxChoices: 2,
    measures: ENDS.map((item) => ({ id: `taken:${item}`, group: 'taken', item })),
    playtestHooks: {
      firstSeat: () => 0,
      measureOf: (_s, choice) => choice,
      roles: ['act'],
      roleOf: () => 'act',
      studied: () => ENDS.map((item) => ({ item, measure: `taken:${item}`, cost: null })),
    },
    createState: () => new State(counts + 2 * seats),
    start(s, seed) {
      seedRng(s.rng, seed, 0);
      s.data.fill(0);
      s.data[LAST] = wagons - 1;
      for (let i = 0; i < wagons; i++) {
        const other = randomBelow(s.rng, i + 1);
        s.data[ROW + i] = s.data[ROW + other]!;
        s.data[ROW + other] = i + 1;
      }
      for (let seat = 0; seat < seats; seat++) s.data[order + seat] = randomBelow(s.rng, 2);
    },
    seatToAct: (s) => (over(s) ? -1 : s.data[SEAT]!),
    decision: (s) => (over(s) ? undefined : { seat: s.data[SEAT]!, type: 'take' }),
    legalChoices(s, out) {
      out[0] = 0;
      out[1] = 1;
      return s.data[FIRST] === s.data[LAST] ? 1 : 2;
    },
    applyChoice(s, choice) {
      const seat = s.data[SEAT]!;
      const load = s.data[ROW + (choice === 0 ? s.data[FIRST]!++ : s.data[LAST]!--)]!;
      s.data[taken + 2 * seat + (load % 2)]! += load;
      s.data[counts + 2 * seat + choice]!++;
      s.data[SEAT] = (seat + 1) % seats;
      s.events?.push({ type: 'take', seat, card: String(load) });
      s.data[TURN]!++;
    },
    score: total,
    winners(s) {
      if (!over(s)) return 0;
      const totals = Array.from({ length: seats }, (_, seat) => total(s, seat));
      return totals.reduce(
        (mask, points, seat) => (points === Math.max(...totals) ? mask | (1 << seat) : mask),
        0,
      );
    },
    endReason: (s) => (over(s) ? 'empty' : undefined),
    turn: (s) => s.data[TURN]!,
    measure: (s, seat, index) => s.data[counts + 2 * seat + index]!,
    viewFor: (s, seat) => ({
      game: 'shunting',
      seats,
      ...(seat !== undefined && { viewer: seat, order: s.data[order + seat] === 1 ? 'odd' : 'even' }),
      row: row(s),
      taken: Array.from({ length: seats }, (_, seat) => loads(s, seat)),
      turn: s.data[TURN],
    }),
    resample(s, seat, rng) {
      for (let other = 0; other < seats; other++)
        if (other !== seat) s.data[order + other] = randomBelow(rng, 2);
    },
    formatChoice: (_s, choice) => ENDS[choice] ?? '',
    parseChoice: (s, text) => findChoice(game, s, text),
    place(s, loads) {
      s.data[FIRST] = 0;
      s.data[LAST] = loads.length - 1;
      loads.forEach((load, i) => (s.data[ROW + i] = load));
    },
  };
  return game;
}
