// French texts about learned players.
import { counted as n } from './count.ts';
import type { LearnedWords } from '../words.ts';

export const FR_LEARNED: LearnedWords = {
  about:
    'ils ont découvert seuls à quoi servent ces cartes et ce plateau. Plus le niveau est bas, plus ils choisissent souvent moins bien.',
  learning: (seats) =>
    `Personne n’a encore fini d’apprendre cette partie à ${seats}. Un joueur l’apprend maintenant, dans ce navigateur, en jouant contre lui-même. Commencez quand vous voulez : il joue aussi bien qu’il le peut alors.`,
  bar: 'Parties dont il a appris',
  begins: 'Préparation …',
  progress: (games, of) => `${games} parties sur ${of}`,
  unknown: 'durée encore inconnue',
  left: (seconds) =>
    seconds < 50 ? 'encore moins d’une minute' : `encore ${n(Math.round(seconds / 60), 'minute')} environ`,
  strength: (won, low, high, bot) => `gagne ${won} % des parties contre « ${bot} » (${low} à ${high} %)`,
  sentence: (strength) => `Il ${strength}.`,
  learnedHere: (games) => `Le joueur a appris dans ce navigateur, de ${games} parties.`,
  fromFile: (name, games) => `Le joueur vient de ${name} et a appris de ${games} parties.`,
  beganWith: (games) => `Il est parti d’un joueur qui avait appris de ${games} parties.`,
  changed:
    'Il a appris ce jeu autrement : avec un autre marché, d’autres règles, ou avant un changement. Les cartes qu’il n’a pas rencontrées, il ne les connaît que par leur effet.',
  foreign: (setup) =>
    `Il a appris ${setup}. Les cartes et les cases qu’il n’a pas rencontrées, il ne les connaît que par leur effet.`,
  general: (markets) =>
    `Il a appris ${markets} marchés, et pas cette partie en particulier : il joue bien tout de suite, et mieux une fois qu’il a continué d’apprendre ici.`,
  there: (strength) => `À ce qu’il a appris, il ${strength}.`,
  otherSeats: (counts) => `Il a appris à ${counts} joueurs.`,
  notKept:
    'Ce navigateur n’a pas de place pour lui : il sera perdu à la fermeture de la page. Enregistrez-le dans un fichier.',
  none: 'Personne n’a encore appris ce jeu.',
  alone: 'Un joueur apprend en jouant contre d’autres : il faut être deux ou plus.',
  ended: (reason) => `L’apprentissage s’est arrêté : ${reason}`,
  stop: 'Arrêter d’apprendre',
  learn: 'Apprendre maintenant',
  goOn: 'Continuer d’apprendre',
  open: 'Le prendre d’un fichier',
  save: 'Enregistrer dans un fichier',
  damaged: (reason) => `Ce fichier ne contient pas de joueur utilisable. ${reason}`,
  otherGame: (game) => `Ce joueur joue à ${game}.`,
};
