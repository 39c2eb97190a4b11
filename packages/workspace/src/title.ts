// The title or name of an item, in English if there are several.
import { fieldOf } from './live-file.ts';

/** '' if it has neither. */
export function titleOf(data: unknown): string {
  for (const key of ['title', 'name']) {
    const name = fieldOf(data, key);
    const text = typeof name === 'string' ? name : fieldOf(name, 'en');
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}
