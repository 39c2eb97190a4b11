// The result of a sweep for a card: the value at which it is fair and others that may be as good, or that there is none.
import type { Sweep } from '@railwright/playtest';

/** One sentence; empty where no value was played or the field does not belong to a card. `called` formats the field with a value: `cost = 3`. */
export function sweepWords(
  {
    suggested,
    alike,
    indifferent,
    now,
    points,
  }: Pick<Sweep, 'suggested' | 'alike' | 'indifferent' | 'now' | 'points'>,
  called: (value: number) => string,
): string {
  const verdicts = new Set(points.flatMap(({ card }) => card?.fairness ?? []));
  const [only] = verdicts;
  if (only === undefined) return '';
  if (indifferent) return priceWords(indifferent, points);
  if (suggested === null)
    return verdicts.size === 1
      ? `The card is ${only} at every value in this range.`
      : 'The card is fair at no value in this range.';
  const where = suggested === now ? `${called(now)}, the current value, is` : `${called(suggested)} is`;
  if (alike.length === 0) return `${where} fair, and access to the card is worth least there.`;
  const all = [...alike, suggested].sort((a, b) => a - b);
  return `${where} fair, and access to the card is worth least there, but these games cannot tell which of ${all.join(', ')} is best (95%).`;
}

/** Of players that have learned each cost. */
function priceWords({ low, high }: NonNullable<Sweep['indifferent']>, points: Sweep['points']): string {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const at =
    low === null && high === null
      ? `These games cannot tell the fair price: it may be anywhere from ${least} to ${most}, or beyond.`
      : low !== null && low === high
        ? low === least
          ? `The fair price is ${least} or less (95%).`
          : `The fair price is ${low} (95%).`
        : high === null
          ? `The fair price is ${low} or more (95%).`
          : low === null
            ? `The fair price is at most ${high} (95%).`
            : `The fair price is between ${low} and ${high} (95%).`;
  return `${at} From there on, strong play that has learned the cost loses nothing of note by doing without the card.`;
}

/** The meaning of the verdicts. */
export const SWEEP_VERDICTS =
  'Ignored: fewer than 10% of seats gain one. Harmful: a seat without access certainly wins more. Forced: more than 90% gain one, or a seat without access certainly wins less, by 5 points or more.';
