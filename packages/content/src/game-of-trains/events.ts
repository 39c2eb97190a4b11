// The events of Game of Trains. Cards are given by their numbers; positions count from 1.
import { field, maybe, type EventSpecs } from '../events/spec.ts';

const seat = field('seat', 'The seat.');
const card = field('number', 'The number of the card.');
const position = field('count', 'The place in the train, from 1.');

export const GAME_OF_TRAINS_EVENTS = {
  setup: {
    doc: 'The game is set up.',
    fields: {
      setup: field('text', 'The setup.'),
      seats: field('count', 'Number of seats.'),
      first: field('seat', 'The seat that begins.'),
      trainLength: field('count', 'Cards in each train.'),
      cards: field('count', 'Cards in the game.'),
    },
  },
  deal: {
    doc: 'A train is dealt.',
    fields: { seat, cards: field('numbers', 'Its cards from the locomotive on.') },
  },
  draw: {
    doc: 'A card is drawn.',
    fields: { seat, reason: field('text', 'What the card is drawn for.'), card },
  },
  'draw-skipped': {
    doc: 'No card can be drawn, since both piles are empty.',
    fields: { seat, reason: field('text', 'What the card would have been drawn for.') },
  },
  keep: {
    doc: 'One of the drawn cards is kept.',
    fields: { seat, card, discarded: field('numbers', 'The others.') },
  },
  turn: { doc: 'A turn begins.', fields: { seat, turn: field('count', 'Its number.') } },
  use: { doc: 'An ability is used.', fields: { seat, ability: field('text', 'The ability.'), card } },
  place: {
    doc: 'A card is put into a train.',
    fields: { seat, position, card, replaced: maybe('number', 'The card that was there.') },
  },
  swap: {
    doc: 'Two cards of a train swap places.',
    fields: { seat, positions: field('numbers', 'Their places.') },
  },
  shift: {
    doc: 'A card moves to another place in its train.',
    fields: { seat, from: field('count', 'Its old place.'), to: field('count', 'Its new place.'), card },
  },
  protect: { doc: 'A card of a train is protected.', fields: { seat, position, card } },
  protected: { doc: 'A protected card stays where it is.', fields: { seat, position } },
  unprotect: { doc: 'A card loses its protection.', fields: { seat, position, card } },
  remove: { doc: 'A card leaves a train.', fields: { seat, position, card } },
  discard: { doc: 'A card goes to the discard pile.', fields: { seat, card } },
  'face-up': { doc: 'A card is turned face up.', fields: { card, ability: field('text', 'Its ability.') } },
  'pair-discarded': {
    doc: 'Two face-up cards with the same ability are discarded.',
    fields: { ability: field('text', 'The ability.'), cards: field('numbers', 'Both cards.') },
  },
  reshuffle: { doc: 'The discard pile becomes the deck.', fields: { deck: field('count', 'Cards in it.') } },
  end: {
    doc: 'The game ends.',
    fields: {
      reason: field('text', 'Why.'),
      winner: maybe('seat', 'Who won.'),
      turn: field('count', 'The last turn.'),
    },
  },
  score: { doc: 'The points of a seat.', fields: { seat, points: field('number', '1 for the winner.') } },
} as const satisfies EventSpecs;
