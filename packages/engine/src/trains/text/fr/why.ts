// French: why something is not offered.
import type { WhyWords } from '../why-words.ts';

const n = (count: number, word: string): string => `${count} ${word}${count < 2 ? '' : 's'}`;

export const FRENCH: WhyWords = {
  noEffect: (card) => `Jouée maintenant, la carte ${card} est sans effet.`,
  asked: (step) => `Autre chose est demandé : « ${step} ».`,
  cannot: (step) => `« ${step} » n’est pas possible.`,
  reasons: {
    over: () => 'La partie est finie.',
    'start-first': () => 'Choisissez d’abord la case de vos premiers rails.',
    'power-first': () => 'Choisissez d’abord votre pouvoir.',
    'no-power': ({ card }) => `${card} ne fait pas partie des pouvoirs restants.`,
    bid: ({ needed, there }) => `Proposez de ${needed} à ${there}, ou passez.`,
    'effect-first': ({ card }) => `Finissez d’abord l’effet de ${card}.`,
    'not-asked': () => 'Ce n’est pas un choix de ce tour.',
    unknown: () => 'Rien ne porte ce nom dans cette partie.',
    'not-in-hand': ({ card }) => `${card} n’est pas dans votre main.`,
    'nothing-to-play': ({ card }) => `${card} ne rapporte rien quand on la joue.`,
    'not-for-sale': ({ card }) => `${card} n’est pas à vendre.`,
    'no-pile': ({ card }) => `${card} n’a pas de pile dans cette partie.`,
    'pile-empty': ({ card }) => `La pile de ${card} est vide.`,
    'not-open': ({ card }) => `${card} n’est pas visible dans sa rangée pour le moment.`,
    exchanged: () => 'Cet échange a déjà été fait pendant ce tour.',
    'resource-full': () => 'Vous ne pouvez pas en avoir davantage.',
    'also-costs': ({ needed, there, resource }) => `Il faut ${needed} ${resource}, vous en avez ${there}.`,
    'buy-if': ({ card }) => `Vous ne remplissez pas la condition pour acheter ${card}.`,
    coins: ({ needed, there }) => `Il faut ${n(needed, 'pièce')}, vous en avez ${there}.`,
    'no-rail-point': () => 'Vous n’avez pas de points de rail.',
    'turn-begun': ({ card }) => `On ne rend ${card} que si l’on ne fait rien d’autre dans le tour.`,
    'no-waste': ({ card }) => `Vous n’avez pas de ${card} en main.`,
    'no-reaction': ({ card }) => `${card} n’y répond pas.`,
    'not-an-opponent': () => 'Ce n’est pas l’un de vos adversaires.',
    forbidden: () => 'Une carte dont l’effet dure l’interdit pour l’instant.',
    closed: () => 'On ne peut jamais y poser de rails.',
    taken: () => 'Quelqu’un a déjà commencé ici.',
    'remote-start': () => 'Nul ne peut commencer dans un lieu éloigné.',
    'start-elsewhere': () => 'Dans cette mise en place, on commence sur d’autres cases.',
    'own-rail': () => 'Vos rails y sont déjà.',
    'not-adjacent': () => 'Pas à côté de vos rails.',
    barrier: () => 'Une barrière la sépare de vos rails.',
    'not-next': () => 'Pas à côté du rail posé en dernier.',
    'one-way': () => 'Aucun rail ne franchit ce bord dans ce sens.',
    'no-city': () => 'Les gares se construisent seulement dans les villes.',
    'no-room': ({ there }) => `Il n’y a plus de place : déjà ${n(there, 'gare')}.`,
    'no-map-card': () => 'Jouez d’abord une carte qui pose des rails ou construit une gare.',
    'cell-chosen': () => 'Cette case est déjà choisie.',
    'no-rail': () => 'Aucun rail à retirer ici.',
    'last-rail': () => 'Personne ne peut perdre son dernier rail.',
    splits: () => 'Sans ce rail, le réseau serait coupé en deux.',
    'no-station': () => 'Il n’y a pas de gare ici.',
    'nothing-to-remove': () => 'Il n’y a rien à retirer.',
    'more-cells': ({ needed, there }) => `Choisissez ${needed} case${needed === 1 ? '' : 's'}, pas ${there}.`,
    cells: ({ needed, there }) =>
      there === 0
        ? 'Il n’y a aucune case de ce genre.'
        : `Il faut ${needed} cases de ce genre ; il y en a ${there}.`,
    'other-wanted': () => 'Autre chose est demandé.',
    'not-there': ({ card }) => `${card} n’est pas parmi les cartes à choisir.`,
    'more-wanted': ({ needed, there }) => `Il faut choisir ${n(needed, 'carte')}, pas ${there}.`,
    order: ({ card }) => `${card} se choisit avant les cartes déjà choisies, ou il reste trop peu de cartes.`,
    cards: ({ needed, there }) =>
      there === 0
        ? 'Il n’y a pas de telle carte.'
        : `Il faut ${needed} cartes de ce genre, et il y en a ${there}.`,
    supply: () => 'La réserve n’a pas de telle carte.',
    pay: ({ needed, there }) => `Il faut ${n(needed, 'pièce')}, et vous en aurez ${there}.`,
    resource: ({ needed, there, resource }) => `Il faut ${needed} ${resource}, et vous en aurez ${there}.`,
    'rail-tokens': ({ there }) =>
      there === 0 ? 'Vous n’avez plus de rails.' : `Il ne vous reste que ${n(there, 'rail')}.`,
    'rail-coins': ({ needed, there }) =>
      `La case la moins chère à côté de vos rails coûte ${n(needed, 'pièce')}, et vous en aurez ${there}.`,
    'no-cell': () => 'Il n’y a pas de case libre à côté de vos rails.',
    'no-such-cell': () => 'Il n’y a pas de telle case à côté de vos rails.',
    'no-open-cell': () => 'Vos rails ne peuvent être posés sur aucune case de ce genre.',
    'station-tokens': ({ there }) =>
      there === 0 ? 'Il n’y a plus de gares.' : `Il ne reste que ${n(there, 'gare')}.`,
    'cities-full': () => 'Aucune ville n’a de place pour une autre gare.',
    'no-such-city': () => 'Aucune ville de ce genre n’a de place pour une autre gare.',
    'no-token-room': () => 'Il n’y a pas de place pour ces jetons, ou trop peu en réserve.',
    'no-tokens': () => 'Il n’y a pas assez de ces jetons à retirer.',
    gone: () => 'La carte n’est plus en jeu.',
    'no-effect': () => 'Il n’y a pas d’effet qui puisse être appliqué.',
    idle: () => 'Cela ne changerait rien.',
    impossible: () => 'Il manque ce qu’il faut pour cela.',
  },
};
