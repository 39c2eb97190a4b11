// Games played for pages outside the page, such as by workers on a queue. To the server, jobs and their news are plain data.

/** Plays games for pages. */
export interface Playtests {
  /** The place where they are played, for people: without user and password. */
  readonly place: string;
  /** Begins the job that a page asks for and calls `say` with its news; returns a sentence if the request is wrong. */
  start(asked: unknown, say: (news: object) => void): RunningPlaytest | string;
}

export interface RunningPlaytest {
  /** Resolves when there is nothing more to say. */
  readonly done: Promise<void>;
  /** Ends it soon; what was played is still told. */
  stop(): void;
}
