// German help for Trains.
import { counted as n } from '../../text/de/count.ts';
import type { EN } from './en.ts';

export const DE: typeof EN = {
  points:
    'Eine Stadt zählt erst, wenn sie Bahnhöfe hat, für alle mit Gleisen dort; ein entlegener Ort zählt, sobald deine Gleise ihn erreichen. Alle anderen Felder sind nichts wert. Von den Karten zählen nur die mit einer Zahl am Stern.',
  basics: [
    'Ziel: die meisten Punkte, wenn das Spiel endet. Punkte bringen Städte mit Bahnhöfen an deinen Gleisen, erreichte entlegene Orte und Karten mit Punkten.',
    'Dein Spielzug: Spiele Karten aus deiner Hand und kaufe Karten vom Markt, in beliebiger Reihenfolge, mit den Münzen, die deine Karten bringen.',
    'Manche Karten legen Gleise oder bauen Bahnhöfe auf dem Plan. Gleise kosten Münzen, und mehr, wo das Gelände schwierig ist oder wo Städte, Bahnhöfe und Mitspieler sind. Viele dieser Karten bringen Abfall, der nur deine Hand füllt.',
    'Am Ende deines Spielzugs kommen alle deine Karten auf den Ablagestapel, auch die gekauften, und du ziehst eine neue Hand. Ist dein Nachziehstapel leer, wird der gemischte Ablagestapel zum neuen.',
  ],
  cards: {
    play: (card) => `${card} ausspielen`,
    buy: (card) => `${card} kaufen`,
    gain: (card) => `${card} nehmen`,
    put: (card) => `${card} zurücklegen`,
    name: (card) => `${card} nennen`,
    show: (card) => `${card} zeigen`,
    instead: (card) => `Stattdessen tun, was ${card} sagt`,
    choose: (card) => `${card} wählen`,
    power: (card) => `Die Fähigkeit ${card}`,
  },
  cells: {
    start: (cell) => `Erste Gleise in ${cell}`,
    rail: (cell) => `Gleise in ${cell}`,
    station: (cell) => `Ein Bahnhof in ${cell}`,
    cell: (cell) => `${cell} wählen`,
    remove: (cell) => `Aus ${cell} entfernen`,
    token: (cell) => `Ein Marker in ${cell}`,
    take: (cell) => `Aus ${cell} nehmen`,
  },
  done: 'Nichts mehr wählen',
  ends: {
    when: 'Das Spiel endet nach dem Spielzug, in dem eines davon eintritt:',
    rails: (who, left) => `Jemand hat alle Gleise gelegt. Am wenigsten hat ${who}: noch ${left}.`,
    stations: (left) => `Alle Bahnhöfe sind gebaut: noch ${left}.`,
    piles: (of, empty) =>
      `${of === 1 ? '1 Stapel' : `${of} Stapel`} des Markts ${of === 1 ? 'ist' : 'sind'} leer, Abfall nicht gezählt: bisher ${empty}.`,
    rounds: (of, now) =>
      now === 0 ? `Runde ${of} ist vorbei.` : `Runde ${of} ist vorbei: Dies ist Runde ${now}.`,
    points: (of, who, most) =>
      `Am Ende eines Spielzugs hat jemand ${n(of, 'Punkt', 'Punkte')}. Am meisten hat ${who}: ${most}.`,
    cities: (of, full) =>
      `${of === 1 ? '1 Stadt hat' : `${of} Städte haben`} keinen Platz für einen weiteren Bahnhof: bisher ${full}.`,
    routes: (of, claimed) =>
      `${of === 1 ? '1 Verbindung ist' : `${of} Verbindungen sind`} hergestellt: bisher ${claimed}.`,
    pile: (card, left) => `Der Stapel ${card} ist leer: noch ${left}.`,
    fewRails: (of) => `Jemand hat höchstens noch ${n(of, 'Gleis', 'Gleise')}.`,
    oneMore: {
      turn: 'Dann hat jeder noch einen Spielzug.',
      round: 'Die laufende Runde wird vorher noch zu Ende gespielt; danach folgt eine letzte.',
    },
    finishRound: 'Die laufende Runde wird vorher noch zu Ende gespielt.',
  },
};
