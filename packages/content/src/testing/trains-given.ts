// `given` of a Trains test: the first seat's cards at the top, other seats under `opponent`, `seat-2` or `seats`, and what
// belongs to nobody.
import { placeTrainsPosition, type GivenSeat, type State, type TrainsGame } from '@railwright/engine';
import { didYouMean, nearest } from '../diagnostics/suggest.ts';
import type { Path } from '../yaml/path.ts';
import { describeValue, quote } from '../schema/describe.ts';
import { isSeatKey, seatNamed } from './seats.ts';
import { isCount, isData, isTextList, type Data, type Trouble } from './trouble.ts';

const PILES = ['hand', 'discard', 'play', 'gained'] as const;
const SEAT_NUMBERS = ['railsLeft', 'track'] as const;
const TABLE_NUMBERS = ['coins', 'turn', 'active', 'railPoints', 'stationsLeft'] as const;
const SEAT_KEYS = [...PILES, ...SEAT_NUMBERS, 'deck', 'rails'];
const TABLE_KEYS = [...TABLE_NUMBERS, 'acted', 'supply', 'trash', 'stations', 'seats', 'opponent'];

export function placeTrains(game: TrainsGame, s: State, given: Data): Trouble[] {
  const reader = new GivenReader(game);
  const table = reader.read(given);
  if (reader.troubles.length > 0) return reader.troubles;
  return placeTrainsPosition(game, s, table).map((message) => ({ path: ['given'], message }));
}

class GivenReader {
  readonly troubles: Trouble[] = [];
  readonly #cards: ReadonlySet<string>;
  readonly #cells: ReadonlySet<string>;
  readonly #seats: Record<string, unknown>[];

  constructor({ tables, seats }: TrainsGame) {
    this.#cards = new Set(tables.definition.cards.map(({ id }) => id));
    this.#cells = new Set(tables.labels);
    this.#seats = Array.from({ length: seats }, () => ({}));
  }

