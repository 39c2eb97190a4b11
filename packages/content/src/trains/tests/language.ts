// The language of Trains tests: their verbs, and the keys of `given` and `expect`.
import { describeCard, namesOf, TRAINS_END_REASONS, type TrainsDefinition } from '@railwright/engine';
import { describeValue, quote } from '../../text/describe.ts';
import type { Path } from '../../text/path.ts';
import { commonExpect, pointsCheck, type CommonFacts } from '../../test-language/common-expect.ts';
import type { TestLanguage } from '../../test-language/language.ts';
import { isSeatKey, seatNamed } from '../../test-language/seats.ts';
import { seatName } from '../../test-language/seat-checks.ts';
import {
  count,
  countsOf,
  either,
  flag,
  listOf,
  name,
  object,
  referring,
  type Check,
  type Checking,
  type Shape,
} from '../../test-language/shape.ts';
import { isData } from '../../test-language/problem.ts';
import { ROUNDS } from './rounds.ts';
import { TRAINS_VERBS } from './verbs.ts';

const DECISIONS = [
  'bid',
  'power',
  'start',
  'turn',
  'effect',
  'rail',
  'station',
  'token',
  'take-token',
  'card',
  'name',
  'order',
  'gain',
  'may',
  'option',
  'reaction',
  'instead',
  'cell',
  'remove-rail',
  'remove-station',
  'whose',
  'opponent',
];

const PARTS = ['track', 'cities', 'remotes', 'cards', 'rails', 'routes', 'bonuses', 'effects'];
const FACTS: CommonFacts = {
  verbs: TRAINS_VERBS,
  decisions: DECISIONS,
  ends: TRAINS_END_REASONS,
  parts: PARTS,
  told: 'card',
};

const tokenCounts = countsOf('token', 'counts by token such as { goods: 2 }');
const resourceCounts = countsOf('resource', 'counts by resource such as { influence: 2 }');
const cards = listOf(name('card'), 'a list of card ids');
const cardCounts = countsOf('card', 'counts by card such as { waste: 3 }');
const listOrCounts = either(cardCounts, cards);
const pile = referring(listOrCounts.refs, (value, path, c) => {
  if (Array.isArray(value) || isData(value)) listOrCounts(value, path, c);
  else c.tell(path, `This must be a list of card ids, or counts by card, not ${describeValue(value)}.`);
});
const oneCard = name('card');
const oneOrMore = referring({ ...oneCard.refs, ...cards.refs }, (value, path, c) => {
  (Array.isArray(value) ? cards : oneCard)(value, path, c);
});
const cells = listOf(name('cell'), 'a list of cells such as [D5]');
const SEATS = 'Seats are seat-0, opponent, seat-2, …';

/** The seat that a key names, if this game has it. */
function hasSeat(key: string, path: Path, c: Checking, at: 'key' | 'value' = 'key'): boolean {
  const part = at === 'key' ? at : undefined;
  const seat = seatNamed(key);
  if (seat === undefined) c.tell(path, `${quote(key)} is not a seat.`, SEATS, { part });
  else if (seat >= c.seats)
    c.tell(path, `This game has ${c.seats} seats, starting with seat-0.`, 'Give the test more `players`.', {
      part,
    });
  else return true;
  return false;
}

/** Rails of the first seat, or by seat. */
const railsRefs = { ...cells.refs, ...(cells.refs && { additionalProperties: cells.refs }) };
const rails = referring(railsRefs, (value, path, c) => {
  if (!isData(value)) cells(value, path, c);
  else
    for (const [key, labels] of Object.entries(value))
      if (hasSeat(key, [...path, key], c)) cells(labels, [...path, key], c);
});

/** Seats with rails at each cell. */
const railsAt = countsOf('cell', 'seats by cell such as { D6: [seat-0, opponent] }', (value, path, c) => {
  if (!Array.isArray(value))
    c.tell(path, `This must be a list of seats such as [seat-0, opponent], not ${describeValue(value)}.`);
  else
    value.forEach((seat: unknown, i) => {
      hasSeat(String(seat), [...path, i], c, 'value');
    });
});

/** A deck has an order, so that counts are not enough. */
const deck = referring(cards.refs ?? {}, (value, path, c) => {
  if (isData(value))
    c.tell(
      path,
      'A deck is a list of cards, top first; found counts.',
      'List the cards: [waste, waste, tower].',
    );
  else cards(value, path, c);
});

