// Who hears of the steps of effects while a game is played, such as the coverage of card tests.

/** Steps are those of the definition, the very same objects. */
export interface EffectTrace {
  /** The turn of a step came. */
  ran(step: object): void;
  /** A step put its question. */
  asked(step: object): void;
  /** Of a step with several ways one was taken: an option by its number, 0 to do it or because it holds, 1 for the other. */
  took(step: object, way: number): void;
}
