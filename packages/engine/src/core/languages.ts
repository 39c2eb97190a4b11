// The languages of Railwright. Texts are declared as a Record over this list, so that a language without words
// somewhere is a type error there. Names in content may be in any other language as well.
/** Codes of the languages in which Railwright writes texts. */
export const TEXT_LANGUAGES = ['en', 'fr', 'de'] as const;
/** A language of texts. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The name of each language in English and in the language itself. */
export const LANGUAGE_NAMES: Readonly<
  Record<TextLanguage, { readonly english: string; readonly own: string }>
> = {
  en: { english: 'English', own: 'English' },
  fr: { english: 'French', own: 'Français' },
  de: { english: 'German', own: 'Deutsch' },
};

/** The language of the list that a tag such as fr-CA names, if any. */
export function spokenLanguage(tag: unknown): TextLanguage | undefined {
  return typeof tag === 'string'
    ? TEXT_LANGUAGES.find((language) => tag === language || tag.startsWith(`${language}-`))
    : undefined;
}

/** The English name of a language code; the code itself if it is unknown. */
export function languageName(code: string): string {
  return Object.hasOwn(LANGUAGE_NAMES, code) ? LANGUAGE_NAMES[code as TextLanguage].english : code;
}
