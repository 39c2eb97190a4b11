// Who plays games for pages, where the server was started with somebody: workers on a queue. The server knows neither jobs nor what is
// said about them, only that both are plain data.

export interface Playtests {
  /** Where they are played, for people: without user and password. */
  readonly place: string;
  /** Begins what a page asks for, or says what is wrong with it. */
  start(asked: unknown, say: (news: object) => void): RunningPlaytest | string;
}

export interface RunningPlaytest {
  /** Resolves when there is nothing more to say. */
  readonly done: Promise<void>;
  /** Ends it soon; what was played is still told. */
  stop(): void;
}
