// A locale: names and texts of cards and places in one language.
import type { Data } from '../../core/content/data.ts';

export const LOCALE_PARTS = ['cards', 'places'] as const;
export type LocalePart = (typeof LOCALE_PARTS)[number];

export function localeLanguage(data: Data): string {
  return typeof data['language'] === 'string' && data['language'] !== '' ? data['language'] : 'en';
}

/** An entry with its name or text changed; undefined if nothing is left of it. */
export function withEntry(
  entry: { readonly name: string; readonly text: string },
  part: 'name' | 'text',
  value: string,
): unknown {
  const name = part === 'name' ? value : entry.name;
  const text = part === 'text' ? value : entry.text;
  if (text === '') return name === '' ? undefined : name;
  return name === '' ? { text } : { name, text };
}