  read(given: Data): Parameters<typeof placeTrainsPosition>[2] {
    const table: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(given)) {
      const path: Path = ['given', key];
      if (isSeatKey(key)) this.#seat(seatNamed(key) ?? 0, value, path);
      else if (key === 'seats') this.#seatList(value, path);
      else if (key === 'rails' && isData(value)) this.#rails(value, path);
      else if (SEAT_KEYS.includes(key)) this.#seatField(0, key, value, path);
      else if ((TABLE_NUMBERS as readonly string[]).includes(key)) table[key] = this.#number(value, path);
      else if (key === 'acted') table[key] = this.#flag(value, path);
      else if (key === 'supply') table[key] = this.#counts(value, path);
      else if (key === 'trash') table[key] = this.#pile(value, path);
      else if (key === 'stations') table[key] = this.#stations(value, path);
      else this.#unknown(key, path, [...SEAT_KEYS, ...TABLE_KEYS]);
    }
    const seats = this.#seats.map((seat) => (Object.keys(seat).length === 0 ? null : (seat as GivenSeat)));
    return { ...table, seats };
  }

  #trouble(path: Path, message: string, help?: string, part?: 'key'): null {
    this.troubles.push({ path, message, help, part });
    return null;
  }

  #unknown(key: string, path: Path, known: readonly string[]): void {
    this.#trouble(
      path,
      `A position has no ${quote(key)}.`,
      didYouMean(key, known) ?? `There are ${known.join(', ')}.`,
      'key',
    );
  }

  #seatList(value: unknown, path: Path): void {
    if (Array.isArray(value))
      value.forEach((seat: unknown, i) => {
        this.#seat(i, seat, [...path, i]);
      });
    else this.#trouble(path, '`seats` is a list with an object for each seat.');
  }

  #seat(seat: number, value: unknown, path: Path): void {
    if (value === null) return;
    if (isData(value))
      for (const [key, inner] of Object.entries(value)) this.#seatField(seat, key, inner, [...path, key]);
    else this.#trouble(path, `A seat is an object such as { hand: [waste] }, not ${describeValue(value)}.`);
  }

  #seatField(seat: number, key: string, value: unknown, path: Path): void {
    const target = this.#seats[seat];
    if (!target)
      this.#trouble(
        path,
        `This game has ${this.#seats.length} seats, from seat-0 on.`,
        'Give the test more `players`.',
      );
    else if (!SEAT_KEYS.includes(key)) this.#unknown(key, path, SEAT_KEYS);
    else if (key === 'rails') target[key] = this.#labels(value, path);
    else if (key === 'deck') target[key] = this.#cardList(value, path);
    else if ((SEAT_NUMBERS as readonly string[]).includes(key)) target[key] = this.#number(value, path);
    else target[key] = this.#pile(value, path);
  }

  /** Rails by seat. */
  #rails(value: Data, path: Path): void {
    for (const [key, labels] of Object.entries(value)) {
      const seat = seatNamed(key);
      if (seat === undefined)
        this.#trouble([...path, key], `${quote(key)} is no seat.`, 'Seats are seat-0, opponent, seat-2, …');
      else this.#seatField(seat, 'rails', labels, [...path, key]);
    }
  }

  #number(value: unknown, path: Path): number | null {
    return isCount(value)
      ? value
      : this.#trouble(path, `This must be a whole number, not ${describeValue(value)}.`);
  }

  #flag(value: unknown, path: Path): boolean | null {
    return typeof value === 'boolean'
      ? value
      : this.#trouble(path, `This must be true or false, not ${describeValue(value)}.`);
  }

  #card(id: string, path: Path): void {
    if (!this.#cards.has(id))
      this.#trouble(
        path,
        `There is no card ${quote(id)} in this game.`,
        near(id, this.#cards, 'Perhaps another setup has it.'),
      );
  }

  #cardList(value: unknown, path: Path): readonly string[] | null {
    if (!isTextList(value))
      return this.#trouble(path, `This must be a list of card ids, not ${describeValue(value)}.`);
    value.forEach((id, i) => {
      this.#card(id, [...path, i]);
    });
    return value;
  }

  #counts(value: unknown, path: Path): Readonly<Record<string, number>> | null {
    if (!isData(value))
      return this.#trouble(
        path,
        `This must be counts by card such as { waste: 3 }, not ${describeValue(value)}.`,
      );
    for (const [id, count] of Object.entries(value)) {
      this.#card(id, [...path, id]);
      this.#number(count, [...path, id]);
    }
    return value as Readonly<Record<string, number>>;
  }

  #pile(value: unknown, path: Path): readonly string[] | Readonly<Record<string, number>> | null {
    return isData(value) ? this.#counts(value, path) : this.#cardList(value, path);
  }

  #label(label: string, path: Path): void {
    if (!this.#cells.has(label))
      this.#trouble(path, `There is no cell ${quote(label)} on this map.`, near(label, this.#cells));
  }

  #labels(value: unknown, path: Path): readonly string[] | null {
    if (!isTextList(value))
      return this.#trouble(path, `This must be a list of cells such as [D5], not ${describeValue(value)}.`);
    value.forEach((label, i) => {
      this.#label(label, [...path, i]);
    });
    return value;
  }

  #stations(value: unknown, path: Path): Readonly<Record<string, number>> | null {
    if (!isData(value))
      return this.#trouble(
        path,
        `This must be counts by cell such as { D6: 2 }, not ${describeValue(value)}.`,
      );
    for (const [label, count] of Object.entries(value)) {
      this.#label(label, [...path, label]);
      this.#number(count, [...path, label]);
    }
    return value as Readonly<Record<string, number>>;
  }
}

function near(word: string, known: Iterable<string>, otherwise?: string): string | undefined {
  const best = nearest(word, known);
  return best === undefined ? otherwise : `Did you mean ${best}?`;
}
