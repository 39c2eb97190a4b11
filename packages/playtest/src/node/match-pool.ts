// Plays matches on worker threads that stay open from one match to the next. What a match gives does not depend on how many
// there are.
import { Worker } from 'node:worker_threads';
import type { GameDefinition } from '@railwright/engine';
import type { Match, MatchResult } from '../match/match.ts';

export interface MatchPool {
  /** Rejects when a game has a fault, when its workers die again and again, and after `close`. */
  play(match: Match): Promise<MatchResult>;
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
/** Games that end so many workers are not the workers' bad luck. */
const MOST_LOSSES = 3;

export function openMatchPool(definition: GameDefinition, seats: number, jobs: number): MatchPool {
  const waiting: Task[] = [];
  const lanes = new Set<Lane>();
  let closed = false;

  const next = (lane: Lane): void => {
    const task = waiting.shift();
    if (task) lane.run(task);
    else lane.idle = true;
  };
  const openLane = (): Lane => {
    const lane = new Lane({ definition, seats }, next, (task, error) => {
      lanes.delete(lane);
      if (closed) return;
      if (task && (error.name === 'GameError' || ++task.losses >= MOST_LOSSES)) task.reject(error);
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

function joined(results: readonly MatchResult[]): MatchResult {
  return {
    shares: results.flatMap(({ shares }) => shares),
    leads: results.flatMap(({ leads }) => leads),
    firstSeat: results.reduce((sum, { firstSeat }) => sum + firstSeat, 0),
  };
}

class Lane {
  idle = false;
  readonly #worker: Worker;
  #task: Task | undefined;

  constructor(
    data: object,
    onDone: (lane: Lane) => void,
    onLost: (task: Task | undefined, error: Error) => void,
  ) {
    this.#worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
      workerData: data,
      execArgv: [],
    });
    let reason = new Error('A worker ended without a word.');
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
