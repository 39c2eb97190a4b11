// What every definition says, whatever the game: plain JSON, as a bundle carries it. Each game adds its own fields and knows them alone.

/** Texts by language code; `en` is always there. */
export interface Names {
  readonly en: string;
  readonly [language: string]: string;
}

export interface GameDefinition {
  /** Which rules. */
  readonly game: string;
  /** `pack/id` of the setup. */
  readonly setup: string;
  readonly title: string;
}
