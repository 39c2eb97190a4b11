// The texts around lessons in German.
import type { LessonWords } from '../words.ts';

export const DE_LESSON: LessonWords = {
  title: 'Lektion',
  step: (step, count) => `${step} von ${count}`,
  next: 'Weiter',
  playOn: 'Weiterspielen',
  close: 'Ohne Hilfe weiter',
  again: 'Zurück zur Lektion',
  waiting: 'Die anderen sind dran. Sieh zu, was sie tun; dann kommst wieder du.',
  free: 'Spiel weiter, wie du magst. Die Lektion meldet sich wieder, wenn es etwas Neues gibt.',
};
