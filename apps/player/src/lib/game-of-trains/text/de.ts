// German texts at the table of Game of Trains.
import { counted as n } from '../../text/de/count.ts';
import type { EN } from './en.ts';

const places = (by: number): string => n(Math.abs(by), 'Platz', 'Plätze');

export const DE: typeof EN = {
  decisions: {
    keep: 'Behalte eine deiner Karten.',
    exchange: 'Lege die behaltene Karte aus: Sie ersetzt eine Karte deines Zuges.',
    turn: 'Ziehe eine Karte oder nutze eine, die offen ausliegt.',
    place: 'Lege die gezogene Karte aus: Sie ersetzt eine Karte deines Zuges.',
    protect: 'Wähle die Karte, die geschützt wird.',
  },
  swapWith: (by) =>
    by === 1
      ? 'Wähle eine Karte: Sie tauscht den Platz mit ihrer rechten Nachbarin.'
      : `Wähle eine Karte: Sie tauscht den Platz mit der Karte ${by} Plätze rechts von ihr.`,
  shiftBy: (by) => `Wähle die Karte, die ${places(by)} nach ${by > 0 ? 'rechts' : 'links'} rückt.`,
  noneFaceUp: 'noch keine: Was einen Zug verlässt, kommt hierher',
  draw: 'Karte ziehen',
  drawPile: 'Nachziehstapel',
  discardPile: (count) => `Ablagestapel: ${n(count, 'Karte', 'Karten')}`,
  faceUp: 'Offen',
  train: (name) => `Zug von ${name}`,
  position: (at, card) => `Platz ${at}: ${card}`,
  locked: 'geschützt',
  gap: 'leer',
  drawn: (card) => `Du hältst die ${card}.`,
  why: {
    turnFirst: 'Ziehe zuerst eine Karte oder nutze eine, die offen ausliegt.',
    locked: 'Diese Karte ist schon geschützt.',
    noWay: (by) => `Sie kann nicht ${places(by)} nach ${by > 0 ? 'rechts' : 'links'} rücken.`,
    noPartner: 'Es gibt keine Karte, mit der sie tauschen könnte.',
    noTarget: (ability) => `${ability}: Es gibt nichts, worauf es sich anwenden ließe.`,
    notYours: 'Das ist nicht dein Zug.',
  },
  goal: 'Wessen Zug als erster von links nach rechts aufsteigt, gewinnt.',
  inOrder: (count, of) => `${count} von ${of} geordnet`,
  cardsOf: (count) => n(count, 'Karte', 'Karten'),
  /** The figure that counts at the end. */
  total: 'Geordnete Wagen',
  counted: 'Karten, die zählen',
  safe: 'Geschützt',
  /** Over time. */
  chart: 'Geordnete Wagen im Verlauf',
  log: {
    'end-ordered': (t) => `Der Zug von ${t.who} ist aufsteigend geordnet: ${t.who} gewinnt.`,
    'end-turn-limit': () => 'Das Spiel endet ohne Sieger: zu viele Spielzüge.',
    setup: (t) => `${t.who} beginnt.`,
    deal: (t) => `${t.who} bekommt ${t.cards}.`,
    keep: (t) => `${t.who} behält ${t.card}.`,
    use: (t) => `${t.who} nutzt ${t.card}.`,
    place: (t) => `${t.who} legt ${t.card} auf Platz ${t.at}.`,
    swap: (t) => `${t.who} vertauscht die Plätze ${t.at}.`,
    shift: (t) => `${t.who} verschiebt ${t.card} auf Platz ${t.at}.`,
    protect: (t) => `${t.who} schützt Platz ${t.at}.`,
    protected: (t) => `Platz ${t.at} von ${t.who} ist geschützt.`,
    unprotect: (t) => `Platz ${t.at} von ${t.who} ist nicht mehr geschützt.`,
    remove: (t) => `${t.who} verliert ${t.card} auf Platz ${t.at}.`,
    'face-up': (t) => `${t.card} liegt offen aus.`,
    'pair-discarded': (t) => `${t.cards} zeigen dieselbe Fähigkeit und kommen auf den Ablagestapel.`,
    reshuffle: () => 'Der Ablagestapel wird neu gemischt.',
  },
};
