// Dates with the name of the month: 11/12/26 is another day in London than in New York.
import { language } from './words.ts';

/** `Nov 30, 2026`, of milliseconds. */
export const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
/** `Nov 30, 2026, 10:07 PM`, of milliseconds. */
export const momentOf = (time: number): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
