// French texts about what people say about a game.
import type { SaidWords } from '../words.ts';
import { typeset } from '@railwright/engine/typeset';

export const FR_SAID: SaidWords = typeset({
  who: 'Qui',
  about: 'À propos',
  subjects: { moment: 'de ce moment', game: 'de toute la partie', card: 'd’une carte', cell: 'd’une case' },
  card: 'Carte',
  cell: 'Case',
  note: 'Remarque',
  add: 'Ajouter la remarque',
  said: 'Remarques',
  after: (choices) => `après le choix ${choices}`,
  change: 'Modifier la remarque',
  keep: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer la remarque',
  questions: 'Questions',
  later: 'Les questions viennent à la fin de la partie.',
  yes: 'Oui',
  no: 'Non',
  scale: '1 est le pire, 5 le meilleur.',
  none: 'Sans réponse',
  names: 'Nommer les joueurs dans le fichier',
  save: 'Enregistrer le fichier de test',
  what: 'Le fichier contient la partie, les remarques et les réponses. Mettez-le dans le dossier playtests du paquet.',
  atTable:
    'Vous seul voyez ce que vous dites ici jusqu’à la fin de la partie ; ensuite, toute la table peut le lire.',
  waits: 'Pas encore enregistré : la table n’a pas répondu.',
  fileLater:
    'Le fichier pour l’auteur du jeu, avec les remarques de tous, pourra être enregistré ici à la fin de la partie.',
  notKept:
    'Ce navigateur n’a pas de place pour ce qui a été dit : enregistrez le fichier avant de fermer la page.',
});
