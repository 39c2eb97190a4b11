// French help for Trains.
import { counted as n } from '../../text/fr/count.ts';
import { typeset } from '@railwright/engine/typeset';
import type { EN } from './en.ts';

export const FR: typeof EN = typeset({
  points:
    'Une ville ne compte qu’une fois qu’elle a des gares, pour tous ceux qui y ont des rails ; un lieu éloigné compte dès que vos rails l’atteignent. Les autres cases ne valent rien. Parmi les cartes, seules comptent celles qui portent un nombre près de l’étoile.',
  basics: [
    'But : avoir le plus de points à la fin de la partie. Les points viennent des villes avec des gares où passent vos rails, des lieux éloignés que vous atteignez et des cartes à points.',
    'Votre tour : jouez des cartes de votre main et achetez des cartes du marché, dans l’ordre de votre choix, avec les pièces que rapportent vos cartes.',
    'Certaines cartes posent des rails ou construisent des gares sur le plateau. Les rails coûtent des pièces, et davantage en terrain difficile ou là où il y a des villes, des gares et d’autres joueurs. Beaucoup de ces cartes rapportent de la ferraille, qui ne fait qu’encombrer votre main.',
    'À la fin de votre tour, toutes vos cartes vont à la défausse, y compris celles que vous avez achetées, et vous piochez une nouvelle main. Quand la pioche est vide, la défausse mélangée en forme une nouvelle.',
  ],
  cards: {
    play: (card) => `Jouer ${card}`,
    buy: (card) => `Acheter ${card}`,
    gain: (card) => `Recevoir ${card}`,
    put: (card) => `Remettre ${card}`,
    name: (card) => `Nommer ${card}`,
    show: (card) => `Montrer ${card}`,
    instead: (card) => `À la place, faire ce que dit ${card}`,
    choose: (card) => `Choisir ${card}`,
    power: (card) => `Le pouvoir ${card}`,
  },
  cells: {
    start: (cell) => `Premiers rails en ${cell}`,
    rail: (cell) => `Rails en ${cell}`,
    station: (cell) => `Une gare en ${cell}`,
    cell: (cell) => `Choisir ${cell}`,
    remove: (cell) => `Retirer de ${cell}`,
    token: (cell) => `Un jeton en ${cell}`,
    take: (cell) => `Prendre en ${cell}`,
  },
  done: 'Ne rien choisir de plus',
  ends: {
    when: 'La partie s’achève après le tour où l’un de ces cas se présente :',
    rails: (who, left) => `Quelqu’un a posé tous ses rails. ${who} en a le moins : encore ${left}.`,
    stations: (left) => `Toutes les gares sont construites : encore ${left}.`,
    piles: (of, empty) =>
      `${of === 1 ? '1 pile du marché est vide' : `${of} piles du marché sont vides`}, sans compter la ferraille : ${empty} jusqu’ici.`,
    rounds: (of, now) =>
      now === 0 ? `La manche ${of} est terminée.` : `La manche ${of} est terminée : c’est la manche ${now}.`,
    points: (of, who, most) =>
      `À la fin d’un tour, quelqu’un a ${n(of, 'point')}. ${who} en a le plus : ${most}.`,
    cities: (of, full) =>
      `${of === 1 ? '1 ville n’a' : `${of} villes n’ont`} plus de place pour une gare : ${full} jusqu’ici.`,
    routes: (of, claimed) =>
      `${of === 1 ? '1 liaison est réalisée' : `${of} liaisons sont réalisées`} : ${claimed} jusqu’ici.`,
    pile: (card, left) => `La pile ${card} est vide : encore ${left}.`,
    fewRails: (of) => `Il reste à quelqu’un au plus ${n(of, 'rail')}.`,
    oneMore: {
      turn: 'Chacun joue alors encore un tour.',
      round: 'La manche en cours est d’abord jouée jusqu’au bout, puis une dernière.',
    },
    finishRound: 'La manche en cours est d’abord jouée jusqu’au bout.',
  },
});
