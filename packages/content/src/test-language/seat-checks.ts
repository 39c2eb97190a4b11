// What stands for a seat in tests.
import { describeValue } from '../text/describe.ts';
import { seatNumber, seatWord } from './seats.ts';
import type { Check } from './shape.ts';

/** One of the seats of the game, as a word or counted from 0. */
export const anySeat: Check = (value, path, c) => {
  const named = seatNumber(value);
  if (typeof named !== 'number' || !Number.isInteger(named) || named < 0)
    c.tell(
      path,
      `This must be a seat, not ${describeValue(value)}.`,
      'Seats are seat-0, opponent, seat-2, …',
    );
  else if (named >= c.seats)
    c.tell(path, `This game has ${c.seats} seats, starting with seat-0.`, 'Give the test more `players`.');
};

/** The same where numbers are what tests wrote before. */
export const seatName: Check = (value, path, c) => {
  anySeat(value, path, c);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < c.seats)
    c.tell(path, `Tests name seats by words: ${seatWord(value)}, not ${value}.`, undefined, {
      code: 'test-seat-number',
      meant: seatWord(value),
    });
};
