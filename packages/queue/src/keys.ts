// The names of everything that is kept in Redis, and for how long. Besides BullMQ's own keys there are: who waits for a run, what its
// workers answer, content by its hash, and who works.

/** In seconds. */
export const KEPT = {
  /** A run that nobody waits for any longer: its coordinator says every few seconds that it is there. */
  run: 30,
  worker: 10,
  content: 3600,
  answers: 600,
} as const;

/** Jobs of another version are in another queue. */
export const queueName = (version: string): string => `games-${version}`;

export class Keys {
  readonly prefix: string;
  constructor(prefix: string) {
    this.prefix = prefix;
  }
  runs = (): string => `${this.prefix}:runs`;
  run = (run: string): string => `${this.prefix}:run:${run}`;
  answers = (run: string): string => `${this.prefix}:answers:${run}`;
  content = (hash: string): string => `${this.prefix}:content:${hash}`;
  workers = (): string => `${this.prefix}:workers`;
  worker = (id: string): string => `${this.prefix}:worker:${id}`;
  /** Where a learning stands. */
  state = (job: string): string => `${this.prefix}:state:${job}`;
  /** There when a learning is to end. */
  stop = (job: string): string => `${this.prefix}:stop:${job}`;
}
