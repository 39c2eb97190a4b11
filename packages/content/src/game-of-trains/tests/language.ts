// The language of Game of Trains tests. Cards are numbers, and 0 is an empty spot; spots count from 1, seats from 0.
import { describeAbility, GAME_OF_TRAINS_ENDS, type GameOfTrainsDefinition } from '@railwright/engine';
import type { Verbs } from '../../test-language/choices.ts';
import { commonExpect } from '../../test-language/common-expect.ts';
import type { TestLanguage } from '../../test-language/language.ts';
import { seatName } from '../../test-language/seat-checks.ts';
import {
  count,
  countsOf,
  listOf,
  name,
  object,
  orNull,
  type Check,
  type Shape,
} from '../../test-language/shape.ts';

const SPOT = { number: 'spot' } as const;

const VERBS: Verbs = {
  draw: { about: 'Draws a card.', words: [] },
  use: { about: 'Uses an ability.', words: [{ kind: 'ability' }] },
  place: { about: 'Puts the drawn card into a spot.', words: [SPOT] },
  keep: { about: 'Keeps one of the cards drawn for the exchange.', words: [{ kind: 'railcar' }] },
  swap: { about: 'Swaps the cards of two spots: [6, 7].', words: [SPOT, SPOT], list: 'pair' },
  move: { about: 'Moves a card from a spot to another: [2, 4].', words: [SPOT, SPOT] },
  protect: { about: 'Protects the card in a spot.', words: [SPOT] },
};

const DECISIONS = ['keep', 'exchange', 'turn', 'place', 'swap', 'shift', 'protect'];

const railcar = name('railcar');
const railcarOrNone: Check = (value, path, c) => {
  if (value !== 0) railcar(value, path, c);
};
const railcars = listOf(railcar, 'a list of card numbers');
const bySeat = (is: Check, what: string): Check => listOf(orNull(is), `a list with ${what} for each seat`);
const lock = object(
  { at: { about: 'The spot.', is: count }, card: { about: 'The card.', is: railcar } },
  'A lock card',
  'A lock card is an object such as { at: 1, card: 2 }',
);

const POSITION: Shape = {
  trains: {
    about: 'Trains from left to right, first seat first: [[80, 70, …], [81, …]].',
    is: bySeat(listOf(railcarOrNone, 'a list of card numbers'), 'a list of card numbers'),
  },
  locks: {
    about: 'Lock cards by seat: [[{ at: 1, card: 2 }], []].',
    is: bySeat(listOf(lock, 'a list of lock cards'), 'a list such as [{ at: 1, card: 2 }]'),
  },
  faceUp: { about: 'Open cards next to the draw pile.', is: railcars },
  deck: { about: 'The draw pile, top first.', is: railcars },
  discard: { about: 'The discard pile.', is: railcars },
  hands: {
    about: 'Cards of the exchange of the set-up, by seat.',
    is: bySeat(railcars, 'a list of card numbers'),
  },
  drawn: { about: 'The card that was drawn and must be placed.', is: railcarOrNone },
  active: { about: 'The seat whose turn it is: seat-0, opponent, seat-2, …', is: seatName },
  first: { about: 'The seat that began: seat-0, opponent, seat-2, …', is: seatName },
  turn: { about: 'Turns so far, including this one.', is: count },
  draws: { about: 'How often each seat has drawn.', is: bySeat(count, 'a number') },
  used: {
    about: 'How often each seat has used which ability.',
    is: bySeat(countsOf('ability', 'numbers of uses by ability'), 'numbers of uses by ability'),
  },
};
const EXPECTED: Shape = {
  ...POSITION,
  deck: { about: 'The cards of the draw pile, lowest first.', is: railcars },
  ...commonExpect({ verbs: VERBS, decisions: DECISIONS, ends: GAME_OF_TRAINS_ENDS, told: 'ability' }),
  deckCount: { about: 'How many cards are in the draw pile.', is: count },
  discardCount: { about: 'How many cards are in the discard pile.', is: count },
  handCounts: { about: 'How many cards of the exchange each seat has.', is: bySeat(count, 'a number') },
  ability: { about: 'The ability that is being used, or null.', is: orNull(name('ability')) },
  step: { about: 'The step of that ability, from 1.', is: count },
  inUse: { about: 'The card that may become a lock card, or 0.', is: railcarOrNone },
  winner: { about: 'The seat that won, or null.', is: orNull(count) },
};

const part = (shape: Shape) => ({ shape, is: object(shape, 'A position', 'A position is an object') });

export const GAME_OF_TRAINS_LANGUAGE: TestLanguage = {
  verbs: VERBS,
  textOf(definition, id, language) {
    const ability = (definition as GameOfTrainsDefinition).abilities.find((one) => one.id === id);
    return ability ? describeAbility(ability, language).join(' ') : '';
  },
  given: part(POSITION),
  expect: part(EXPECTED),
};
