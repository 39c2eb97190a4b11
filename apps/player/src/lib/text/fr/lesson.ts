// The texts around lessons in French.
import type { LessonWords } from '../words.ts';

export const FR_LESSON: LessonWords = {
  title: 'Leçon',
  step: (step, count) => `${step} sur ${count}`,
  next: 'Suite',
  playOn: 'Continuer la partie',
  close: 'Continuer sans aide',
  again: 'Reprendre la leçon',
  waiting: 'Les autres jouent. Observez-les ; ensuite, c’est de nouveau à vous.',
  free: 'Continuez comme il vous plaît. La leçon reprendra dès qu’il y aura du nouveau.',
};
