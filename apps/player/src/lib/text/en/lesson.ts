// The texts around lessons in English.
export const EN_LESSON = {
  title: 'Lesson',
  step: (step: number, count: number): string => `${step} of ${count}`,
  next: 'Next',
  playOn: 'Play on',
  close: 'Go on without help',
  again: 'Back to the lesson',
  waiting: 'The others are playing. Watch what they do; then it is your turn again.',
  free: 'Go on as you like. The lesson continues when there is something new.',
};
