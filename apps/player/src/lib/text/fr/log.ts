// The log in French.
import { counted as n } from './count.ts';
import type { Sentences } from '../told.ts';

export const FR_LOG: Sentences = {
  turn: (t) => `Tour ${t.n} : ${t.who}`,
  shuffle: (t) => `${t.who} mélange sa pioche.`,
  'draw-hidden': (t) => `${t.who} pioche ${n(t.n, 'carte')}.`,
  draw: (t) => `${t.who} pioche ${t.cards}.`,
  discard: (t) => `${t.who} défausse ${t.cards}.`,
  pass: (t) => `${t.who} passe.`,
  points: (t) => `${t.who} a ${n(t.points, 'point')}.`,
};
