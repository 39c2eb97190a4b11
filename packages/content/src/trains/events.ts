// The events of Trains.
import { field, maybe, type EventField, type EventSpec, type EventSpecs } from '../events/spec.ts';
import { ROUND_EVENTS } from './round-events.ts';

const seat = field('seat', 'The seat.');
const reason = field('text', 'As in `end`.');
const card = field('text', 'The card.');
const token = field('text', 'The kind of token.');
const owner = maybe('seat', 'Whose token it is, if it belongs to a seat.');
const resource = field('text', 'The resource.');
const cell = field('text', 'The label of the cell.');
const by = maybe('text', 'The card that causes it.');
const from = field('text', 'The zone the cards come from.');
const count = field('count', 'How many.');

/** Cards change their zone. */
function moved(doc: string, more: Readonly<Record<string, EventField>> = {}): EventSpec {
  return { doc, fields: { seat, card, count, from, ...more } };
}

export const TRAINS_EVENTS = {
  'set-up': {
    doc: 'The game is set up.',
    fields: {
      seats: field('count', 'Number of seats.'),
      setup: field('text', 'The setup.'),
      rules: field('text', 'The rules file.'),
      map: field('text', 'The map.'),
      switches: field('object', 'Every switch of the rules with its value.'),
      supply: field('counts', 'Cards in each pile, and open cards of rows.'),
      rowDeck: maybe('counts', 'Cards in the decks of rows; those that lie open are in the supply.'),
      deck: field('counts', 'The starting deck.'),
      moreCards: maybe('object', 'By seat: further cards of its starting deck.'),
      rails: field('count', 'Rail tokens per seat.'),
      stations: field('count', 'Station tokens for all seats together.'),
      resources: maybe('counts', 'How many of each resource a seat begins with.'),
      tokens: maybe('object', 'Tokens of the pack’s own on the map: by cell, how many of each kind.'),
    },
  },
  shuffle: {
    doc: 'The discard pile becomes the deck; at the start, the deck is shuffled.',
    fields: { seat },
  },
  draw: { doc: 'A card is drawn from the deck into the hand.', fields: { seat, card } },
  ...ROUND_EVENTS,
  turn: { doc: 'A turn begins.', fields: { seat, turn: field('count', 'Its number, from 1.') } },
  play: {
    doc: 'A card is played.',
    fields: {
      seat,
      card,
      from: maybe('text', 'The zone it comes from, unless it is the hand during the seat’s own turn.'),
    },
  },
  'play-again': { doc: 'A card that an effect has just played is played once more.', fields: { seat, card } },
  receive: {
    doc: 'Cards that another player has passed arrive in the hand.',
    fields: { seat, card, count, giver: field('seat', 'Who has passed them.') },
  },
  save: {
    doc: 'Coins are kept for the start of the seat’s next turn.',
    fields: {
      seat,
      coins: field('number', 'How many.'),
      by: maybe('text', 'The card that gives them, if one does.'),
    },
  },
  coins: {
    doc: 'A seat gets coins.',
    fields: {
      seat,
      coins: field('number', 'How many.'),
      by: maybe('text', 'The card that gives them; without one, the rules do.'),
    },
  },
  pay: {
    doc: 'Coins are spent on something other than a card.',
    fields: {
      seat,
      coins: field('number', 'How many.'),
      for: maybe('text', 'The cell whose surcharge is paid.'),
      by,
    },
  },
  exchange: {
    doc: 'A seat makes an exchange that the rules allow; what it pays and gets follows.',
    fields: { seat, number: field('count', 'Which of the rules, from 1.') },
  },
  resource: { doc: 'A seat gets some of a resource.', fields: { seat, resource, count, by } },
  'pay-resource': { doc: 'A seat pays some of a resource.', fields: { seat, resource, count, by } },
  apply: {
    doc: 'The effect of a card is applied.',
    fields: { seat, card, forced: maybe('flag', 'The rules leave no choice.') },
  },
  decline: { doc: 'The effect of a card is declined.', fields: { seat, card } },
  'not-applicable': {
    doc: 'The effect of a card cannot be carried out, so it was not offered.',
    fields: {
      seat,
      card,
      why: field(
        'object',
        'The reason and its details: the number of the step in the card, how many are needed and how many there are.',
      ),
    },
  },
  lasts: { doc: 'An effect begins to last, wherever its card goes.', fields: { seat, card } },
  'shuffle-deck': { doc: 'The deck is shuffled as it is.', fields: { seat } },
  'show-cards': { doc: 'Cards are shown to all where they are.', fields: { seat, card, count } },
  stay: { doc: 'Cards stay in play at the clean-up just before.', fields: { seat, card, count } },
  'extra-turn': { doc: 'A seat will take another turn after this one.', fields: { seat, card } },
  'next-hand': {
    doc: 'The next hand of a seat will have another size.',
    fields: {
      seat,
      count: field('number', 'By how many cards it will be larger; below 0 for smaller.'),
      by: field('text', 'The card that causes it.'),
    },
  },
  'lasts-not': {
    doc: 'The effect of a card would last, but the game already has the most lasting effects it can hold.',
    fields: { seat, card, limit: field('count', 'That number of effects.') },
  },
  copy: { doc: 'A card applies the effect of another card.', fields: { seat, card } },
  name: { doc: 'A kind of card is named.', fields: { seat, card } },
  block: { doc: 'A reaction is shown, and an attack spares its holder.', fields: { seat, card } },
  react: {
    doc: 'A card is shown from hand, in answer to something else than an attack.',
    fields: { seat, card },
  },
  look: { doc: 'The owner looks at the top card of the deck.', fields: { seat, card } },
  reveal: { doc: 'The top card of the deck is shown to all.', fields: { seat, card } },
  show: {
    doc: 'A card just drawn is shown to all, since it sets off an effect that asks which card it is.',
    fields: { seat, card },
  },
  buy: {
    doc: 'A card is bought.',
    fields: {
      seat,
      card,
      cost: field('count', 'The price paid.'),
      to: maybe(
        'text',
        'Where it is then, unless it is `gained`: in the `supply`, if something else is done.',
      ),
    },
  },
  gain: {
    doc: 'A card is gained from the supply; Waste counts too.',
    fields: {
      seat,
      card,
      to: maybe('text', 'The zone, unless it is `gained`.'),
      by: maybe(
        'text',
        'The card that causes it, unless it is an exchange of the rules: for Waste from opponents’ rails, the card that lays the rail.',
      ),
    },
  },
  ignore: {
    doc: 'Waste is not gained, thanks to a card in play.',
    fields: { seat, card, count, by: field('text', 'The card that would have caused it.') },
  },
  instead: {
    doc: 'Something else is done instead of gaining, discarding or trashing a card.',
    fields: { seat, card, of: field('text', '`gain`, `discard` or `trash`.'), by },
  },
  discard: moved('Cards go to the discard pile.'),
  trash: moved('Cards leave the game.'),
  return: moved('Cards go back into the supply.'),
  move: moved('Cards go to another zone.', {
    to: field('text', 'The zone they go to.'),
    secret: maybe('flag', 'Only the seat sees which card it is.'),
  }),
  lay: {
    doc: 'A rail is laid.',
    fields: {
      seat,
      cell,
      start: maybe('flag', 'It is a first rail, which costs nothing.'),
      unasked: maybe('flag', 'The cell was not chosen by a player: the setup or chance gives it.'),
    },
  },
  station: { doc: 'A station is built.', fields: { seat, cell } },
  'choose-cell': { doc: 'A cell is chosen for later steps of an effect.', fields: { seat, cell } },
  'remove-rail': {
    doc: 'A rail is removed from the map and goes back to the stock of its owner.',
    fields: { seat: field('seat', 'Who removes it.'), owner: field('seat', 'Whose rail it was.'), cell },
  },
  'remove-station': {
    doc: 'A station is removed from the map and goes back to the stock.',
    fields: { seat: field('seat', 'Who removes it.'), cell },
  },
  token: { doc: 'A token of the pack’s own is placed on a cell.', fields: { seat, owner, cell, token } },
  'take-token': {
    doc: 'A token of the pack’s own is taken off a cell.',
    fields: { seat, owner, cell, token },
  },
  link: {
    doc: 'A seat is the first to cross a link of the map that can be owned: it is the owner.',
    fields: {
      seat,
      from: field('text', 'One of its cells.'),
      to: field('text', 'The other.'),
    },
  },
  route: {
    doc: 'A route of the map is claimed.',
    fields: {
      seat,
      from: field('text', 'The cell where it begins.'),
      to: field('text', 'The cell where it ends.'),
      points: field('number', 'What it is worth at the end.'),
    },
  },
  bonus: {
    doc: 'The first rails of all come to a cell with a bonus.',
    fields: {
      seat,
      cell,
      points: field('number', 'What it is worth at the end.'),
      coins: field('number', 'The coins that come in.'),
    },
  },
  track: {
    doc: 'A seat advances on the score track.',
    fields: { seat, points: field('number', 'How many points.') },
  },
  pass: { doc: 'A turn is given up.', fields: { seat } },
  'clean-up': {
    doc: 'Hand, play area and gained cards go to the discard pile; unspent coins are lost.',
    fields: { seat },
  },
  'turn-order': {
    doc: 'A round is about to begin, and points have set the order of turns.',
    fields: { seat: field('seat', 'Who goes first.'), order: field('seats', 'The seats in their order.') },
  },
  'last-round': {
    doc: 'The end is reached, and players finish the round.',
    fields: { reason },
  },
  'one-more-turn': {
    doc: 'The end is reached, and everybody has one more turn.',
    fields: { reason },
  },
  'one-more-round': {
    doc: 'The end is reached, and one more round follows this one.',
    fields: { reason },
  },
  end: {
    doc: 'The game ends.',
    fields: {
      reason: field(
        'text',
        '`piles`, `rails`, `stations`, `rounds`, `points`, `cities`, `routes`, `named-pile` or `few-rails`.',
      ),
      turn: field('count', 'The last turn.'),
      winners: field('seats', 'Who won.'),
      tie: maybe(
        'text',
        'Several had most points: `most-rails` if rails decided, `joint` if they won together.',
      ),
    },
  },
  score: {
    doc: 'The parts of a seat’s score.',
    fields: {
      seat,
      track: field('number', 'On the score track.'),
      cities: field('number', 'For rails in cities.'),
      remotes: field('number', 'For remote locations.'),
      cards: field('number', 'For cards.'),
      rails: maybe('number', 'For rails on the map, where the rules have points for them.'),
      routes: maybe('number', 'For routes, where the map has any.'),
      bonuses: maybe('number', 'For bonuses, where the map has any.'),
      effects: maybe('number', 'What lasting effects change about rails, where cards can.'),
      total: field('number', 'All together.'),
    },
  },
} as const satisfies EventSpecs;
