// Plays matches on worker threads that stay open from one match to the next. The result of a match does not depend on
// their number.
import { Worker } from 'node:worker_threads';
import type { Match, MatchResult } from '../match/match.ts';
import type { Jobs } from './crew.ts';
import type { MatchWorkerData } from './match-worker.ts';

/** Plays matches on threads. */
export interface MatchPool {
  /**
   * Plays a match.
   * @throws Error when a game has a fault, when its workers die again and again, and after `close`.
   */
  play(match: Match): Promise<MatchResult>;
  /** Ends the threads. */
  close(): Promise<void>;
}

interface Task {
  readonly match: Match;
  readonly resolve: (result: MatchResult) => void;
  readonly reject: (error: Error) => void;
  losses: number;
}

/** Games that a worker plays at a stretch: enough to be worth a message, few enough to keep all workers busy. */
const GAMES_A_TASK = 50;
/** Games that end this many workers are at fault themselves. */
const MOST_LOSSES = 3;

const SHIPPED = new URL('../shipped-games.ts', import.meta.url).href;

/** `source`: address of the module with the rules and bots, a `GameSource`; the shipped ones by default. */
export function openMatchPool(definition: object, seats: number, jobs: Jobs, source = SHIPPED): MatchPool {
  if (typeof jobs !== 'number')
    return {
      play: (match) => jobs.playMatch(definition, seats, match),
      close: () => Promise.resolve(),
    };
  const waiting: Task[] = [];
  const lanes = new Set<Lane>();
  let closed = false;

  const next = (lane: Lane): void => {
    const task = waiting.shift();
    if (task) lane.run(task);
    else lane.idle = true;
  };
  const openLane = (): Lane => {
    const lane = new Lane({ definition, seats, source }, next, (task, error) => {
      lanes.delete(lane);
      if (closed) return;
      if (task && error.name === 'GameError') task.reject(error);
      else if (task && ++task.losses >= MOST_LOSSES) task.reject(lostTooOften(task, error));
      else if (task) waiting.unshift(task);
      if (waiting.length > 0) next(openLane());
    });
    lanes.add(lane);
    return lane;
  };
  const wake = (): void => {
    for (const lane of lanes) if (lane.idle && waiting.length > 0) next(lane);
    while (waiting.length > 0 && lanes.size < jobs) next(openLane());
  };

  return {
    async play(match) {
      if (closed) throw new Error('The pool was closed.');
      const parts = partsOf(match).map(
        (part) =>
          new Promise<MatchResult>((resolve, reject) => {
            waiting.push({ match: part, resolve, reject, losses: 0 });
          }),
      );
      wake();
      return joined(await Promise.all(parts));
    },
    async close() {
      closed = true;
      waiting.length = 0;
      await Promise.all([...lanes].map((lane) => lane.close()));
    },
  };
}

function partsOf(match: Match): Match[] {
  const parts = Math.ceil(match.games / GAMES_A_TASK);
  return Array.from({ length: parts }, (_, i) => ({
    ...match,
    first: match.first + i * GAMES_A_TASK,
    games: Math.min(GAMES_A_TASK, match.games - i * GAMES_A_TASK),
  }));
}

/** Sums in the order of the games, so that they do not depend on who played what. */
export function joined(results: readonly MatchResult[]): MatchResult {
  const sum = (of: (result: MatchResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const sums = (of: (result: MatchResult) => readonly number[]): number[] =>
    (results[0] ? of(results[0]) : []).map((_, i) => sum((result) => of(result)[i] as number));
  return {
    shares: results.flatMap(({ shares }) => shares),
    wins: sums(({ wins }) => wins),
    points: sums(({ points }) => points),
    bySeat: sums(({ bySeat }) => bySeat),
    begun: sum(({ begun }) => begun),
    firstGames: sums(({ firstGames }) => firstGames),
    firstWins: sums(({ firstWins }) => firstWins),
    unwon: sum(({ unwon }) => unwon),
  };
}

function lostTooOften({ match: { first, games }, losses }: Task, reason: Error): Error {
  return new Error(
    `Games ${first} to ${first + games - 1} crashed their worker ${losses} times: ${reason.message}`,
  );
}

class Lane {
  idle = false;
  readonly #worker: Worker;
  #task: Task | undefined;

  constructor(
    data: MatchWorkerData,
    onDone: (lane: Lane) => void,
    onLost: (task: Task | undefined, error: Error) => void,
  ) {
    this.#worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
      workerData: data,
      execArgv: [],
    });
    let reason = new Error('A worker ended without a message.');
    this.#worker.on('message', (result: MatchResult) => {
      const task = this.#task;
      this.#task = undefined;
      task?.resolve(result);
      onDone(this);
    });
    this.#worker.on('error', (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      // Played again, a game with a fault has it again.
      reason = Object.assign(new Error(message), { name: 'GameError' });
    });
    this.#worker.on('exit', () => onLost(this.#task, reason));
  }

  run(task: Task): void {
    this.idle = false;
    this.#task = task;
    this.#worker.postMessage(task.match);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
