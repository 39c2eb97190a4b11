// Names and other texts in several languages.

/** Texts by language code; `en` is always there. */
export interface Names {
  /** English, which every text has. */
  readonly en: string;
  readonly [language: string]: string;
}
