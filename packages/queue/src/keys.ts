// The names of everything kept in Redis, and how long it is kept. Besides BullMQ's own keys: who is waiting for a run, its workers'
// answers, content by hash, and who is working.

/** In seconds. */
export const KEPT = {
  /** A run without a waiting coordinator: it would renew the key every few seconds. */
  run: 30,
  worker: 10,
  content: 3600,
  answers: 600,
} as const;

/** Each version has its own queue. */
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
  /** The state of a learning. */
  state = (job: string): string => `${this.prefix}:state:${job}`;
  /** Exists when a learning has to end. */
  stop = (job: string): string => `${this.prefix}:stop:${job}`;
}
