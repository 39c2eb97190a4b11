// Estimates how long training will take: by the pace of its last rounds, since games get shorter as players get better.

/** Rounds whose pace counts. */
const ROUNDS = 10;
/** The part of the games before which no estimate is possible: play by chance takes several times as long. */
const EARLY = 0.05;

export class TimeLeft {
  readonly #wanted: number;
  readonly #now: () => number;
  readonly #seen: { readonly games: number; readonly at: number }[] = [];

  /** `now` in milliseconds. */
  constructor(wanted: number, now: () => number) {
    this.#wanted = wanted;
    this.#now = now;
  }

  /** Seconds left after a round; undefined as long as no estimate is possible. */
  after(games: number): number | undefined {
    const now = { games, at: this.#now() };
    this.#seen.push(now);
    if (this.#seen.length > ROUNDS) this.#seen.shift();
    const first = this.#seen[0] ?? now;
    const played = games - first.games;
    if (played <= 0 || games < EARLY * this.#wanted) return undefined;
    return ((Math.max(0, this.#wanted - games) / played) * (now.at - first.at)) / 1000;
  }
}
