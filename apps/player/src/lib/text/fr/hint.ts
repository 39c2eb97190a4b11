// French texts of hints.
import type { HintWords } from '../words.ts';
import { typeset } from '@railwright/engine/typeset';

export const FR_HINT: HintWords = typeset({
  title: 'Ce que ferait un bon joueur',
  thinking: 'Réflexion en cours…',
  learned: (games) => `Un joueur qui a appris en jouant ${games} parties contre lui-même`,
  search: 'Le robot prévoyant, qui anticipe',
  none: 'Aucun robot de ce jeu ne sait anticiper : il n’y a donc pas de conseil.',
  failed:
    'Pas de conseil : son script n’a pas pu être chargé, ou a mis trop de temps. La partie est inchangée.',
  again: 'Réessayer',
  chance: (percent) => `probable : ${percent} %`,
  wins: (percent, low, high) => `gagne ${percent} % (${low} à ${high})`,
  untried: 'pas essayé',
  others: (count) => (count <= 1 ? `${count} autre choix` : `${count} autres choix`),
  about: (tries) =>
    `Probable : la probabilité qu’il fasse ce choix. Gagne : la part de parties que vous gagneriez ensuite, avec la marge de cette estimation, d’après ${tries} essais où les cartes que vous ne voyez pas sont redistribuées.`,
  sure: 'Ce choix ne demande pas de réflexion.',
});
