// The forms of words and phrases.

/** The form of verbs: "discard a card", "you may discard", "each opponent discards". */
export type Mood = 'order' | 'infinitive' | 'third';

/** The case of a noun, for languages that have cases. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** Where a statement's subject goes, in languages that move it: before its verb, after it, or nowhere if already mentioned. */
export type Lead = 'first' | 'inverted' | 'shared';

/**
 * How things on the map relate to cells: rails and tokens lie on them, or are laid onto them; stations are in cities, or built into them;
 * rails are removed from cells, stations out of cities, tokens off cells.
 */
export type Relation = 'on' | 'onto' | 'in' | 'into' | 'from' | 'outOf' | 'off';

/** What is said beside the noun for cells. */
export type Beside =
  | 'region'
  | 'outside'
  | 'border'
  | 'inland'
  | 'rails'
  | 'stations'
  | 'size'
  | 'room'
  | 'tokens'
  | 'lacks';

/** A clause about cells, "that are cities", with the pronoun that begins it as its subject or object. */
export interface Clause {
  readonly that: 'who' | 'whom';
  readonly said: string;
}
