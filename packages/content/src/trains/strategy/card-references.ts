// Where a strategy speaks of cards: each mention with its path, and a copy in which they go by other ids.
import type { Path } from '../../yaml/path.ts';
import { isData } from '../effects/long-form.ts';

/** Keys whose values are a card or a list of cards. */
const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'never', 'first', 'last', 'lose']);

export type Rename = (card: string, path: Path) => string;

/** A copy of the value with every card renamed; `rename` is told where each stands. */
export function renameCards(value: unknown, path: Path, rename: Rename): unknown {
  if (Array.isArray(value)) {
    const key = path.at(-1);
    // A rule that is a text alone is a card.
    const cards = (typeof key === 'string' && CARD_KEYS.has(key)) || key === 'buy';
    return value.map((item: unknown, i) =>
      cards && typeof item === 'string'
        ? rename(item, [...path, i])
        : renameCards(item, [...path, i], rename),
    );
  }
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const at = [...path, key];
      return [
        key,
        CARD_KEYS.has(key) && typeof inner === 'string' ? rename(inner, at) : renameCards(inner, at, rename),
      ];
    }),
  );
}
