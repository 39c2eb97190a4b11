// Events: the changes of a game that onlookers see.

/** One visible change, as plain data with names. Every event has a `type`; the rest depends on it. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}
