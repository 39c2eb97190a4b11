// German words beside maps and on cards.
import { numeral } from '@railwright/engine/numeral';
import type { Words } from './words.ts';

const pointsOf = (n: number): string => `${numeral(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`;

export const GERMAN: Words = {
  barrier: 'Sperre',
  station: 'Bahnhof',
  remoteLocation: 'Entlegener Ort',
  cityName: 'Stadt',
  cityHint: 'ein Bahnhof je Gebäude',
  remoteHint: 'die Zahl: Kosten und Punkte',
  link: { ferry: 'Fähre', tunnel: 'Tunnel' },
  linkHint: 'die Zahl ist der Preis der Überfahrt',
  toll: 'Maut',
  tollHint: 'zahlen die anderen an den Ersten, der hinüberbaut',
  reserved: 'Reserviert',
  reservedHint: 'für den Ersten, der hinüberbaut',
  oneWay: 'Einbahnkante',
  oneWayHint: 'Gleise führen nur in Pfeilrichtung darüber',
  bonusName: 'Bonus',
  bonusHint: 'für den Ersten, der dort Gleise legt',
  region: 'Region',
  route: 'Verbindung',
  routeFor: {
    first: (points) => `${pointsOf(points)} für den Ersten, der beide Enden verbindet`,
    all: (points) => `${pointsOf(points)} für alle, die beide Enden verbinden`,
  },
  barrierHint: 'keine Gleise hinüber',
  row: (name, show) =>
    `${name === '' ? 'Auslage' : `Auslage „${name}“`}: ${show === 1 ? '1 Karte liegt' : `${show} Karten liegen`} offen`,
  card: {
    value: (n) => (n === 1 ? 'bringt 1 Münze' : `bringt ${n} Münzen`),
    cost: (n) => `Kosten ${n}`,
    points: pointsOf,
  },
  diff: {
    title: (packs, since) => `Was sich in ${packs} seit ${since} geändert hat`,
    heads: { cards: 'Spielkarten', rules: 'Regeln', others: 'Sonstiges', games: 'Partien' },
    marks: { added: 'neu', changed: 'geändert', removed: 'entfernt' },
    before: 'vorher',
    now: 'jetzt',
    more: (n) => `und ${n.toLocaleString('de')} weitere`,
  },
  categories: {
    train: 'Zug',
    rail: 'Gleise',
    station: 'Bahnhof',
    action: 'Aktion',
    victory: 'Siegpunkte',
    waste: 'Abfall',
    attack: 'Angriff',
    reaction: 'Reaktion',
    power: 'Fähigkeit',
    event: 'Ereignis',
  },
};
