// German help for Trains.
import type { EN } from './en.ts';

export const DE: typeof EN = {
  basics: [
    'Ziel: die meisten Punkte, wenn das Spiel endet. Punkte bringen Städte mit Bahnhöfen an deinen Gleisen, erreichte entlegene Orte und Karten mit Punkten.',
    'Dein Spielzug: Spiele Karten aus deiner Hand und kaufe Karten vom Markt, in beliebiger Reihenfolge, mit den Münzen, die deine Karten bringen.',
    'Manche Karten legen Gleise oder bauen Bahnhöfe auf dem Plan. Gleise kosten Münzen, und mehr, wo das Gelände schwierig ist oder wo Städte, Bahnhöfe und Mitspieler sind. Viele dieser Karten bringen Abfall, der nur deine Hand füllt.',
    'Am Ende deines Spielzugs kommen alle deine Karten auf den Ablagestapel, auch die gekauften, und du ziehst eine neue Hand. Aus dem Ablagestapel wird ein neuer Nachziehstapel, wenn der alte aufgebraucht ist.',
  ],
};
