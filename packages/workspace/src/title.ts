// The title or name of an item in a language, or else in English.
import type { TextLanguage } from '@railwright/engine';
import { fieldOf } from './live-file.ts';

/** '' if it has neither. */
export function titleOf(data: unknown, language: TextLanguage = 'en'): string {
  for (const key of ['title', 'name']) {
    const name = fieldOf(data, key);
    const text = typeof name === 'string' ? name : (fieldOf(name, language) ?? fieldOf(name, 'en'));
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}
