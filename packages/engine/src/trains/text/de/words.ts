// German: the words. A turn is a "Spielzug", since a "Zug" is a train.
import { CARD } from './card-words.ts';
import { joined } from '../../../core/joined.ts';
import type { Lexicon } from '../en/words.ts';
import { nounOf } from '../noun.ts';

/** A comma that ends a relative clause if the sentence goes on. */
export const END = '\u0004';

export const WORDS: Lexicon = {
  and: 'und',
  or: 'oder',
  colon: ': ',
  semicolon: '; ',
  otherwise: '; sonst ',
  end: END,
  onlyIf: ', ',

  bounds: { atLeast: 'mindestens', atMost: 'höchstens', exactly: 'genau' },
  inAll: 'insgesamt {limit}',
  none: 'keine',
  singular: /(?:^| )1$/,
  per: 'für',
  forEach: 'für',
  every: 'je',
  operators: { sum: ' plus ', minus: ' minus ', times: ' mal ', divide: ' geteilt durch ' },
  rounded: ' (abgerundet)',

  nouns: {
    coin: nounOf('Münze', 'Münzen', { isSum: true }),
    point: nounOf('Punkt', 'Punkte', { isSum: true }),
    card: nounOf('Karte', 'Karten', { article: 'eine Karte' }),
    rail: nounOf('Gleis', 'Gleise'),
    station: nounOf('Bahnhof', 'Bahnhöfe'),
  },
  railsOf: {
    own: nounOf('{dein|sein}er Gleise', '{dein|sein}er Gleise', { all: 'eigene Gleise' }),
    opponents: nounOf('gegnerisches Gleis', 'gegnerische Gleise'),
    all: nounOf('beliebiges Gleis', 'beliebige Gleise'),
  },
  tokensOf: {
    any: nounOf('{token}-Marker', '{token}-Marker'),
    own: nounOf('{dein|sein}er {token}-Marker', '{dein|sein}er {token}-Marker', {
      all: 'eigene {token}-Marker',
    }),
    opponents: nounOf('gegnerischen {token}-Marker', 'gegnerische {token}-Marker'),
    all: nounOf('beliebigen {token}-Marker', 'beliebige {token}-Marker'),
  },
  prices: {
    cheaper: nounOf('Münze weniger', 'Münzen weniger', { equal: 'weniger Münzen, und zwar {amount}' }),
    dearer: nounOf('Münze mehr', 'Münzen mehr', { equal: 'mehr Münzen, und zwar {amount}' }),
  },

  cells: {
    order: ['rails', 'stations', 'size', 'room', 'tokens', 'lacks', 'border', 'inland', 'outside', 'region'],
    with: 'mit',
    without: 'ohne',
    border: 'am Rand des Spielplans',
    inland: 'abseits vom Rand des Spielplans',
    region: 'in der Region {regions}',
    outside: 'außerhalb der Region {regions}',
    rails: { own: '{dein|sein}en Gleisen', opponents: 'gegnerischen Gleisen', all: 'Gleisen' },
    rail: nounOf('Gleis', 'Gleisen'),
    station: nounOf('Bahnhof', 'Bahnhöfen'),
    space: nounOf('Bahnhofsplatz', 'Bahnhofsplätzen'),
    freeSpace: nounOf('freien Bahnhofsplatz', 'freien Bahnhofsplätzen'),
    noSpace: 'ohne freien Bahnhofsplatz',
    step: nounOf('Schritt', 'Schritte'),
    next: 'neben {cell}',
    steps: '{steps} von {cell} entfernt',
    distance: 'im Abstand von {distance} von {cell}',
    connected: '{dein|sein}e Gleise mit {cell} verbinden',
    among: 'unter {cells}',
    is: '{cells} ist',
    are: '{cells} sind',
    lacking: {
      places: ['Stadt', 'entlegenen Ort'],
      rails: { own: '{dein|sein}e Gleise', opponents: 'gegnerische Gleise', all: 'Gleise' },
      stations: 'Bahnhöfe',
    },
  },

  onCell: nounOf('auf ein Feld', 'auf Felder'),
  ontoMap: 'auf den Spielplan',
  offMap: 'vom Spielplan',
  free: 'ohne Aufpreis',
  reach: { anywhere: ', auch abseits {dein|sein}er Gleise', path: ', jedes neben das vorige' },
  whole: {
    own: ', ohne {dein|sein} Netz zu teilen',
    others: ', ohne das Netz seines Besitzers zu teilen',
  },
  inPlay: '{card} {when} im Spiel',
  beyond: 'über das Ende des Spielzugs hinaus',
  anotherTurn: 'nach diesem Spielzug noch einen, aber keinen dritten in Folge',
  nextHand: {
    before: 'für {dein|sein}e nächste Hand ',
    more: nounOf('Karte mehr', 'Karten mehr'),
    fewer: nounOf('Karte weniger', 'Karten weniger'),
  },
  nextCoins: {
    before: 'zu Beginn {dein|sein}es nächsten Spielzugs ',
    coins: nounOf('Münze', 'Münzen', { isSum: true }),
  },
  goals: {
    noun: nounOf('Ziel', 'Ziele'),
    kept: ', von denen {du|er} {bounds} {behältst|behält}',
    oneKept: ', das {du|er} behalten {darfst|darf}',
  },
  top: {
    one: 'die oberste Karte {dein|sein}es Nachziehstapels',
    many: 'die obersten {count} Karten {dein|sein}es Nachziehstapels',
    from: 'von oben von {dein|sein}em Nachziehstapel',
  },
  until: {
    cards: 'so lange Karten von {dein|sein}em Nachziehstapel',
    found: ', bis {du|er} {found} aufgedeckt {hast|hat}',
  },
  kind: 'eine Karte',
  toSupply: 'in den Vorrat',
  onDeck: {
    one: 'auf {dein|sein}en Nachziehstapel',
    many: 'in beliebiger Reihenfolge auf {dein|sein}en Nachziehstapel',
  },
  receivers: {
    left: 'nach links',
    right: 'nach rechts',
    active: 'an {den Spieler, der am Zug ist,|dich}',
  },
  targets: {
    hand: 'auf die Hand',
    discard: 'auf {dein|sein}en Ablagestapel',
    gained: 'zu {dein|sein}en erhaltenen Karten',
    play: 'ins Spiel',
    'deck-bottom': 'unter {dein|sein}en Nachziehstapel',
    'deck-top': 'auf {dein|sein}en Nachziehstapel',
    trash: 'zu den entsorgten Karten',
    supply: 'in den Vorrat',
    aside: '',
    mat: 'auf {dein|sein} Tableau',
    'mat-down': 'verdeckt auf {dein|sein} Tableau',
  },
  fromGame: 'aus dem Spiel',
  intoDeck: 'in {dein|sein}en Nachziehstapel',
  deck: '{dein|sein}en Nachziehstapel',
  hand: '{dein|sein}e Hand',
  atRandom: 'zufällig {cards}',
  again: 'noch einmal',
  each: {
    opponent: 'jeder Gegner',
    chosen: 'ein Gegner {deiner|seiner} Wahl',
    player: 'jeder Spieler',
    thatPlayer: 'dieser Spieler',
    active: 'der Spieler, der am Zug ist,',
  },
  surcharges: {
    terrain: 'Gelände',
    city: 'Städte',
    remote: 'entlegene Orte',
    opponents: 'gegnerische Gleise',
  },

  card: CARD,
  mustApply: 'du musst diesen Effekt ausführen, wenn er sich ausführen lässt',

  whileInPlay: 'solange diese Karte im Spiel ist,',
  roles: { power: 'während des ganzen Spiels', event: 'während dieses Ereignisses' },
  lasts: {
    'turn-end': 'bis zum Ende des Spielzugs',
    'next-turn': 'bis zum Beginn {dein|sein}es nächsten Spielzugs',
    'next-turn-end': 'bis zum Ende {dein|sein}es nächsten Spielzugs',
    'game-end': 'bis zum Ende der Partie',
  },
  lastsTurns: 'bis zum Ende {turns}',
  staysTurns: 'während {dein|sein}er nächsten {turns} Spielzüge',
  nextTurns: {
    one: '{dein|sein}es nächsten Spielzugs',
    many: '{dein|sein}er nächsten {turns} Spielzüge',
    each: 'jedes {dein|sein}er nächsten {turns} Spielzüge',
  },
  turns: { 'turn-start': 'zu Beginn {turn}', 'turn-end': 'am Ende {turn}' },
  turnOf: {
    own: '{dein|sein}es Spielzugs',
    opponents: 'des Spielzugs jedes Gegners',
    all: 'des Spielzugs jedes Spielers',
  },
  turnEnd: { now: 'am Ende des Spielzugs', nowAndNext: 'am Ende dieses und {turn}' },
  whenever: {
    each: 'immer wenn {who} {what} {does}',
    once: 'wenn {who} in einem Spielzug zum ersten Mal {what} {does}',
    next: '{next}, wenn {who} {what} {does}',
    nextNow: '{next} in diesem Spielzug, wenn {who} {what} {does}',
  },
  whenTurn: {
    'turn-start': '{next}, wenn {dein|sein} Spielzug beginnt',
    'turn-end': '{next}, wenn {dein|sein} Spielzug endet',
  },
  next: { one: 'das nächste Mal', many: 'die nächsten {times} Male' },
  onlyNext: ', aber nur {next}',
  would: {
    own: 'wenn {du|er} {act} würde{st|}',
    opponents: 'wenn ein Gegner {act} würde',
    all: 'wenn ein Spieler {act} würde',
  },
  nothing: 'geschieht stattdessen nichts',
  orNothing: ' (ist das unmöglich, geschieht nichts)',
  mayNothing: {
    own: '{darfst du|darf er} stattdessen nichts tun',
    others: 'darf dieser Spieler stattdessen nichts tun',
  },
  thisTurn: ' in diesem Spielzug',
  actors: { own: '{du|er}', opponents: 'ein Gegner', all: 'ein Spieler' },
  drawn: 'durch einen Effekt {card}',
  shown: '(die Karte wird aufgedeckt)',
  about: {
    rail: 'ein Gleis',
    station: 'einen Bahnhof',
    deck: '{dein|sein}en Nachziehstapel',
    route: 'eine Verbindung',
    some: '{many}',
    resource: 'eine Ressource',
  },

  ranked: {
    owned: '{du|er} {many} {things} besitzt {than} jeder Gegner',
    resources: '{du|er} {many} {things} {hast|hat} {than} jeder Gegner',
    network: '{dein|sein} größtes Netz {large} ist {than} das jedes Gegners',
    line: '{dein|sein}e längste Strecke {long} ist {than} die jedes Gegners',
    trail: '{dein|sein} längster Weg {long} ist {than} der jedes Gegners',
    railsLeft: '{du|er} {many} Gleise übrig {hast|hat} {than} jeder Gegner',
    score: '{du|er} auf der Wertungsleiste {many} Punkte {hast|hat} {than} jeder Gegner',
    routes: '{du|er} {many} Verbindungen hergestellt {hast|hat} {than} jeder Gegner',
  },
  rank: {
    more: { many: 'mehr', much: 'mehr', large: 'größer', long: 'länger', than: 'als' },
    equal: {
      many: 'mindestens so viele',
      much: 'mindestens so viel',
      large: 'mindestens so groß',
      long: 'mindestens so lang',
      than: 'wie',
    },
  },
};

