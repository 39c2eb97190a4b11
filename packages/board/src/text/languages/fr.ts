// What the board says in French.
import { list, type Words } from './words.ts';

export const FRENCH: Words = {
  city: (n) => (n === 1 ? 'ville d’un immeuble' : `ville de ${n} immeubles`),
  remote: (n) => `lieu éloigné, ${n}`,
  unknown: 'terrain inconnu',
  barriers: (labels) => `barrière vers ${list(labels, 'et')}`,
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
  remoteHint: 'le nombre : coût et points',
  barrierHint: 'pas de rails au travers',
  card: {
    value: (n) => (n === 1 ? 'rapporte 1 pièce' : `rapporte ${n} pièces`),
    cost: (n) => `coût ${n}`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
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
  },
};
