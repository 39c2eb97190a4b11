// `given` of a Trains test in the engine's form: the first seat's cards at the top, other seats under `opponent`, `seat-2`
// or `seats`, and shared values. Keys and names were checked when the content was loaded.
import {
  placeTrainsPosition,
  type State,
  type TrainsGame,
  type TrainsPositionInput,
} from '@railwright/engine';
import { cellLabel, type TestNames } from '../../test-language/names.ts';
import { isSeatKey, seatNamed, withSeatNumbers } from '../../test-language/seats.ts';
import { isData, isTextList, type Data, type Problem } from '../../test-language/problem.ts';
import { trainsNames } from './names.ts';

const OF_SEATS = [
  'hand',
  'discard',
  'play',
  'gained',
  'mat',
  'matDown',
  'deck',
  'rails',
  'railsLeft',
  'track',
  'routes',
  'bonuses',
  'links',
  'power',
  'resources',
];

export function placeTrains(game: TrainsGame, s: State, given: Data): Problem[] {
  return placeTrainsPosition(game, s, readTrainsGiven(game, given)).map((message) => ({
    path: ['given'],
    message,
  }));
}

/** `given` of a test without mistakes in the engine's form. A seat of which it says nothing is null. */
export function readTrainsGiven(game: TrainsGame, given: Data): TrainsPositionInput {
  return new GivenReader(game.seats, trainsNames(game.tables.definition)).read(withSeatNumbers(given));
}

class GivenReader {
  readonly #names: TestNames;
  readonly #seats: Record<string, unknown>[];

  constructor(seats: number, names: TestNames) {
    this.#names = names;
    this.#seats = Array.from({ length: seats }, () => ({}));
  }

  read(given: Data): TrainsPositionInput {
    const table: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(given)) {
      if (isSeatKey(key)) this.#seat(seatNamed(key) ?? 0, value);
      else if (key === 'seats' && Array.isArray(value))
        value.forEach((fields, seat) => this.#seat(seat, fields));
      else if (key === 'rails' && isData(value))
        for (const [seat, cells] of Object.entries(value)) this.#rails(seatNamed(seat) ?? 0, cells);
      else if (key === 'railsAt' && isData(value)) this.#railsAt(value);
      else if (OF_SEATS.includes(key)) this.#seat(0, { [key]: value });
      else
        table[key] = (key === 'stations' || key === 'tokens') && isData(value) ? this.#byLabel(value) : value;
    }
    return { ...table, seats: this.#seats.map((seat) => (Object.keys(seat).length === 0 ? null : seat)) };
  }

  #seat(seat: number, fields: unknown): void {
    if (!isData(fields)) return;
    for (const [key, value] of Object.entries(fields))
      if (key === 'rails') this.#rails(seat, value);
      else if (key === 'tokens' && isData(value))
        Object.assign(this.#seats[seat] ?? {}, { tokens: this.#byLabel(value) });
      else if (key === 'bonuses' && isTextList(value))
        Object.assign(this.#seats[seat] ?? {}, {
          bonuses: value.map((cell) => cellLabel(this.#names, cell)),
        });
      else Object.assign(this.#seats[seat] ?? {}, { [key]: value });
  }

  #rails(seat: number, cells: unknown): void {
    const own = this.#seats[seat];
    if (!own || !isTextList(cells)) return;
    const labels = cells.map((cell) => cellLabel(this.#names, cell));
    own['rails'] = [...new Set([...(isTextList(own['rails']) ? own['rails'] : []), ...labels])];
  }

  #railsAt(cells: Data): void {
    for (const [cell, seats] of Object.entries(cells))
      if (Array.isArray(seats)) for (const seat of seats) this.#rails(seatNamed(String(seat)) ?? 0, [cell]);
  }

  #byLabel(cells: Data): Data {
    return Object.fromEntries(
      Object.entries(cells).map(([cell, count]) => [cellLabel(this.#names, cell), count]),
    );
  }
}
