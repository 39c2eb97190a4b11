// `expect` of a Trains test against the whole position. Zones are compared card for card, whatever the order; a deck in its
// order, top first; piles of the supply and stations only where they are named.
import type { CardCounts, SeatView, State, TrainsGame, TrainsView } from '@railwright/engine';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Path } from '../yaml/path.ts';
import { describeValue, quote } from '../schema/describe.ts';
import { countsOf, fits, sameCounts, show, showCounts } from './compare.ts';
import { isSeatKey, seatNamed } from './seats.ts';
import { differs, HOLDS, together, unusable, type Comparison } from './test-table.ts';
import { isData, isTextList } from './trouble.ts';

const ZONES = ['hand', 'discard', 'play', 'gained', 'aside', 'owned'] as const;
const SEAT_VALUES = ['handSize', 'deckSize', 'railsLeft', 'track', 'score'] as const;
const SEAT_KEYS = [...ZONES, ...SEAT_VALUES, 'deck', 'rails'];
const TABLE_VALUES = [
  'coins',
  'railPoints',
  'turn',
  'round',
  'active',
  'acted',
  'stationsLeft',
  'ignoresWaste',
] as const;
const TABLE_KEYS = [...TABLE_VALUES, 'supply', 'trash', 'stations', 'lasting', 'waived', 'seats', 'opponent'];

export function compareTrains(game: TrainsGame, s: State, key: string, expected: unknown): Comparison {
  const view = game.viewFor(s, undefined);
  const path: Path = ['expect', key];
  if (isSeatKey(key)) return compareSeat(view, seatNamed(key) ?? 0, expected, path, key);
  if (key === 'seats') return compareSeats(view, expected, path);
  if (key === 'rails' && isData(expected)) return compareRailsOfSeats(view, expected, path);
  if (SEAT_KEYS.includes(key)) return compareSeatKey(view, 0, key, expected, path, key);
  if ((TABLE_VALUES as readonly string[]).includes(key)) return compareValue(view[key], expected, path, key);
  if (key === 'trash') return comparePile(view.trash, expected, path, key);
  if (key === 'lasting' || key === 'waived') return compareNames(view[key], expected, path, key);
  if (key === 'supply' || key === 'stations') return compareCounts(view[key], expected, path, key);
  const known = [...SEAT_KEYS, ...TABLE_KEYS, 'decision', 'legal', 'illegal', 'choices', 'end', 'winners'];
  return unusable(
    path,
    `A position has no ${quote(key)}.`,
    didYouMean(key, known) ?? `There are ${known.join(', ')}.`,
    'key',
  );
}

function compareSeats(view: TrainsView, expected: unknown, path: Path): Comparison {
  if (!Array.isArray(expected)) return unusable(path, '`seats` is a list with an object for each seat.');
  return together(
    expected.map((one: unknown, i) =>
      one === null ? HOLDS : compareSeat(view, i, one, [...path, i], `seat-${i}`),
    ),
  );
}

function compareSeat(
  view: TrainsView,
  seat: number,
  expected: unknown,
  path: Path,
  what: string,
): Comparison {
  if (!isData(expected))
    return unusable(path, `A seat is an object such as { hand: [waste] }, not ${describeValue(expected)}.`);
  if (seat >= view.seats) return unusable(path, `This game has ${view.seats} seats, from seat-0 on.`);
  return together(
    Object.entries(expected).map(([key, value]) =>
      compareSeatKey(view, seat, key, value, [...path, key], `${what}.${key}`),
    ),
  );
}

