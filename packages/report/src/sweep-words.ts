// What a sweep says of a card: the value at which it is fair and which others may be as good, or that there is none.
import type { Sweep } from '@railwright/playtest';

/** One sentence; empty where no value was played or the number is of no card. `called` says the field with a value: `cost = 3`. */
export function sweepWords(
  { suggested, alike, now, points }: Pick<Sweep, 'suggested' | 'alike' | 'now' | 'points'>,
  called: (value: number) => string,
): string {
  const verdicts = new Set(points.flatMap(({ card }) => card?.fairness ?? []));
  const [only] = verdicts;
  if (only === undefined) return '';
  if (suggested === null)
    return verdicts.size === 1
      ? `The card is ${only} at every value in this range.`
      : 'The card is fair at no value in this range.';
  const where = suggested === now ? `${called(now)}, the current value, is` : `${called(suggested)} is`;
  if (alike.length === 0) return `${where} fair, and access to the card is worth least there.`;
  const all = [...alike, suggested].sort((a, b) => a - b);
  return `${where} fair, and access to the card is worth least there, but these games cannot tell which of ${all.join(', ')} is best (95%).`;
}

/** What the verdicts mean. */
export const SWEEP_VERDICTS =
  'Ignored: fewer than 10% of seats gain one. Harmful: a seat without access certainly wins more. Forced: more than 90% gain one, or a seat without access certainly wins less, by 5 points or more.';
