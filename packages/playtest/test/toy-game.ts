// A game small enough to work out by hand: seats take turns drawing a number of points from 0 to 2, at random or by choice;
// after `turns` turns the most points win, and ties share.
import { findChoice, randomBelow, seedRng, State, type Game } from '@railwright/engine';

export interface ToyDefinition {
  readonly game: 'toy';
  /** Turns of all seats together. */
  readonly turns: number;
  /** Games whose first draw is this number of 100 throw. */
  readonly faultAt?: number;
  /** Winning requires this many points; without them there is no winner. */
  readonly enough?: number;
}

const SEAT = 0;
const TURN = 1;
const POINTS = 2;

export function createToy(definition: ToyDefinition, seats: number): Game {
  const { turns, faultAt = -1, enough = 0 } = definition;
  const over = (s: State): boolean => s.data[TURN]! >= turns;
  const best = (s: State): number => Math.max(...s.data.subarray(POINTS, POINTS + seats));
  const game: Game = {
    name: 'toy',
    seats,
    maxChoices: 3,
    measures: [
      { id: 'taken:two', group: 'taken', item: 'two' },
      { id: 'taken:none', group: 'taken', item: 'none' },
    ],
    createState: () => new State(POINTS + 3 * seats),
    start(s, seed) {
      s.data.fill(0);
      seedRng(s.rng, seed, 0);
      s.data[SEAT] = 0;
      if (randomBelow(s.rng, 100) === faultAt) throw new Error('The toy broke.');
    },
    seatToAct: (s) => (over(s) ? -1 : s.data[SEAT]!),
    decision: (s) => (over(s) ? undefined : { seat: s.data[SEAT]!, type: 'take' }),
    legalChoices(s, out) {
      if (over(s)) return 0;
      for (let i = 0; i < 3; i++) out[i] = i;
      return 3;
    },
    applyChoice(s, choice) {
      const seat = s.data[SEAT]!;
      // Randomness takes part, so that the seed of the game matters too.
      const points = (choice + randomBelow(s.rng, 2)) % 3;
      s.data[POINTS + seat]! += points;
      if (points === 2) s.data[POINTS + seats + seat]!++;
      if (points === 0) s.data[POINTS + 2 * seats + seat]!++;
      s.data[SEAT] = (seat + 1) % seats;
      s.data[TURN]!++;
    },
    score: (s, seat) => s.data[POINTS + seat]!,
    winners(s) {
      if (!over(s) || best(s) < enough) return 0;
      let mask = 0;
      for (let seat = 0; seat < seats; seat++) if (s.data[POINTS + seat] === best(s)) mask |= 1 << seat;
      return mask;
    },
    endReason: (s) => (over(s) ? (best(s) % 2 === 0 ? 'even' : 'odd') : undefined),
    turn: (s) => s.data[TURN]!,
    measure: (s, seat, index) => s.data[POINTS + (index + 1) * seats + seat]!,
    viewFor: (s, seat) => ({
      game: 'toy',
      seats,
      ...(seat !== undefined && { viewer: seat }),
      turn: s.data[TURN],
    }),
    resample: () => undefined,
    formatChoice: (_s, choice) => `take ${choice}`,
    parseChoice: (s, text) => findChoice(game, s, text),
  };
  return game;
}