/** "a, b und c". */
export const list = (items: readonly string[], last = 'und'): string => joined(items, last);

export const quoted = (name: string): string => `„${name}“`;

export const isOneWord = (name: string): boolean => /^\p{L}+$/u.test(name);

/** "Abfallkarte", or "Karte „Alter Abfall“" for a name that is not a single word. */
export function cardOf(name: string, many: boolean): string {
  const card = many ? 'arten' : 'arte';
  return isOneWord(name) ? `${name}k${card}` : `K${card} ${quoted(name)}`;
}

/** "Flussfeld", "Wüstenfelder"; "Feld „Weites Land“" for a name that is not a single word. */
export function fieldOf(name: string, many: boolean, dative = false): string {
  const field = many ? (dative ? 'eldern' : 'elder') : 'eld';
  if (!isOneWord(name)) return `F${field} ${quoted(name)}`;
  return `${name}${name.endsWith('e') ? 'n' : ''}f${field}`;
}

/** "Sumpf- oder Gebirgsfeld". */
export function fieldsOf(names: readonly string[], many: boolean, dative = false): string {
  const field = many ? (dative ? 'feldern' : 'felder') : 'feld';
  const last = names.length - 1;
  const said = names.map((name, i) => {
    const whole = fieldOf(name, many, dative);
    return i < last && isOneWord(name) && isOneWord(names[last])
      ? `${whole.slice(0, -field.length)}-`
      : whole;
  });
  return `${said.slice(0, -1).join(', ')} oder ${said[last]}`;
}
