// The words with which tests of Trains make choices.
import type { Verbs } from '../../test-language/choices.ts';

const CARD = [{ kind: 'card' }] as const;
const CELL = [{ kind: 'cell' }] as const;

export const TRAINS_VERBS: Verbs = {
  play: { about: 'Plays a card from hand.', words: CARD },
  buy: { about: 'Buys a card.', words: CARD },
  gain: { about: 'Gains a card from the supply.', words: CARD },
  choose: {
    about: 'Picks cards: one, or a list of all picks of the question in any order.',
    words: CARD,
    list: 'set',
  },
  put: {
    about: 'Puts a card on top of the deck; or a list of all cards that go there, top first.',
    words: CARD,
    list: 'top-first',
  },
  name: { about: 'Names a kind of card.', words: CARD },
  show: { about: 'Shows a reaction.', words: CARD },
  instead: { about: 'Does what a card says instead of something else.', words: CARD },
  rail: { about: 'Lays a rail on a cell.', words: CELL },
  station: { about: 'Builds a station in a cell.', words: CELL },
  cell: {
    about: 'Chooses cells: one, or a list of all chosen for the question in any order.',
    words: CELL,
    list: 'set',
  },
  remove: { about: 'Removes a rail or a station from a cell.', words: CELL },
  of: {
    about: 'Says whose rail or token goes, or which opponent it is, by the number of the player from 1.',
    words: [{ number: 'player' }],
  },
  power: {
    about: 'Takes a power, or several: a list of all that are kept, in any order.',
    words: CARD,
    list: 'set',
  },
  token: { about: 'Places a token of the pack’s own on a cell.', words: CELL },
  take: { about: 'Takes a token of the pack’s own off a cell.', words: CELL },
  start: { about: 'Lays the first rail on a cell.', words: CELL },
  option: { about: 'Takes an option of a card by its number, from 1.', words: [{ number: 'option' }] },
  apply: { about: 'Applies an effect.', words: [] },
  decline: { about: 'Declines an effect.', words: [] },
  done: { about: 'Picks no more cards or cells, shows none, or does nothing instead.', words: [] },
  exchange: {
    about: 'Makes an exchange of the rules, by its number from 1.',
    words: [{ number: 'exchange' }],
  },
  bid: { about: 'Bids so many for the order of turns.', words: [{ number: 'bid' }] },
  pass: { about: 'Bids no more, and takes the last place left.', words: [] },
  end: { about: 'Ends the turn.', words: [] },
  'return-waste': { about: 'Passes to return Waste.', words: [] },
  'lay-rail': { about: 'Spends a rail point.', words: [] },
};
