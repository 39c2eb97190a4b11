// Results by what decides them: in a file, or in memory.

/** Everything that decides the games of a run, but for their numbers. */
export interface RunKey {
  /** A hash. */
  readonly run: string;
  /** The same as data, to find out in what two runs differ; absent where nobody asks. */
  readonly about?: object | undefined;
}

/** What decides one result: the run and the games of it; 0 and 0 for a training run. */
export interface ResultKey extends RunKey {
  readonly first: number;
  readonly games: number;
}

/** Keeps results; the same key always has the same result. */
export interface ResultCache {
  /** The result; undefined if it has to be made. */
  get(key: ResultKey): unknown;
  /**
   * Keeps a result; the last of several for a key counts.
   * @throws Error when it cannot be kept; what was there before stays.
   */
  put(key: ResultKey, result: unknown): void;
  close(): void;
}
