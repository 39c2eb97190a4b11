// The log in German.
import { counted as n } from './count.ts';
import type { Sentences } from '../told.ts';

export const DE_LOG: Sentences = {
  turn: (t) => `Spielzug ${t.n}: ${t.who}`,
  shuffle: (t) => `${t.who} mischt den Nachziehstapel.`,
  'draw-hidden': (t) => `${t.who} zieht ${n(t.n, 'Karte', 'Karten')}.`,
  draw: (t) => `${t.who} zieht ${t.cards}.`,
  discard: (t) => `${t.who} legt ${t.cards} ab.`,
  pass: (t) => `${t.who} passt.`,
  points: (t) => `${t.who} hat ${n(t.points, 'Punkt', 'Punkte')}.`,
};
