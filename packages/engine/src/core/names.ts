// What things are called.

/** Texts by language code; `en` is always there. */
export interface Names {
  readonly en: string;
  readonly [language: string]: string;
}
