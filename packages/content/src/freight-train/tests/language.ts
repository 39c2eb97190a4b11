// The language of Freight Train tests. Sidings list their cars from left to right and count from 1; seats count from 0, days
// and rounds from 1.
import { FREIGHT_TRAIN_ENDS } from '@railwright/engine';
import type { Verbs } from '../../test-language/choices.ts';
import { commonExpect } from '../../test-language/common-expect.ts';
import type { TestLanguage } from '../../test-language/language.ts';
import { seatName } from '../../test-language/seat-checks.ts';
import {
  count,
  countsOf,
  flag,
  integer,
  listOf,
  name,
  object,
  orNull,
  type Shape,
} from '../../test-language/shape.ts';

const CAR = { kind: 'car' } as const;
const MAIN = { number: 'main siding' } as const;
const OWN = { number: 'own siding' } as const;

const VERBS: Verbs = {
  fill: { about: 'Fills an empty siding of the main yard.', words: [MAIN] },
  take: { about: 'Takes the first car of a siding of the main yard.', words: [MAIN] },
  'to-train': { about: 'Adds a taken car to the train of its type.', words: [CAR] },
  'to-mixed': { about: 'Adds a taken car to the mixed train.', words: [CAR] },
  'to-yard': { about: 'Pushes a taken car into a siding of your own yard.', words: [OWN, CAR] },
  'from-yard': {
    about: 'Moves the first car of an own siding: [1, to-train, coal].',
    words: [OWN, { oneOf: ['to-train', 'to-mixed'] }, CAR],
  },
  rearrange: { about: 'Rearranges your own yard.', words: [] },
  place: { about: 'Puts a car into a siding while rearranging.', words: [OWN, CAR] },
  keep: { about: 'Leaves the yard as it was while rearranging.', words: [] },
  'call-locomotive': { about: 'Calls up a locomotive.', words: [] },
  done: { about: 'Switches no more cars.', words: [] },
  pass: { about: 'Passes.', words: [] },
};

const DECISIONS = ['action', 'take', 'place', 'switch', 'rearrange'];

const cars = listOf(name('car'), 'a list of car types');
const carCounts = countsOf('car', 'numbers of cars by type such as { coal: 3 }');
const sidings = {
  about: 'Sidings, each a list of car types.',
  is: listOf(cars, 'a list of sidings, each a list of car types'),
};

const DECK: Shape = {
  cars: { about: 'Cars in the deck, by type.', is: carCounts },
  lower: { about: 'Cars among which the Trains Leave card lies.', is: count },
  leaveCard: { about: 'Whether the Trains Leave card is still in the deck.', is: flag },
};
const deck = (shape: Shape) =>
  object(shape, 'The deck', 'The deck is an object such as { leaveCard: false }');
const player = object(
  {
    chips: { about: 'Chips.', is: integer },
    locomotives: { about: 'Locomotives.', is: count },
    called: { about: 'Whether a locomotive was called up on this day.', is: flag },
    trains: { about: 'Lengths of trains by type: { coal: 3 }.', is: carCounts },
    mixed: { about: 'Cars of the mixed train.', is: cars },
    yard: sidings,
  },
  'A player',
  'A player is an object such as { chips: 2 }',
);

const POSITION: Shape = {
  day: { about: 'The day, from 1.', is: count },
  round: { about: 'The round of the day, from 1.', is: count },
  turn: { about: 'Turns so far, including this one.', is: count },
  first: { about: 'The seat that is first in the round: seat-0, opponent, seat-2, …', is: seatName },
  active: { about: 'The seat whose turn it is: seat-0, opponent, seat-2, …', is: seatName },
  filled: { about: 'Whether a siding was filled in this turn.', is: flag },
  deck: { about: 'The deck: { cars: { coal: 3 }, lower: 2, leaveCard: true }.', is: deck(DECK) },
  main: sidings,
  players: {
    about: 'What each seat has: [{ chips: 2, yard: [[coal], []] }, {}].',
    is: listOf(orNull(player), 'a list with an object for each seat'),
  },
};

const part = (shape: Shape) => ({ shape, is: object(shape, 'A position', 'A position is an object') });

export const FREIGHT_TRAIN_LANGUAGE: TestLanguage = {
  verbs: VERBS,
  given: part({
    ...POSITION,
    idle: { about: 'How many seats before this one could do nothing.', is: count },
    table: { about: 'Cars that were taken and must be placed.', is: cars },
  }),
  expect: part({
    ...POSITION,
    ...commonExpect({ verbs: VERBS, decisions: DECISIONS, ends: FREIGHT_TRAIN_ENDS }),
    deck: {
      about: 'The deck: { count: 72, upper: 48, lower: 24, leaveCard: true, cars: { coal: 3 } }.',
      is: deck({
        ...DECK,
        count: { about: 'Cars in the deck.', is: count },
        upper: { about: 'Cars certain to be drawn before the Trains Leave card.', is: count },
      }),
    },
    table: { about: 'Cars that were taken and must be placed, by type.', is: carCounts },
    step: { about: 'Cars switched so far in this action.', is: count },
  }),
};
