// A game of one choice with known chances of winning, to try searches on.
import { nextUint32, State, type Game } from '@railwright/engine';

/** Seat 0 chooses once and wins with the chance of its choice; the outcome is in the generator, dealt anew each time. */
export function lottery(chances: readonly number[]): Game {
  const chosen = (s: State): number => s.data[0]! - 1;
  const wins = (s: State): boolean => s.rng[0]! / 2 ** 32 < chances[chosen(s)]!;
  const game: Partial<Game> = {
    name: 'lottery',
    seats: 2,
    maxChoices: chances.length,
    createState: () => new State(1),
    seatToAct: (s) => (chosen(s) < 0 ? 0 : -1),
    legalChoices(_s, out) {
      chances.forEach((_chance, i) => (out[i] = i));
      return chances.length;
    },
    applyChoice: (s, choice) => void (s.data[0] = choice + 1),
    resample: (s, _seat, rng) => void (s.rng[0] = nextUint32(rng)),
    score: (s, seat) => (wins(s) === (seat === 0) ? 1 : 0),
    winners: (s) => (wins(s) ? 0b01 : 0b10),
    turn: () => 1,
    viewFor: (s) => ({ game: 'lottery', seats: 2, chosen: chosen(s) }),
  };
  return game as Game;
}
