// How many games a job should have: about as many as take `AIM` seconds, by what earlier ones took, and fewer towards the end, so that
// all workers end at about the same time.

/** Seconds: long enough that sending costs nothing to speak of, short enough that a lost job is no loss. */
const AIM = 2;
const SHORTEST = 0.1;
/** While nothing is known; and while only other games are, which may be much quicker. */
const FIRST_GAMES = 10;
const MOST_UNKNOWN = 50;

export class Pace {
  /** Seconds a game. */
  readonly #seconds = new Map<string, number>();
  /** Of whatever was played last. */
  #last: number | undefined;

  heard(what: string, games: number, seconds: number): void {
    if (games === 0) return;
    const before = this.#seconds.get(what);
    const now = seconds / games;
    this.#last = now;
    // The first games of a thread are slow; what came later counts more.
    this.#seconds.set(what, before === undefined ? now : 0.3 * before + 0.7 * now);
  }

  /** @param left games that are still to be handed out @param threads who shares them */
  games(what: string, left: number, threads: number): number {
    const seconds = this.#seconds.get(what);
    if (seconds === undefined)
      return this.#last === undefined
        ? FIRST_GAMES
        : Math.floor(Math.max(FIRST_GAMES, Math.min(MOST_UNKNOWN, SHORTEST / this.#last)));
    const wanted = Math.max(SHORTEST / seconds, Math.min(AIM / seconds, left / (2 * Math.max(1, threads))));
    return Math.max(1, Math.floor(wanted));
  }
}
