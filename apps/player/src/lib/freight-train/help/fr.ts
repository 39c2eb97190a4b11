// French help for Freight Train.
import { typeset } from '@railwright/engine/typeset';
import type { EN } from './en.ts';

export const FR: typeof EN = typeset({
  points:
    'Les trains et les dépôts ne rapportent ou ne coûtent des jetons qu’à la fin d’une journée. Entre-temps, seule la réorganisation de votre dépôt change leur nombre.',
  basics: [
    'But : avoir le plus de jetons après la dernière journée. À la fin d’une journée, les plus longs trains de chaque type rapportent des jetons.',
    'Votre tour : choisissez une action. Prenez des wagons au dépôt principal, déplacez des wagons de votre dépôt vers vos trains, réorganisez votre dépôt ou appelez une locomotive.',
  ],
});
