// The reward of a playout for each seat, between 0 and 1: who won, blended with the margin, since a large win is a surer one. Margins are
// relative to those seen so far, since games differ in their scale of points.
import type { Game, State } from '@railwright/engine';

export class Rewards {
  /** Reward by seat of the last position judged. */
  readonly of: Float64Array;
  /** By seat: what it won of the last position judged, 1 for a win alone. */
  readonly won: Float64Array;
  readonly #scores: Float64Array;
  readonly #marginShare: number;
  #margins = 0;
  #judged = 0;

  /** `marginShare`: the margin's share of the reward, 0 to 1; the rest is the win. */
  constructor(seats: number, marginShare: number) {
    this.of = new Float64Array(seats);
    this.won = new Float64Array(seats);
    this.#scores = new Float64Array(seats);
    this.#marginShare = marginShare;
  }

  /** Begins a new search. */
  clear(): void {
    this.#margins = 0;
    this.#judged = 0;
  }

  /** Judges a position by its scores and, if the game is over, by its winners. */
  judge(game: Game, s: State): void {
    const { seats } = game;
    for (let seat = 0; seat < seats; seat++) this.#scores[seat] = game.score(s, seat);
    const winners = game.seatToAct(s) < 0 ? game.winners(s) : 0;
    let winnerCount = 0;
    for (let rest = winners; rest !== 0; rest &= rest - 1) winnerCount++;
    for (let seat = 0; seat < seats; seat++) {
      const margin = this.#marginOf(seat);
      this.#margins += Math.abs(margin);
      this.#judged++;
      const win =
        winnerCount > 0 ? ((winners >> seat) & 1) / winnerCount : margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
      const scale = (2 * this.#margins) / this.#judged;
      const share = scale === 0 ? 0.5 : 0.5 + 0.5 * clamp(margin / scale);
      this.won[seat] = win;
      this.of[seat] = win + this.#marginShare * (share - win);
    }
  }

  /** Points ahead of the best of the others. */
  #marginOf(seat: number): number {
    let best = -Infinity;
    for (let other = 0; other < this.#scores.length; other++)
      if (other !== seat) best = Math.max(best, this.#scores[other] as number);
    return best === -Infinity ? 0 : (this.#scores[seat] as number) - best;
  }
}

const clamp = (x: number): number => (x < -1 ? -1 : x > 1 ? 1 : x);
