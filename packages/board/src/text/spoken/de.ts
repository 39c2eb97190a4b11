// German: what cells are called aloud.
import { joined as list } from '@railwright/engine/joined';
import type { SpokenWords } from './words.ts';

const coins = (n: number): string => (n === 1 ? '1 Münze' : `${n} Münzen`);
const pointsOf = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

export const GERMAN: SpokenWords = {
  city: (n) => (n === 1 ? 'Stadt mit 1 Gebäude' : `Stadt mit ${n} Gebäuden`),
  remote: (n) => `entlegener Ort, ${n}`,
  unknown: 'unbekanntes Gelände',
  barriers: (labels) => `Sperre nach ${list(labels, 'und')}`,
  links: {
    ferry: (label, n) => `Fähre nach ${label} für ${coins(n)}`,
    tunnel: (label, n) => `Tunnel nach ${label} für ${coins(n)}`,
  },
  toll: (n, owner = 'den Ersten, der hinüberbaut') => `${coins(n)} Maut an ${owner}`,
  reserved: (owner = 'den Ersten, der hinüberbaut') => `nur für ${owner}`,
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
};
