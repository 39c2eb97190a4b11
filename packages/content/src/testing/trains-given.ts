// `given` of a Trains test as the engine takes it: the first seat's cards at the top, other seats under `opponent`, `seat-2` or
// `seats`, and what belongs to nobody. That its keys and names are there was checked when the content was loaded.
import { placeTrainsPosition, type State, type TrainsGame, type TrainsGiven } from '@railwright/engine';
import { isSeatKey, seatNamed } from './seats.ts';
import { isData, type Data, type Trouble } from './trouble.ts';

const OF_SEATS = ['hand', 'discard', 'play', 'gained', 'deck', 'rails', 'railsLeft', 'track'];

export function placeTrains(game: TrainsGame, s: State, given: Data): Trouble[] {
  const position = trainsGiven(game.seats, given);
  return placeTrainsPosition(game, s, position).map((message) => ({ path: ['given'], message }));
}

function trainsGiven(seats: number, given: Data): TrainsGiven {
  const bySeat = Array.from({ length: seats }, (): Record<string, unknown> => ({}));
  const table: Record<string, unknown> = {};
  const add = (seat: number, fields: unknown): void => {
    if (isData(fields)) Object.assign(bySeat[seat] ?? {}, fields);
  };
  for (const [key, value] of Object.entries(given)) {
    if (isSeatKey(key)) add(seatNamed(key) ?? 0, value);
    else if (key === 'seats' && Array.isArray(value))
      value.forEach((fields, seat) => {
        add(seat, fields);
      });
    else if (key === 'rails' && isData(value))
      for (const [seat, cells] of Object.entries(value)) add(seatNamed(seat) ?? 0, { rails: cells });
    else if (OF_SEATS.includes(key)) add(0, { [key]: value });
    else table[key] = value;
  }
  return { ...table, seats: bySeat.map((seat) => (Object.keys(seat).length === 0 ? null : seat)) };
}
