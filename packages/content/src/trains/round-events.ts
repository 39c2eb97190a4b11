// The events of Trains before turns: events turned up, rows refilled, powers dealt, bids for the order.
import { field, maybe, type EventSpecs } from '../events/spec.ts';

const seat = field('seat', 'The seat.');
const card = field('text', 'The card.');

export const ROUND_EVENTS = {
  event: {
    doc: 'A round begins, and an event is turned up: it is in force until the round ends, and each seat carries it out.',
    fields: {
      seat: field('seat', 'The seat that begins.'),
      card: field('text', 'The event.'),
      round: field('count', 'The round, from 1.'),
    },
  },
  refill: {
    doc: 'A card of its deck takes the place of one that has left a row of the market.',
    fields: { seat: field('seat', 'The seat whose turn it is.'), card },
  },
  offer: {
    doc: 'Chance deals a seat a power to choose; the seat alone knows it if it is `secret`.',
    fields: { seat, card, secret: maybe('flag', 'Whether only the seat knows it.') },
  },
  power: {
    doc: 'A seat gets a power, which is in force until the end.',
    fields: {
      seat,
      card,
      unasked: maybe('flag', 'The seat has not chosen it: the setup gives it, or chance.'),
      secret: maybe('flag', 'Only the seat knows it until the game ends.'),
    },
  },
  bid: {
    doc: 'A seat bids for the order of turns.',
    fields: {
      seat,
      resource: field('text', 'What it bids.'),
      count: field('count', 'How many.'),
    },
  },
  place: {
    doc: 'A seat bids no more, and has its place in the order of the next turns.',
    fields: { seat, place: field('count', 'Which, from 1.') },
  },
} as const satisfies EventSpecs;
