// French words of the board.
import { joined as list } from '@railwright/engine/joined';
import type { Words } from './words.ts';

const coins = (n: number): string => (n === 1 ? '1 pièce' : `${n} pièces`);
const pointsOf = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const FRENCH: Words = {
  city: (n) => (n === 1 ? 'ville avec 1 immeuble' : `ville avec ${n} immeubles`),
  remote: (n) => `lieu éloigné, ${n}`,
  unknown: 'terrain inconnu',
  barriers: (labels) => `barrière vers ${list(labels, 'et')}`,
  links: {
    ferry: (label, n) => `ferry vers ${label} pour ${coins(n)}`,
    tunnel: (label, n) => `tunnel vers ${label} pour ${coins(n)}`,
  },
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
  barrier: 'Barrière',
  station: 'Gare',
  remoteLocation: 'Lieu éloigné',
  cityName: 'Ville',
  cityHint: 'une gare par immeuble',
  remoteHint: 'le nombre\u00a0: coût et points',
  link: { ferry: 'Ferry', tunnel: 'Tunnel' },
  linkHint: 'le nombre est le prix de la traversée',
  oneWay: 'Bord à sens unique',
  oneWayHint: 'les rails suivent la flèche',
  bonusName: 'Prime',
  bonusHint: 'pour le premier qui y pose des rails',
  region: 'Région',
  route: 'Liaison',
  routeFor: {
    first: (points) => `${pointsOf(points)} pour le premier qui relie les deux extrémités`,
    all: (points) => `${pointsOf(points)} pour tous ceux qui relient les deux extrémités`,
  },
  barrierHint: 'pas de rails au travers',
  row: (name, show) =>
    `${name === '' ? 'Rangée du marché' : `Rangée «\u00a0${name}\u00a0»`}\u00a0: ${show === 1 ? '1 carte visible' : `${show} cartes visibles`}`,
  card: {
    value: (n) => (n === 1 ? 'rapporte 1 pièce' : `rapporte ${n} pièces`),
    cost: (n) => `coût ${n}`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
  },
  diff: {
    title: (packs, since) => `Ce qui a changé dans ${packs} depuis ${since}`,
    heads: { cards: 'Cartes', rules: 'Règles', others: 'Autres', games: 'Parties' },
    marks: { added: 'nouveau', changed: 'modifié', removed: 'supprimé' },
    before: 'avant',
    now: 'maintenant',
    more: (n) => `et ${n.toLocaleString('fr')} de plus`,
  },
  categories: {
    train: 'Train',
    rail: 'Rails',
    station: 'Gare',
    action: 'Action',
    victory: 'Victoire',
    waste: 'Ferraille',
    attack: 'Attaque',
    reaction: 'Réaction',
    power: 'Pouvoir',
    event: 'Événement',
  },
};
