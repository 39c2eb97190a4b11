// Decides how many games a job gets: about as many as take `AIM` seconds, judged by earlier ones, and fewer towards the end, so that all
// workers finish at about the same time.

/** Seconds: long enough that sending costs little, short enough that losing a job costs little. */
const AIM = 2;
const SHORTEST = 0.1;
/** While nothing is known; and while only other games are known, which may be much quicker. */
const FIRST_GAMES = 10;
const MOST_UNKNOWN = 50;

export class JobSizing {
  /** Seconds a game. */
  readonly #seconds = new Map<string, number>();
  /** Of the games played last, whatever they were. */
  #last: number | undefined;

  heard(what: string, games: number, seconds: number): void {
    if (games === 0) return;
    const before = this.#seconds.get(what);
    const now = seconds / games;
    this.#last = now;
    // The first games of a thread are slow, so later ones count more.
    this.#seconds.set(what, before === undefined ? now : 0.3 * before + 0.7 * now);
  }

  /**
   * @param left games not handed out yet
   * @param threads how many share them
   */
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
