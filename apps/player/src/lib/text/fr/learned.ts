// French texts about learned players.
import { counted as n } from './count.ts';
import type { LearnedWords } from '../words.ts';
import { typeset } from '@railwright/engine/typeset';

export const FR_LEARNED: LearnedWords = typeset({
  about:
    'ils ont découvert seuls à quoi servent ces cartes et ce plateau. Plus le niveau est bas, plus ils jouent souvent un coup inférieur.',
  learning: (seats) =>
    `Aucun joueur n’a encore fini d’apprendre cette partie à ${seats}. Un joueur l’apprend en ce moment, dans ce navigateur, en jouant contre lui-même. Commencez quand vous voulez : il jouera aussi bien qu’il le pourra alors.`,
  bar: 'Parties d’entraînement',
  begins: 'Préparation…',
  progress: (games, of) => `${games} parties sur ${of}`,
  unknown: 'durée encore inconnue',
  left: (seconds) =>
    seconds < 50 ? 'encore moins d’une minute' : `encore ${n(Math.round(seconds / 60), 'minute')} environ`,
  strength: (won, low, high, bot) => `gagne ${won} % des parties contre « ${bot} » (${low} à ${high} %)`,
  sentence: (strength) => `Il ${strength}.`,
  learnedHere: (games) => `Le joueur s’est entraîné dans ce navigateur, sur ${games} parties.`,
  fromFile: (name, games) => `Le joueur vient de ${name} et s’est entraîné sur ${games} parties.`,
  beganWith: (games) => `Il est parti d’un joueur entraîné sur ${games} parties.`,
  changed:
    'Il a appris une autre version de ce jeu : avec un autre marché, d’autres règles, ou avant une modification. Il ne juge les cartes inconnues que d’après leur effet.',
  foreign: (setup) =>
    `Il a appris ${setup}. Il ne juge les cartes et les cases inconnues que d’après leur effet.`,
  general: (markets) =>
    `Il a appris ${markets} marchés, mais pas cette partie en particulier : il joue bien tout de suite, et mieux après avoir continué à apprendre ici.`,
  there: (strength) => `Sur ce qu’il a appris, il ${strength}.`,
  otherSeats: (counts) => `Il a appris des parties à ${counts} joueurs.`,
  notKept:
    'Ce navigateur n’a pas de place pour lui : il sera perdu à la fermeture de la page. Enregistrez-le dans un fichier.',
  none: 'Aucun joueur n’a encore appris ce jeu.',
  alone: 'Un joueur apprend en jouant contre d’autres : il faut au moins deux places.',
  ended: (reason) => `L’apprentissage s’est arrêté : ${reason}`,
  stop: 'Arrêter l’apprentissage',
  learn: 'Apprendre maintenant',
  goOn: 'Continuer l’apprentissage',
  open: 'Charger depuis un fichier',
  save: 'Enregistrer dans un fichier',
  damaged: (reason) => `Ce fichier ne contient pas de joueur utilisable. ${reason}`,
  otherGame: (game) => `Ce joueur joue à ${game}.`,
});
