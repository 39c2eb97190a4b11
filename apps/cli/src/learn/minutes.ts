// Parses a budget of minutes.
import { misuse } from '../failure.ts';

const MOST_MINUTES = 10_000;

/** @throws Failure if it is not a number of minutes. */
export function minutesOf(typed: string, flag = '--minutes'): number {
  const value = Number(typed);
  if (value > 0 && value <= MOST_MINUTES) return value;
  throw misuse(
    `${flag} ${typed} is not a number of minutes.`,
    `Give a number above 0, up to ${MOST_MINUTES.toLocaleString('en')}.`,
  );
}
