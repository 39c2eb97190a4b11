// French: what cells are called aloud.
import { joined as list } from '@railwright/engine/joined';
import type { SpokenWords } from './words.ts';

const coins = (n: number): string => (n === 1 ? '1 pièce' : `${n} pièces`);
const pointsOf = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const FRENCH: SpokenWords = {
  city: (n) => (n === 1 ? 'ville avec 1 immeuble' : `ville avec ${n} immeubles`),
  remote: (n) => `lieu éloigné, ${n}`,
  unknown: 'terrain inconnu',
  barriers: (labels) => `barrière vers ${list(labels, 'et')}`,
  links: {
    ferry: (label, n) => `ferry vers ${label} pour ${coins(n)}`,
    tunnel: (label, n) => `tunnel vers ${label} pour ${coins(n)}`,
  },
  toll: (n, owner = 'le premier à traverser') => `péage de ${coins(n)} pour ${owner}`,
  reserved: (owner) => (owner === undefined ? 'réservé au premier à traverser' : `réservé à ${owner}`),
  oneWayTo: (labels) => `sens unique vers ${list(labels, 'et')}`,
  oneWayFrom: (labels) => `sens unique depuis ${list(labels, 'et')}`,
  routeEnds: (routes) => `extrémité de la liaison ${list(routes, 'et')}`,
  regions: (names) => `dans la région ${list(names, 'et')}`,
  bonus: (points, n) =>
    `prime de ${list([...(points > 0 ? [pointsOf(points)] : []), ...(n > 0 ? [coins(n)] : [])], 'et')}`,
  rails: (seats) => `rails de ${list(seats, 'et')}`,
  stations: (n) => (n === 1 ? '1 gare' : `${n} gares`),
  cost: (n) => (n === 1 ? 'coûte 1 pièce' : `coûte ${n} pièces`),
  closed: 'fermé',
  seat: (n) => `joueur ${n}`,
};
