// How tests name seats: the first is the one whose keys are at the top, the next is the opponent, any is seat-0, seat-1, …
import type { Data } from '../text/data.ts';

/** The seat a key names, or undefined when it names none. */
export function seatNamed(key: string): number | undefined {
  if (key === 'opponent') return 1;
  const match = /^(?:seat-)?([0-7])$/.exec(key);
  return match ? Number(match[1]) : undefined;
}

/** For keys among others, where a bare number would be odd. */
export function isSeatKey(key: string): boolean {
  return key === 'opponent' || /^seat-[0-7]$/.test(key);
}

/** How tests write a seat. */
export function seatWord(seat: number): string {
  return `seat-${seat}`;
}

/** A seat that a test names by a word, as a number; anything else as it is. */
export function seatNumber(value: unknown): unknown {
  return typeof value === 'string' && isSeatKey(value) ? seatNamed(value) : value;
}

/** Keys of `given` and `expect` that are a seat, whom the engine numbers. */
const SEAT_KEYS: ReadonlySet<string> = new Set(['active', 'first']);

/** `given` or `expect` with such seats as numbers. */
export function withSeatNumbers(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, SEAT_KEYS.has(key) ? seatNumber(value) : value]),
  );
}
