// The words around lessons, loaded with the first.
import { EN_LESSON } from '../text/en/lesson.ts';
import type { LessonWords } from '../text/words.ts';
import { bringWords } from '../text/words.svelte.ts';

export const WORDS = bringWords<LessonWords>(EN_LESSON, {
  fr: async () => (await import('../text/fr/lesson.ts')).FR_LESSON,
  de: async () => (await import('../text/de/lesson.ts')).DE_LESSON,
});
export const lessonWords = WORDS.now;
