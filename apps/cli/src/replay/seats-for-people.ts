// Renumbers seats in a view: data counts them from 0, people from 1. Every game has its own view, so fields with seats are
// recognised by name.

/** Fields with a seat, or null. */
const SEATS = ['first', 'active', 'winner'];
/** Fields with a list by seat, first seat first. */
const BY_SEAT = ['seat', 'players'];
/** Fields with lists of seats by cell. */
const BY_CELL = ['rails'];

/** Seats as people count them, from 1; data counts them from 0. */
export const seatName = (seat: number): string => String(seat + 1);

export function seatsForPeople(view: object): object {
  return Object.fromEntries(
    Object.entries(view).map(([name, value]) => {
      const seen: unknown = value;
      if (SEATS.includes(name) && typeof seen === 'number') return [name, `seat ${seatName(seen)}`];
      if (BY_SEAT.includes(name) && Array.isArray(seen))
        return [
          'seats',
          Object.fromEntries(seen.map((one: unknown, seat) => [`seat ${seatName(seat)}`, one])),
        ];
      if (BY_CELL.includes(name) && isObject(seen)) return [`${name} of seats`, mapValues(seen, fromOne)];
      return [name, seen];
    }),
  );
}

/** `2+3` */
function fromOne(seats: unknown): unknown {
  return Array.isArray(seats) ? seats.map((seat) => seatName(Number(seat))).join('+') : seats;
}

function mapValues(record: object, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
