// French texts of the help.
import { typeset } from '@railwright/engine/typeset';
import type { HelpWords } from '../words.ts';

export const FR_HELP: HelpWords = typeset({
  sections: {
    rules: 'Règles',
    cards: 'Cartes',
    ends: 'Fin de partie',
    keys: 'Clavier',
    touch: 'Gestes',
  },
  about: 'Aide sur',
  noRules:
    'Les règles de cette mise en place ne sont pas décrites ici : la partie a été créée par une version antérieure, ou par une extension qui ne les décrit pas.',
  points: 'Points à présent',
  over: 'La partie est finie.',
  hidden: 'Visible une fois l’écran passé.',
  map: 'Sur le plateau',
  find: 'Chercher une carte',
  found: (count) => (count <= 1 ? `${count} carte` : `${count} cartes`),
  noneFound: 'Aucune carte ne contient ces mots.',
  keys: [
    ['U', 'annuler'],
    ['Y', 'rétablir'],
    ['E', 'finir le tour'],
    ['M', 'aller au plateau ; là, les flèches passent de case en case, N et P entre les cases possibles'],
    ['H', 'aller à vos cartes'],
    ['B', 'aller au marché'],
    [
      'L',
      'aller au journal ; là, les flèches passent de ligne en ligne et montrent ce qu’une ligne mentionne',
    ],
    ['T', 'que ferait un bon joueur ?'],
    ['D', 'aller à la question posée'],
    ['R', 'revoir la partie ; puis Début, flèches, Fin, et Page haut/bas pour changer de tour'],
    ['?', 'cette aide'],
  ],
  touch: [
    'Touchez une carte, une pile ou une case pour la choisir. Si ce n’est pas possible, la table dit pourquoi.',
    'Les flèches courbes annulent et rétablissent. L’horloge revient sur les choix passés. La flèche vers le bas enregistre la partie dans un fichier.',
  ],
  touchMap: [
    'Deux doigts déplacent et agrandissent le plateau. Une fois agrandi, il se déplace d’un doigt.',
    'Un point marque un onglet où vous pouvez agir.',
  ],
});
