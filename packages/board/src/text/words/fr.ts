// French words beside maps and on cards.
import { numeral } from '@railwright/engine/numeral';
import type { Words } from './words.ts';

const pointsOf = (n: number): string => `${numeral(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

export const FRENCH: Words = {
  barrier: 'Barrière',
  station: 'Gare',
  remoteLocation: 'Lieu éloigné',
  cityName: 'Ville',
  cityHint: 'une gare par immeuble',
  remoteHint: 'le nombre\u00a0: coût et points',
  link: { ferry: 'Ferry', tunnel: 'Tunnel' },
  linkHint: 'le nombre est le prix de la traversée',
  toll: 'Péage',
  tollHint: 'payé par les autres au premier à traverser',
  reserved: 'Réservé',
  reservedHint: 'au premier à traverser',
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
    points: pointsOf,
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
