// The ops about cards: those that take them by number, choose them and move them.
import type { OpSpec, ParamSpec } from './params.ts';

const count = { type: 'amount', doc: 'How many.' } as const satisfies ParamSpec;

export const CARD_OPS = {
  // cards by number
  draw: {
    doc: 'Draw cards to hand; an empty deck is refilled from the discard pile.',
    counts: 'cards',
    short: 'count',
    params: { count },
  },
  'gain-waste': {
    doc: 'Gain Waste, as long as there is any.',
    counts: 'cards',
    short: 'count',
    params: { count },
    harms: true,
  },
  look: {
    doc: 'Look at the top cards of the deck without showing them; they are aside until they are put somewhere, or discarded when the turn ends.',
    counts: 'cards',
    params: { count, as: { type: 'name', doc: 'Name for these cards.' } },
  },
  reveal: {
    doc: 'Show the top cards of the deck to everybody; they are aside until they are put somewhere, or discarded when the turn ends.',
    counts: 'cards',
    params: { count, as: { type: 'name', doc: 'Name for these cards.' } },
  },
  'reveal-until': {
    doc: 'Show cards from the top of the deck until enough of them match; all are aside until they are put somewhere, or discarded when the turn ends.',
    counts: 'cards',
    params: {
      where: { type: 'filter', doc: 'Which cards count.' },
      count,
      as: { type: 'name', doc: 'Name for all cards shown.' },
    },
  },
  // choosing
  choose: {
    doc: 'Choose cards. They stay where they are until a later step moves them.',
    counts: 'cards',
    params: {
      from: { type: 'source', doc: 'A zone, or cards selected before.' },
      where: { type: 'filter', optional: true, doc: 'Only cards that match this.' },
      count: { type: 'count', optional: true, doc: 'How many: 1 unless given.' },
      as: { type: 'name', doc: 'Name for the chosen cards.' },
    },
  },
  'choose-random': {
    doc: 'Chance chooses cards. They stay where they are until a later step moves them.',
    counts: 'cards',
    params: {
      from: { type: 'source', doc: 'A zone, or cards selected before.' },
      where: { type: 'filter', optional: true, doc: 'Only among cards that match this.' },
      count: { type: 'number', optional: true, doc: 'How many: 1 unless given.' },
      as: { type: 'name', doc: 'Name for the chosen cards.' },
    },
  },
  name: {
    doc: 'Name a kind of card that is in this game.',
    short: 'as',
    params: { as: { type: 'name', doc: 'Name for the kind.' } },
  },
  // moving cards
  discard: {
    doc: 'Put cards on the discard pile.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
    harms: true,
  },
  trash: {
    doc: 'Remove cards from the game; Waste goes back to its pile.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
  },
  remove: {
    doc: 'Remove cards from the game for good, Waste too: it does not go back to its pile.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
  },
  show: {
    doc: 'Show cards to everybody, such as a whole hand; they stay where they are.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
  },
  shuffle: {
    doc: 'Shuffle cards into the deck; nobody knows its order any more. `deck` alone is shuffled as it is.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
  },
  return: {
    doc: 'Put cards back into the supply.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
  },
  move: {
    doc: 'Move cards to a zone.',
    params: { cards: { type: 'cards', doc: 'Which.' }, to: { type: 'target', doc: 'Where to.' } },
  },
  pass: {
    doc: 'Pass cards to the hand of another player. Under `each-player` they arrive once everybody has passed theirs.',
    params: {
      cards: { type: 'cards', doc: 'Which.' },
      to: {
        type: 'receiver',
        doc: 'To whom: the next player on one side, where turn order goes to the left, or the player whose turn it is.',
      },
    },
  },
  'put-back': {
    doc: 'Put cards on top of the deck in an order of your choice.',
    short: 'cards',
    params: { cards: { type: 'cards', doc: 'Which.' } },
  },
  gain: {
    doc: 'Gain a card from the supply.',
    params: {
      where: { type: 'filter', doc: 'Which cards may be gained.' },
      to: { type: 'target', optional: true, doc: 'Where it goes: gained unless given.' },
      as: { type: 'name', optional: true, doc: 'Name for the gained card.' },
    },
  },
} as const satisfies Record<string, OpSpec>;
