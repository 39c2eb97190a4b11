// A game that nothing here knows: wagons with loads from 1 to 9 stand in a row, and seats in turn take the first or the last of it.
// Each seat has a secret order: even loads or odd ones count double for it. The highest total wins. As few lines as a game can have.
import { findChoice, randomBelow, seedRng, State, type Game } from '@railwright/engine';

const WAGONS = 9;
const [SEAT, TURN, FIRST, LAST, ROW] = [0, 1, 2, 3, 4] as const;
const TEXTS = ['first', 'last'];

export function createShunting(seats: number): Game {
  const order = ROW + WAGONS;
  /** By seat: even and odd loads taken. */
  const taken = order + seats;
  const over = (s: State): boolean => s.data[FIRST]! > s.data[LAST]!;
  const row = (s: State): number[] =>
    Array.from(s.data.subarray(ROW + s.data[FIRST]!, ROW + s.data[LAST]! + 1));
  const loads = (s: State, seat: number): number[] =>
    Array.from(s.data.subarray(taken + 2 * seat, taken + 2 * seat + 2));
  const total = (s: State, seat: number): number =>
    loads(s, seat).reduce((sum, load, odd) => sum + (s.data[order + seat] === odd ? 2 * load : load), 0);
  const game: Game = {
    name: 'shunting',
    seats,
    maxChoices: 2,
    measures: [],
    createState: () => new State(taken + 2 * seats),
    start(s, seed) {
      seedRng(s.rng, seed, 0);
      s.data.fill(0);
      s.data[LAST] = WAGONS - 1;
      for (let i = 0; i < WAGONS; i++) {
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
      s.data[SEAT] = (seat + 1) % seats;
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
    measure: () => 0,
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
    formatChoice: (_s, choice) => TEXTS[choice] ?? '',
    parseChoice: (s, text) => findChoice(game, s, text),
  };
  return game;
}