function compareSeatKey(
  view: TrainsView,
  seat: number,
  key: string,
  expected: unknown,
  path: Path,
  what: string,
): Comparison {
  const own = view.seat[seat] as SeatView;
  if ((ZONES as readonly string[]).includes(key))
    return comparePile(own[key as (typeof ZONES)[number]] ?? {}, expected, path, what);
  if ((SEAT_VALUES as readonly string[]).includes(key))
    return compareValue(own[key as (typeof SEAT_VALUES)[number]], expected, path, what);
  if (key === 'deck') return compareDeck(own, expected, path, what);
  if (key === 'rails') return compareNames(railsOf(view, seat), expected, path, what);
  return unusable(
    path,
    `A seat has no ${quote(key)}.`,
    didYouMean(key, SEAT_KEYS) ?? `It has ${SEAT_KEYS.join(', ')}.`,
    'key',
  );
}

function compareValue(actual: unknown, expected: unknown, path: Path, what: string): Comparison {
  return fits(expected, actual) ? HOLDS : differs(path, what, show(expected), show(actual));
}

function comparePile(actual: CardCounts, expected: unknown, path: Path, what: string): Comparison {
  const wanted = countsOf(expected);
  if (!wanted)
    return unusable(
      path,
      `This must be a list of card ids, or counts by card, not ${describeValue(expected)}.`,
    );
  const there = countsOf(actual) ?? new Map<string, number>();
  return sameCounts(wanted, there) ? HOLDS : differs(path, what, showCounts(wanted), showCounts(there));
}

/** Names in any order. */
function compareNames(actual: readonly string[], expected: unknown, path: Path, what: string): Comparison {
  if (!isTextList(expected))
    return unusable(path, `This must be a list of words, not ${describeValue(expected)}.`);
  const sorted = (names: readonly string[]): string => [...names].sort().join(', ') || 'nothing';
  const wanted = sorted(expected);
  const there = sorted(actual);
  return wanted === there ? HOLDS : differs(path, what, wanted, there);
}

/** Only what is named. */
function compareCounts(actual: CardCounts, expected: unknown, path: Path, what: string): Comparison {
  if (!isData(expected))
    return unusable(path, `This must be counts such as { waste: 3 }, not ${describeValue(expected)}.`);
  return together(
    Object.entries(expected).map(([key, count]) => {
      if (what === 'supply' && !Object.hasOwn(actual, key))
        return unusable(
          [...path, key],
          `There is no pile of ${quote(key)} in this game.`,
          didYouMean(key, Object.keys(actual)),
        );
      const there = Object.hasOwn(actual, key) ? actual[key] : 0;
      return compareValue(there, count, [...path, key], `${what}.${key}`);
    }),
  );
}

/** The known top in its order, then the rest in any. */
function compareDeck({ deckTop, deck }: SeatView, expected: unknown, path: Path, what: string): Comparison {
  if (!isTextList(expected))
    return unusable(path, `A deck is a list of card ids, top first, not ${describeValue(expected)}.`);
  const rest = countsOf(deck ?? {}) ?? new Map<string, number>();
  const topFits = deckTop.every((card, i) => card === expected[i]);
  const wantedRest = countsOf(expected.slice(deckTop.length)) ?? new Map<string, number>();
  if (topFits && sameCounts(wantedRest, rest)) return HOLDS;
  const below =
    rest.size === 0 ? '' : `${deckTop.length > 0 ? ', then ' : ''}in any order ${showCounts(rest)}`;
  return differs(path, what, expected.join(', ') || 'nothing', `${deckTop.join(', ')}${below}` || 'nothing');
}

function railsOf(view: TrainsView, seat: number): string[] {
  return Object.entries(view.rails).flatMap(([label, seats]) => (seats.includes(seat) ? [label] : []));
}

function compareRailsOfSeats(
  view: TrainsView,
  expected: Readonly<Record<string, unknown>>,
  path: Path,
): Comparison {
  return together(
    Object.entries(expected).map(([key, labels]) => {
      const seat = seatNamed(key);
      if (seat === undefined || seat >= view.seats)
        return unusable(
          [...path, key],
          `${quote(key)} is no seat of this game.`,
          'Seats are seat-0, opponent, seat-2, …',
        );
      return compareNames(railsOf(view, seat), labels, [...path, key], `rails.${key}`);
    }),
  );
}
