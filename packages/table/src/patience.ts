// A wish to take back does not wait for ever for somebody who is away: after a while, that counts as no. Only who is here can agree.
import type { Course, Wish } from './course.ts';
import type { NewEntry } from './entry.ts';
import { MOST_AWAY } from './protocol/limits.ts';

/** Times how long those have been away who have not answered the open wish. */
export class Patience {
  readonly #ended: (seat: number) => void;
  /** By seat. */
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #asked: number | undefined;

  /** `ended`: a seat was away for too long; it is timed anew if it is still away at the next `watch`. */
  constructor(ended: (seat: number) => void) {
    this.#ended = ended;
  }

  /** Call it whenever there may be another wish or others may be here; `here`: seats with an open page. */
  watch(wish: Wish | undefined, here: ReadonlySet<number>): void {
    const away = new Set(wish?.waits.filter((seat) => !here.has(seat)));
    for (const [seat, timer] of this.#timers) {
      if (away.has(seat) && wish?.asked === this.#asked) continue;
      clearTimeout(timer);
      this.#timers.delete(seat);
    }
    this.#asked = wish?.asked;
    for (const seat of away) if (!this.#timers.has(seat)) this.#timers.set(seat, this.#time(seat));
  }

  #time(seat: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.#timers.delete(seat);
      this.#ended(seat);
    }, MOST_AWAY);
  }
}

/** The entry that ends the wish; undefined if it does not wait for that seat any more, or the seat is back. */
export function lapsedEntry({ wish }: Course, away: number, here: ReadonlySet<number>): NewEntry | undefined {
  return wish?.waits.includes(away) && !here.has(away)
    ? { kind: 'lapsed', seat: wish.seat, away }
    : undefined;
}
