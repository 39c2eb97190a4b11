// An address without a page.
import { typeset } from '@railwright/engine/typeset';
import type { MissingWords } from '../words.ts';

export const FR_MISSING: MissingWords = typeset({
  title: 'Cette page n’existe pas',
  text: 'L’adresse est peut-être incomplète ou mal saisie. Vos parties se trouvent sur la page d’accueil.',
});
