// What the board says in German.
import { list, type Words } from './words.ts';

export const GERMAN: Words = {
  city: (n) => (n === 1 ? 'Stadt mit 1 Gebäude' : `Stadt mit ${n} Gebäuden`),
  remote: (n) => `entlegener Ort, ${n}`,
  unknown: 'unbekanntes Gelände',
  barriers: (labels) => `Sperre nach ${list(labels, 'und')}`,
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
  barrierHint: 'keine Gleise hinüber',
  card: {
    value: (n) => (n === 1 ? 'bringt 1 Münze' : `bringt ${n} Münzen`),
    cost: (n) => `Kosten ${n}`,
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
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
  },
};
