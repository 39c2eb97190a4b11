// What players can exchange in their turns, compiled.

/** What can be exchanged: a resource, COINS_PAID or POINTS_GOT, and how many. */
export interface ExchangeCode {
  readonly pay: readonly (readonly [good: number, count: number])[];
  readonly get: readonly (readonly [good: number, count: number])[];
  /** The kind that is gained; NONE for none, NOT_THERE for one that the game does not have. */
  readonly gain: number;
  /** For one that is made once in a turn: the bit that says whether it was; 0 for others. */
  readonly once: number;
}

/** Instead of a kind. */
export const NOT_THERE = -2;

/** Instead of a resource. */
export const COINS_PAID = -1;
export const POINTS_GOT = -2;
