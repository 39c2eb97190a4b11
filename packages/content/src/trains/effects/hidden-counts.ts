// Finds prices that would reveal hidden cards: prices are public.
import { isData } from '../../yaml/data.ts';
import type { Path } from '../../yaml/path.ts';

/** Zones whose cards all players can count, but not see. */
const HIDDEN: readonly unknown[] = ['hand', 'deck', 'aside'];

export const HIDDEN_CARDS =
  'Everybody sees prices, but only their owner sees which cards these are. Count all of them, without `where`, or cards that everybody sees, such as those in `play`.';

/** The filters of all counts of certain cards in such a zone, anywhere within `value`. */
export function hiddenCounts(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => hiddenCounts(one, [...path, i]));
  if (!isData(value)) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => hiddenCounts(one, [...path, key]));
  const isHidden = HIDDEN.includes(value['from']) && value['where'] !== undefined;
  return isHidden ? [[...path, 'where'], ...inner] : inner;
}
