// What people call a thing: its title or name, in English where there are several.
import { fieldOf } from './live-file.ts';

/** '' where it has neither. */
export function titleOf(data: unknown): string {
  for (const key of ['title', 'name']) {
    const name = fieldOf(data, key);
    const text = typeof name === 'string' ? name : fieldOf(name, 'en');
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}
