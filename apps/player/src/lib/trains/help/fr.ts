// French help for Trains.
import { typeset } from '@railwright/engine/typeset';
import type { EN } from './en.ts';

export const FR: typeof EN = typeset({
  basics: [
    'But : avoir le plus de points à la fin de la partie. Les points viennent des villes avec des gares où passent vos rails, des lieux éloignés que vous atteignez et des cartes à points.',
    'Votre tour : jouez des cartes de votre main et achetez des cartes du marché, dans l’ordre de votre choix, avec les pièces que rapportent vos cartes.',
    'Certaines cartes posent des rails ou construisent des gares sur le plateau. Les rails coûtent des pièces, et davantage en terrain difficile ou là où il y a des villes, des gares et d’autres joueurs. Beaucoup de ces cartes rapportent de la ferraille, qui ne fait qu’encombrer votre main.',
    'À la fin de votre tour, toutes vos cartes vont à la défausse, y compris celles que vous avez achetées, et vous piochez une nouvelle main. Une pioche épuisée se refait avec la défausse.',
  ],
});
