// Names from content in a language.

/** The text of a name in a language, else in English, as which a text alone counts; empty for none. */
export function nameIn(
  names: Readonly<Record<string, string>> | string | undefined,
  language: string,
): string {
  if (names === undefined || typeof names === 'string') return names ?? '';
  return (Object.hasOwn(names, language) ? names[language] : names['en']) ?? '';
}
