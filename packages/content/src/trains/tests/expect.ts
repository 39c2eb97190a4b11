// `expect` of a Trains test against the whole position. Zones are compared card for card in any order, a deck in its order
// from the top; piles of the supply, stations and rails at cells only if they are named. Keys and names were checked when
// the content was loaded.
import type { CardCounts, SeatView, State, TrainsGame, TrainsView } from '@railwright/engine';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Path } from '../../text/path.ts';
import { quote } from '../../text/describe.ts';
import { countsOf, fits, sameCounts, show, showCounts } from '../../test-language/compare.ts';
import { cellLabel, type TestNames } from '../../test-language/names.ts';
import { comparePoints } from '../../test-language/points.ts';
import { isSeatKey, seatNamed } from '../../test-language/seats.ts';
import { differs, HOLDS, together, unusable, type Comparison } from '../../test-language/test-table.ts';
import { isData, isTextList } from '../../test-language/problem.ts';
import { trainsNames } from './names.ts';

const PILES = ['hand', 'discard', 'play', 'gained', 'mat', 'matDown', 'aside', 'owned'] as const;
const OF_SEATS: readonly string[] = [
  ...PILES,
  'handSize',
  'deckSize',
  'railsLeft',
  'track',
  'deck',
  'rails',
  'routes',
  'bonuses',
  'links',
  'power',
  'offered',
  'resources',
];

export function compareTrains(game: TrainsGame, s: State, key: string, expected: unknown): Comparison {
  return new TrainsComparison(game, s).compare(key, expected, ['expect', key]);
}

class TrainsComparison {
  readonly #game: TrainsGame;
  readonly #s: State;
  readonly #view: TrainsView;
  readonly #names: TestNames;

  constructor(game: TrainsGame, s: State) {
    this.#game = game;
    this.#s = s;
    this.#view = game.viewFor(s, undefined);
    this.#names = trainsNames(game.tables.definition);
  }

  compare(key: string, expected: unknown, path: Path): Comparison {
    const view = this.#view;
    if (isSeatKey(key)) return this.#seat(seatNamed(key) ?? 0, expected, path, key);
    if (key === 'seats' && Array.isArray(expected))
      return together(expected.map((one: unknown, i) => this.#seat(i, one, [...path, i], `seat-${i}`)));
    if (key === 'rails' && isData(expected))
      return together(
        Object.entries(expected).map(([seat, cells]) =>
          this.#words(
            this.#railsOf(seatNamed(seat) ?? 0),
            this.#labels(cells),
            [...path, seat],
            `rails.${seat}`,
          ),
        ),
      );
    if (OF_SEATS.includes(key)) return this.#seatKey(0, key, expected, path, key);
    if (key === 'eventDeck') return comparePile(view.eventDeck ?? {}, expected, path, key);
    if (key === 'rowDeck') return comparePile(view.rowDeck ?? {}, expected, path, key);
    if (key === 'trash') return comparePile(view.trash, expected, path, key);
    if (key === 'waived') return this.#words(view.waived, expected, path, key);
    if (key === 'lasting') return this.#words(this.#lasting(), expected, path, key);
    if (key === 'supply') return this.#supply(expected, path);
    if (key === 'stations')
      return this.#atCells(expected, path, key, (label) => String(view.stations[label] ?? 0), String);
    if (key === 'tokens' || key === 'tokensLeft')
      return this.#tokens(key, expected, path, key, [view, view.seat[0] ?? {}]);
    if (key === 'resourcesLeft') return compareEach(view.resourcesLeft, expected, path, key);
    if (key === 'railsAt')
      return this.#atCells(expected, path, key, (label) => seatWords(view.rails[label] ?? []), seatWords);
    return compareValue(view[key], expected, path, key);
  }

  #seat(seat: number, expected: unknown, path: Path, what: string): Comparison {
    if (!isData(expected)) return HOLDS;
    return together(
      Object.entries(expected).map(([key, value]) =>
        this.#seatKey(seat, key, value, [...path, key], `${what}.${key}`),
      ),
    );
  }

  #seatKey(seat: number, key: string, expected: unknown, path: Path, what: string): Comparison {
    const own = this.#view.seat[seat] as SeatView & Readonly<Record<string, unknown>>;
    if ((PILES as readonly string[]).includes(key))
      return comparePile(own[key as (typeof PILES)[number]] ?? {}, expected, path, what);
    if (key === 'deck') return compareDeck(own, expected, path, what);
    if (key === 'tokens' || key === 'tokensLeft') return this.#tokens(key, expected, path, what, [own]);
    if (key === 'resources') return compareEach(own.resources, expected, path, what);
    if (key === 'rails') return this.#words(this.#railsOf(seat), this.#labels(expected), path, what);
    if (key === 'routes') return this.#words(own.routes ?? [], expected, path, what);
    if (key === 'links') return this.#words(own.links ?? [], expected, path, what);
    if (key === 'power') return this.#words(Object.keys(own.powers ?? {}), [expected].flat(), path, what);
    if (key === 'offered') return this.#words(own.offered ?? [], expected, path, what);
    if (key === 'bonuses') return this.#words(own.bonuses ?? [], this.#labels(expected), path, what);
    if (key === 'score') return comparePoints(this.#game, this.#s, seat, expected, path, what);
    return compareValue(own[key], expected, path, what);
  }

