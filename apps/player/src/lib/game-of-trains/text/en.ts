// English texts at the table of Game of Trains.
import { counted as n } from '../../text/en/count.ts';
import type { Sentences } from '../../text/told.ts';

export const EN = {
  decisions: {
    keep: 'Keep one of your cards.',
    exchange: 'Place the card you kept: it replaces a card of your train.',
    turn: 'Draw a card, or use one that is face up.',
    place: 'Place the card you drew: it replaces a card of your train.',
    protect: 'Choose the card to protect.',
  } as Record<string, string>,
  swapWith: (by: number): string =>
    by === 1
      ? 'Choose a card: it changes places with its neighbour to the right.'
      : `Choose a card: it changes places with the one ${by} places to its right.`,
  shiftBy: (by: number): string =>
    `Choose the card that moves ${n(Math.abs(by), 'place')} to the ${by > 0 ? 'right' : 'left'}.`,
  noneFaceUp: 'none yet: cards that leave a train come here',
  draw: 'Draw a card',
  drawPile: 'Draw pile',
  discardPile: (count: number): string => `Discard pile: ${n(count, 'card')}`,
  faceUp: 'Face up',
  train: (name: string): string => `Train of ${name}`,
  position: (at: number, card: string): string => `Position ${at}: ${card}`,
  locked: 'protected',
  gap: 'empty',
  drawn: (card: number): string => `You hold ${card}.`,
  why: {
    turnFirst: 'First draw a card, or use one that is face up.',
    locked: 'This card is already protected.',
    noWay: (by: number): string =>
      `It cannot move ${n(Math.abs(by), 'place')} to the ${by > 0 ? 'right' : 'left'}.`,
    noPartner: 'There is no card to swap it with.',
    noTarget: (ability: string): string => `${ability}: there is nothing to use it on.`,
    notYours: 'This train is not yours.',
  },
  goal: 'The first player whose train ascends from left to right wins.',
  inOrder: (count: number, of: number): string => `${count} of ${of} in order`,
  cardsOf: (count: number): string => n(count, 'card'),
  /** The figure that counts at the end. */
  total: 'Cars in order',
  counted: 'Cards that count',
  safe: 'Protected',
  /** Over time. */
  chart: 'Cars in order over time',
  log: {
    'end-ordered': (t) => `${t.who} has a train in ascending order and wins.`,
    'end-turn-limit': () => 'The game ends without a winner: too many turns.',
    setup: (t) => `${t.who} begins.`,
    deal: (t) => `${t.who} is dealt ${t.cards}.`,
    keep: (t) => `${t.who} keeps ${t.card}.`,
    use: (t) => `${t.who} uses ${t.card}.`,
    place: (t) => `${t.who} places ${t.card} at position ${t.at}.`,
    swap: (t) => `${t.who} swaps positions ${t.at}.`,
    shift: (t) => `${t.who} moves ${t.card} to position ${t.at}.`,
    protect: (t) => `${t.who} protects position ${t.at}.`,
    protected: (t) => `${t.who}’s position ${t.at} is protected.`,
    unprotect: (t) => `${t.who}’s position ${t.at} is no longer protected.`,
    remove: (t) => `${t.who} loses ${t.card} at position ${t.at}.`,
    'face-up': (t) => `${t.card} is face up.`,
    'pair-discarded': (t) => `${t.cards} show the same ability and are discarded.`,
    reshuffle: () => 'The discard pile is shuffled.',
  } as Sentences,
};
