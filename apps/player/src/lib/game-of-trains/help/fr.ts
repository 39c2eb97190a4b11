// French help for Game of Trains.
import { typeset } from '@railwright/engine/typeset';
import type { EN } from './en.ts';

export const FR: typeof EN = typeset({
  points:
    'Plus il y a de wagons en ordre croissant de gauche à droite, plus le train est près du but ; il reste à remplacer ou à déplacer les autres. Personne ne peut retirer une carte protégée.',
  basics: ['But : être le premier dont le train croît de gauche à droite.'],
  choices: {
    draw: 'Piocher une carte',
    use: (ability) => `Utiliser ${ability}`,
    keep: (card) => `Garder ${card}`,
    place: (at) => `La mettre à la place ${at}`,
    protect: (card) => `Protéger ${card}`,
    swap: (card, other) => `Échanger ${card} et ${other}`,
    move: (card, at) => `Déplacer ${card} à la place ${at}`,
  },
});
