// Names in every language, so that a difference in any of them shows.
import type { Names } from '@railwright/engine';

/** `Kyoto, de Kioto`. */
export function namesText({ en, ...others }: Names): string {
  const translated = Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1));
  return [en, ...translated.map(([language, name]) => `${language} ${name}`)].join(', ');
}
