// German words of the board.
import { joined as list } from '@railwright/engine/joined';
import type { Words } from './words.ts';

const coins = (n: number): string => (n === 1 ? '1 Münze' : `${n} Münzen`);
const pointsOf = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

export const GERMAN: Words = {
  city: (n) => (n === 1 ? 'Stadt mit 1 Gebäude' : `Stadt mit ${n} Gebäuden`),
  remote: (n) => `entlegener Ort, ${n}`,
  unknown: 'unbekanntes Gelände',
  barriers: (labels) => `Sperre nach ${list(labels, 'und')}`,
  links: {
    ferry: (label, n) => `Fähre nach ${label} für ${coins(n)}`,
    tunnel: (label, n) => `Tunnel nach ${label} für ${coins(n)}`,
  },
  oneWayTo: (labels) => `nur in Richtung ${list(labels, 'und')}`,
  oneWayFrom: (labels) => `nur aus Richtung ${list(labels, 'und')}`,
  routeEnds: (routes) => `Ende der Verbindung ${list(routes, 'und')}`,
  regions: (names) => `in der Region ${list(names, 'und')}`,
  bonus: (points, n) =>
    `Bonus von ${list([...(points > 0 ? [pointsOf(points)] : []), ...(n > 0 ? [coins(n)] : [])], 'und')}`,
  rails: (seats) => `Gleise von ${list(seats, 'und')}`,
  stations: (n) => (n === 1 ? '1 Bahnhof' : `${n} Bahnhöfe`),
  cost: (n) => (n === 1 ? 'kostet 1 Münze' : `kostet ${n} Münzen`),
  closed: 'gesperrt',
  seat: (n) => `Spieler ${n}`,
  barrier: 'Sperre',
  station: 'Bahnhof',
  remoteLocation: 'Entlegener Ort',
  cityName: 'Stadt',
  cityHint: 'ein Bahnhof je Gebäude',
  remoteHint: 'die Zahl: Kosten und Punkte',
  link: { ferry: 'Fähre', tunnel: 'Tunnel' },
  linkHint: 'die Zahl ist der Preis der Überfahrt',
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
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
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
