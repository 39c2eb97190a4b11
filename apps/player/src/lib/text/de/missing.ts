// An address without a page.
import type { MissingWords } from '../words.ts';

export const DE_MISSING: MissingWords = {
  title: 'Diese Seite gibt es nicht',
  text: 'Vielleicht ist die Adresse falsch geschrieben oder unvollständig. Deine Partien findest du auf der Startseite.',
};