  /** Lasting effects beyond those that are always in force. */
  #lasting(): string[] {
    const { cards } = this.#game.tables.definition;
    return this.#view.lasting.filter((id) => cards.find((card) => card.id === id)?.role === undefined);
  }

  /** Words in any order. */
  #words(actual: readonly string[], expected: unknown, path: Path, what: string): Comparison {
    const sorted = (words: readonly string[]): string => [...words].sort().join(', ') || 'nothing';
    const wanted = sorted(isTextList(expected) ? expected : []);
    const there = sorted(actual);
    return wanted === there ? HOLDS : differs(path, what, wanted, there);
  }

  #supply(expected: unknown, path: Path): Comparison {
    const { supply } = this.#view;
    return together(
      Object.entries(isData(expected) ? expected : {}).map(([card, count]) =>
        Object.hasOwn(supply, card)
          ? compareValue(supply[card], count, [...path, card], `supply.${card}`)
          : unusable(
              [...path, card],
              `This game has no pile of ${quote(card)}.`,
              didYouMean(card, Object.keys(supply)),
              'key',
            ),
      ),
    );
  }

  /** On the named cells, or of the named kinds in stock: what views of the table and of seats say together. */
  #tokens(
    key: 'tokens' | 'tokensLeft',
    expected: unknown,
    path: Path,
    what: string,
    views: readonly Pick<TrainsView, 'tokens' | 'tokensLeft'>[],
  ): Comparison {
    if (key === 'tokens')
      return this.#atCells(
        expected,
        path,
        what,
        (label) => {
          const there = Object.assign({}, ...views.map(({ tokens }) => tokens?.[label])) as CardCounts;
          return showCounts(countsOf(there) ?? new Map());
        },
        (value) => showCounts(countsOf(value) ?? new Map()),
      );
    const left = Object.assign({}, ...views.map(({ tokensLeft }) => tokensLeft)) as CardCounts;
    return compareEach(left, expected, path, what);
  }

  /** Only the named cells. */
  #atCells(
    expected: unknown,
    path: Path,
    what: string,
    actual: (label: string) => string,
    wanted: (value: unknown) => string,
  ): Comparison {
    return together(
      Object.entries(isData(expected) ? expected : {}).map(([cell, value]) => {
        const there = actual(cellLabel(this.#names, cell));
        return wanted(value) === there
          ? HOLDS
          : differs([...path, cell], `${what}.${cell}`, wanted(value), there);
      }),
    );
  }

  #labels(cells: unknown): unknown {
    return isTextList(cells) ? cells.map((cell) => cellLabel(this.#names, cell)) : cells;
  }

  #railsOf(seat: number): string[] {
    return Object.entries(this.#view.rails).flatMap(([label, seats]) =>
      seats.includes(seat) ? [label] : [],
    );
  }
}

/** Seats by number or word, in order. */
function seatWords(seats: unknown): string {
  const numbers = Array.isArray(seats) ? seats.map((seat) => seatNamed(String(seat)) ?? 0) : [];
  return (
    [...new Set(numbers)]
      .sort((a, b) => a - b)
      .map((seat) => `seat-${seat}`)
      .join(', ') || 'nobody'
  );
}

function compareValue(actual: unknown, expected: unknown, path: Path, what: string): Comparison {
  return fits(expected, actual) ? HOLDS : differs(path, what, show(expected), show(actual));
}

/** Of counts by id, those that are named. */
function compareEach(actual: CardCounts = {}, expected: unknown, path: Path, what: string): Comparison {
  return together(
    Object.entries(isData(expected) ? expected : {}).map(([id, count]) =>
      compareValue(actual[id], count, [...path, id], `${what}.${id}`),
    ),
  );
}

function comparePile(actual: CardCounts, expected: unknown, path: Path, what: string): Comparison {
  const wanted = countsOf(expected) ?? new Map<string, number>();
  const there = countsOf(actual) ?? new Map<string, number>();
  return sameCounts(wanted, there) ? HOLDS : differs(path, what, showCounts(wanted), showCounts(there));
}

/** The known top in its order, then the rest in any, then in any what was put at the bottom. */
function compareDeck(seat: SeatView, expected: unknown, path: Path, what: string): Comparison {
  const { deckTop } = seat;
  const cards = isTextList(expected) ? expected : [];
  const parts = [seat.deck, seat.more?.deckBottom].map(
    (part) => countsOf(part ?? {}) ?? new Map<string, number>(),
  );
  let from = deckTop.length;
  const fitting = parts.filter((part) => {
    const size = [...part.values()].reduce((sum, count) => sum + count, 0);
    const wanted = cards.slice(from, (from += size));
    return sameCounts(countsOf(wanted) ?? new Map(), part);
  });
  if (
    fitting.length === parts.length &&
    from === cards.length &&
    deckTop.every((card, i) => card === cards[i])
  )
    return HOLDS;
  const below = parts.filter(({ size }) => size > 0).map((part) => `in any order ${showCounts(part)}`);
  const there = [...(deckTop.length > 0 ? [deckTop.join(', ')] : []), ...below].join(', then ');
  return differs(path, what, cards.join(', ') || 'nothing', there || 'nothing');
}
