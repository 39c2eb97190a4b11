// The log in English: a sentence for each event worth mentioning.
import { counted as n } from './count.ts';
import type { Sentences } from '../told.ts';

export const EN_LOG: Sentences = {
  turn: (t) => `${t.who}’s turn ${t.n}`,
  shuffle: (t) => `${t.who} shuffles the deck.`,
  'draw-hidden': (t) => `${t.who} draws ${n(t.n, 'card')}.`,
  draw: (t) => `${t.who} draws ${t.cards}.`,
  discard: (t) => `${t.who} discards ${t.cards}.`,
  pass: (t) => `${t.who} passes.`,
  points: (t) => `${t.who} has ${n(t.points, 'point')}.`,
};
