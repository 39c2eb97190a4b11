// French texts at the table of Game of Trains.
import { counted as n } from '../../text/fr/count.ts';
import type { EN } from './en.ts';
import { typeset } from '@railwright/engine/typeset';

export const FR: typeof EN = typeset({
  decisions: {
    keep: 'Gardez une de vos cartes.',
    exchange: 'Placez la carte gardée : elle remplace une carte de votre train.',
    turn: 'Piochez une carte, ou utilisez-en une visible.',
    place: 'Placez la carte piochée : elle remplace une carte de votre train.',
    protect: 'Choisissez la carte à protéger.',
  },
  swapWith: (by) =>
    by === 1
      ? 'Choisissez une carte : elle change de place avec sa voisine de droite.'
      : `Choisissez une carte : elle change de place avec celle qui est ${by} places à sa droite.`,
  shiftBy: (by) =>
    `Choisissez la carte qui se déplace de ${n(Math.abs(by), 'place')} vers la ${by > 0 ? 'droite' : 'gauche'}.`,
  noneFaceUp: 'aucune encore : ce qui quitte un train vient ici',
  draw: 'Piocher une carte',
  drawPile: 'Pioche',
  discardPile: (count) => `Défausse : ${n(count, 'carte')}`,
  faceUp: 'Visibles',
  train: (name) => `Train de ${name}`,
  position: (at, card) => `Place ${at} : ${card}`,
  locked: 'protégée',
  gap: 'vide',
  drawn: (card) => `Vous tenez le ${card}.`,
  why: {
    turnFirst: 'Piochez d’abord une carte, ou utilisez-en une visible.',
    locked: 'Cette carte est déjà protégée.',
    noWay: (by) =>
      `Elle ne peut pas aller ${n(Math.abs(by), 'place')} vers la ${by > 0 ? 'droite' : 'gauche'}.`,
    noPartner: 'Il n’y a pas de carte avec laquelle l’échanger.',
    noTarget: (ability) => `${ability} : il n’y a rien à quoi l’appliquer.`,
    notYours: 'Ce train n’est pas le vôtre.',
  },
  goal: 'Le premier dont le train croît de gauche à droite gagne.',
  inOrder: (count, of) => `${count} sur ${of} en ordre`,
  cardsOf: (count) => n(count, 'carte'),
  /** The figure that counts at the end. */
  total: 'Wagons en ordre',
  counted: 'Cartes qui comptent',
  safe: 'Protégées',
  /** Over time. */
  chart: 'Wagons en ordre au fil du temps',
  log: {
    'end-ordered': (t) => `Le train de ${t.who} est en ordre croissant : ${t.who} gagne.`,
    'end-turn-limit': () => 'La partie s’achève sans vainqueur : trop de tours.',
    setup: (t) => `${t.who} commence.`,
    deal: (t) => `${t.who} reçoit ${t.cards}.`,
    keep: (t) => `${t.who} garde ${t.card}.`,
    use: (t) => `${t.who} utilise ${t.card}.`,
    place: (t) => `${t.who} met ${t.card} à la place ${t.at}.`,
    swap: (t) => `${t.who} échange les places ${t.at}.`,
    shift: (t) => `${t.who} déplace ${t.card} à la place ${t.at}.`,
    protect: (t) => `${t.who} protège la place ${t.at}.`,
    protected: (t) => `La place ${t.at} de ${t.who} est protégée.`,
    unprotect: (t) => `La place ${t.at} de ${t.who} n’est plus protégée.`,
    remove: (t) => `${t.who} perd ${t.card} à la place ${t.at}.`,
    'face-up': (t) => `${t.card} est face visible.`,
    'pair-discarded': (t) => `${t.cards} ont la même action et sont défaussés.`,
    reshuffle: () => 'La défausse est mélangée.',
  },
});