const PILES: Shape = {
  hand: { about: 'Cards in hand: a list, or counts such as { waste: 3 }.', is: pile },
  discard: { about: 'The discard pile.', is: pile },
  play: { about: 'Cards in play.', is: pile },
  gained: { about: 'Cards gained in this turn.', is: pile },
  mat: { about: 'Cards on the mat, in games whose cards name mats.', is: pile },
  matDown: { about: 'Cards that lie face down on the mat.', is: pile },
  deck: { about: 'The deck, top first: a list, since a deck has an order.', is: deck },
  rails: {
    about: 'Cells with own rails: [D5, D6], or by seat: { seat-0: [D5], opponent: [D6] }.',
    is: rails,
  },
  railsLeft: { about: 'Rail tokens in stock.', is: count },
  track: { about: 'Points on the score track.', is: count },
  routes: {
    about: 'Routes claimed: [A1-I5]. In `given`, those that rails join unless some seat has this.',
    is: listOf(name('route'), 'a list of routes such as [A1-I5]'),
  },
  links: {
    about: 'Links of the map that a seat owns: [C3-C7].',
    is: listOf(name('link'), 'a list of links such as [C3-C7]'),
  },
  bonuses: {
    about: 'Cells whose bonus was taken. In `given`, those with rails unless some seat has this.',
    is: cells,
  },
  power: {
    about:
      'The power of a seat, or a list of several. In `given`, what it was dealt unless some seat has this.',
    is: oneOrMore,
  },
  resources: {
    about: 'Resources by id: { influence: 2 }. In `given`, as many as at the start of those left out.',
    is: resourceCounts,
  },
  tokens: {
    about:
      'Tokens of the pack’s own by cell and kind: { D6: { goods: 2 } }. Those that belong to another seat are among what that seat has. In `given`, those of the map unless given.',
    is: countsOf('cell', 'tokens by cell such as { D6: { goods: 2 } }', tokenCounts),
  },
};
const TABLE: Shape = {
  coins: { about: 'Coins of this turn.', is: count },
  turn: { about: 'Turns so far, including this one.', is: count },
  active: { about: 'The seat whose turn it is: seat-0, opponent, seat-2, …', is: seatName },
  railsAt: { about: 'Who has rails at a cell: { D6: [seat-0, opponent] }.', is: railsAt },
  acted: { about: 'Whether anything was done in this turn.', is: flag },
  railPoints: { about: 'Rail points to spend.', is: count },
  stationsLeft: { about: 'Station tokens in stock.', is: count },
  supply: { about: 'Cards of piles, and open cards of rows: { waste: 0 }.', is: cardCounts },
  rowDeck: {
    about:
      'Cards left in the decks of rows, in any order: with one, it is the next. In `given`, all but the open ones; nothing else lies open once open cards are given.',
    is: pile,
  },
  trash: { about: 'Cards that were trashed.', is: pile },
  event: { about: 'The event in force. In `given`, there is none unless this says so.', is: name('card') },
  powerDeck: {
    about:
      'Powers that come first when some are dealt, in any order; the others that nobody has lie under them.',
    is: cards,
  },
  eventDeck: {
    about: 'The events to come, in any order: with one, it is the next. In `given`, by default all others.',
    is: pile,
  },
  stations: {
    about: 'Stations by cell: { D6: 2 }.',
    is: countsOf('cell', 'counts by cell such as { D6: 2 }'),
  },
};
const EXPECTED_SEAT: Shape = {
  ...PILES,
  aside: { about: 'Cards being looked at.', is: pile },
  owned: { about: 'All cards of a seat, wherever they are.', is: pile },
  offered: { about: 'The powers that a seat is choosing from.', is: cards },
  handSize: { about: 'How many cards are in hand.', is: count },
  deckSize: { about: 'How many cards are in the deck.', is: count },
  tokensLeft: { about: 'Tokens in stock, by kind: { goods: 4 }.', is: tokenCounts },
  score: { about: 'Points, or their parts.', is: pointsCheck(PARTS) },
};

/** A position: the first seat at the top, others under their names or in the list `seats`. */
function position(seatShape: Shape, top: Shape): { readonly shape: Shape; readonly is: Check } {
  const seat = object(
    { ...seatShape, rails: { about: 'Cells with own rails.', is: cells } },
    'A seat',
    'A seat is an object such as { hand: [waste] }',
  );
  const seats = referring(seat.refs && { items: seat.refs }, (value, path, c) => {
    if (!Array.isArray(value)) c.tell(path, '`seats` is a list with an object for each seat.');
    else
      value.forEach((one: unknown, i) => {
        if (hasSeat(`seat-${i}`, [...path, i], c) && one !== null) seat(one, [...path, i], c);
      });
  });
  const bySeat = (key: string, value: unknown, path: Path, c: Checking): void => {
    if (hasSeat(key, path, c)) seat(value, path, c);
  };
  const shape: Shape = {
    ...seatShape,
    ...top,
    opponent: {
      about: 'What the second seat has; others are seat-2, seat-3, …',
      is: referring(seat.refs, (value, path, c) => {
        bySeat('opponent', value, path, c);
      }),
    },
    seats: { about: 'What each seat has, as a list.', is: seats },
  };
  const others = (key: string, value: unknown, path: Path, c: Checking): boolean => {
    if (isSeatKey(key)) bySeat(key, value, path, c);
    return isSeatKey(key);
  };
  const is = object(shape, 'A position', 'A position is an object', others, seat.refs);
  return { shape, is };
}

const waivers = listOf(name('waiver'), 'a list of words such as [city, river]');

export const TRAINS_LANGUAGE: TestLanguage = {
  verbs: TRAINS_VERBS,
  textOf(definition, id, language) {
    const { cards: all, rules } = definition as TrainsDefinition;
    const card = all.find((one) => one.id === id);
    const names = namesOf(definition as TrainsDefinition, language);
    return card ? describeCard(card, language, names, rules.switches).join(' ') : '';
  },
  given: position(PILES, TABLE),
  expect: position(EXPECTED_SEAT, {
    ...TABLE,
    ...commonExpect(FACTS),
    resourcesLeft: {
      about: 'Resources in the supply, of those with a total: { influence: 4 }.',
      is: resourceCounts,
    },
    ...ROUNDS,
    ignoresWaste: { about: 'Whether no Waste is gained.', is: flag },
    lasting: { about: 'Cards whose lasting effect holds.', is: cards },
    waived: { about: 'Surcharges that are waived: city, remote, opponents, terrains.', is: waivers },
  }),
};
