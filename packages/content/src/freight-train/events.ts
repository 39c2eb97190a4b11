// The events of Freight Train. Sidings, days and rounds count from 1.
import { field, maybe, type EventSpecs } from '../events/spec.ts';

const seat = field('seat', 'The seat.');
const siding = field('count', 'The siding, from 1.');
const car = field('text', 'The type of car.');
const day = field('count', 'The day.');
const joined = {
  seat,
  car,
  from: field('text', '`main` or `yard`.'),
  siding: maybe('count', 'The siding of the own yard, from 1.'),
  length: field('count', 'The length of the train now.'),
};

export const FREIGHT_TRAIN_EVENTS = {
  'set-up': {
    doc: 'The game is set up.',
    fields: {
      game: field('text', '`freight-train`.'),
      seats: field('count', 'Number of seats.'),
      cars: field('counts', 'Cards of each type of car.'),
      chips: field('count', 'Chips per seat.'),
      locomotives: field('count', 'Locomotives per seat.'),
      days: field('count', 'Number of days.'),
      switches: field('object', 'Every switch of the rules with its value.'),
    },
  },
  deck: {
    doc: 'The deck is made.',
    fields: {
      day,
      cars: field('count', 'Cards in it.'),
      upper: field('count', 'Cards above the part where the Trains Leave card can be.'),
      lower: field('count', 'Cards in the part where the Trains Leave card can be.'),
    },
  },
  'main-yard': {
    doc: 'The main yard is filled.',
    fields: { day, sidings: field('lists', 'Its cars, siding by siding.') },
  },
  deal: { doc: 'A yard is dealt.', fields: { seat, sidings: field('lists', 'Its cars, siding by siding.') } },
  round: {
    doc: 'A round begins.',
    fields: { day, round: field('count', 'Its number.'), first: field('seat', 'The seat that begins.') },
  },
  turn: {
    doc: 'A turn begins.',
    fields: { seat, day, round: field('count', 'The round.'), turn: field('count', 'Its number.') },
  },
  'call-locomotive': {
    doc: 'A locomotive is called.',
    fields: { seat, locomotives: field('count', 'Locomotives the seat has now.') },
  },
  'receive-locomotive': {
    doc: 'A new day brings a locomotive.',
    fields: { seat, locomotives: field('count', 'Locomotives the seat has now.') },
  },
  fill: {
    doc: 'A siding of the main yard is filled.',
    fields: {
      seat,
      siding,
      cars: field('texts', 'Its cars now.'),
      leaveCard: field('yesOrNo', 'Whether the Trains Leave card came up.'),
      deck: field('count', 'Cards left in the deck.'),
    },
  },
  take: { doc: 'A car leaves the main yard.', fields: { seat, siding, car } },
  'to-train': { doc: 'A car joins the train of its type.', fields: joined },
  'to-mixed': { doc: 'A car joins the mixed train.', fields: joined },
  'to-yard': { doc: 'A car goes into the own yard.', fields: { seat, siding, car } },
  rearrange: {
    doc: 'The own yard is about to be rearranged.',
    fields: { seat, cost: field('count', 'The cost.'), chips: field('number', 'Chips left.') },
  },
  place: { doc: 'A car is put back while the yard is rearranged.', fields: { seat, siding, car } },
  rearranged: {
    doc: 'The yard is rearranged.',
    fields: { seat, sidings: field('lists', 'Its cars, siding by siding.') },
  },
  pass: { doc: 'A seat passes.', fields: { seat } },
  keep: { doc: 'The yard stays as it is.', fields: { seat } },
  done: { doc: 'The turn is ended early.', fields: { seat } },
  'day-end': { doc: 'A day ends.', fields: { day, reason: field('text', 'Why.') } },
  payout: {
    doc: 'A train is paid for.',
    fields: {
      seat,
      day,
      source: field('text', '`longest` or `second`.'),
      train: field('text', 'The type of car, or `mixed`.'),
      length: field('count', 'Its length.'),
      tied: field('count', 'Number of trains of this length.'),
      chips: field('number', 'The payment.'),
    },
  },
  yard: {
    doc: 'A yard is paid for, or pays.',
    fields: { seat, day, cars: field('count', 'Cars in it.'), chips: field('number', 'The payment.') },
  },
  collect: {
    doc: 'The cars of the day go back into the deck.',
    fields: { day, deck: field('count', 'Cards in the deck.') },
  },
  end: {
    doc: 'The game ends.',
    fields: { reason: field('text', 'Why.'), deck: field('count', 'Cards left in the deck.') },
  },
  score: {
    doc: 'The points of a seat, and where they come from day by day.',
    fields: {
      seat,
      points: field('number', 'Chips.'),
      longest: field('numbers', 'For longest trains.'),
      second: field('numbers', 'For second longest trains.'),
      yardIncome: field('numbers', 'Income of the yard.'),
      yardLoss: field('numbers', 'Losses of the yard.'),
    },
  },
} as const satisfies EventSpecs;
