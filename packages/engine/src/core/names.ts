// Names and other texts in several languages.

/** Texts by language code; `en` is always there. */
export interface Names {
  readonly en: string;
  readonly [language: string]: string;
}
