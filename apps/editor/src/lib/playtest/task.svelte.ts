// A job in workers, as seen by the page: its progress, its results so far, how it ended.
import { language } from '../core/words/words.ts';
import type { GameRecord } from '@railwright/engine';
import type { Batch, StudiedItem } from '@railwright/playtest';
import type { PageWorker } from '@railwright/playtest/executor';
import type { Progress, StudyRequest, StudyResults } from '@railwright/studies';
import { url as jobWorker } from './work/job-worker.ts?chunk';
import type { JobAnswer, JobRequest } from './work/messages.ts';
import { restForWork } from './work/rest-signs.ts';

export type Phase = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

export type JobWorker = PageWorker<JobRequest, JobAnswer>;

const NOTHING: Progress = { played: 0, games: 0 };

export class Task<K extends StudyRequest['kind']> {
  phase = $state<Phase>('idle');
  progress = $state.raw<Progress>(NOTHING);
  value = $state.raw<StudyResults[K] | undefined>(undefined);
  /** Why it stopped. */
  trouble = $state('');
  /** The game that stopped it. */
  faulty = $state<number | undefined>(undefined);
  /** Games per second so far. */
  rate = $state(0);
  /** Items that can be forbidden to a seat. */
  items = $state.raw<readonly StudiedItem[]>([]);

  /** Describes the current step. */
  stage = $state('');
  /** On a queue: the machines that play, or the reason why none does. */
  presence = $state('');
  waiting = $state('');

  readonly #open: () => JobWorker;
  #last: (() => void) | undefined;
  #worker: JobWorker | undefined;
  #began = 0;
  readonly #records = new Map<number, ((found: GameRecord | string) => void)[]>();

  readonly #ended: () => void;

  /** `ended` is called when a job ends for any reason. */
  constructor(open: () => JobWorker, ended: () => void = () => undefined) {
    this.#open = open;
    this.#ended = ended;
  }

  get running(): boolean {
    return this.phase === 'running';
  }

  /** Clears the results and begins. */
  start(job: Extract<StudyRequest, { kind: K }>, jobs: number): void {
    this.close();
    this.value = undefined;
    this.phase = 'running';
    this.progress = NOTHING;
    this.trouble = '';
    this.faulty = undefined;
    this.rate = 0;
    this.stage = '';
    this.presence = '';
    this.waiting = '';
    this.#last = () => this.start(job, jobs);
    this.#began = performance.now();
    this.#ask({ kind: 'start', job, jobs });
  }

  /** Shows the results of an earlier visit, if there are any. */
  show(value: StudyResults[K] | undefined, games: number, items: readonly StudiedItem[]): void {
    this.close();
    this.value = value;
    this.phase = value === undefined ? 'idle' : 'done';
    this.progress = { played: games, games };
    this.trouble = '';
    this.faulty = undefined;
    this.items = items;
  }

  /** Restarts the last job. */
  again(): void {
    this.#last?.();
  }

  /** Ends it soon; the games played so far count. */
  stop(): void {
    if (this.running) this.#ask({ kind: 'stop' });
  }

  /** Replays a game of a batch; gives its record, or the reason why there is none. */
  record(batch: Batch, game: number): Promise<GameRecord | string> {
    return new Promise((resolve) => {
      this.#records.set(game, [...(this.#records.get(game) ?? []), resolve]);
      this.#ask({ kind: 'record', batch, game });
    });
  }

  /** Ends its workers at once. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.running) this.phase = 'stopped';
    this.#giveUp('It was closed.');
  }

  #ask(request: JobRequest): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(request);
  }

  #begin(): JobWorker {
    const worker = this.#open();
    worker.addEventListener('message', ({ data }) => {
      if (this.#worker === worker) this.#hear(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#worker !== worker) return;
      worker.terminate();
      this.#worker = undefined;
      const reason = message === undefined || message === '' ? 'The playtest could not be started.' : message;
      if (this.running) {
        this.phase = 'failed';
        this.waiting = '';
        this.trouble = reason;
      }
      this.#giveUp(reason);
    });
    return worker;
  }

  #giveUp(reason: string): void {
    const waiting = [...this.#records.values()].flat();
    this.#records.clear();
    for (const answer of waiting) answer(reason);
  }

  #come(progress: Progress): void {
    const seconds = (performance.now() - this.#began) / 1000;
    this.progress = progress;
    this.rate = seconds > 0 ? progress.played / seconds : 0;
  }

  #hear(answer: JobAnswer): void {
    switch (answer.kind) {
      case 'presence':
        this.presence = answer.text;
        this.waiting = answer.waiting;
        return;
      case 'items':
        this.items = answer.items;
        return;
      case 'progress':
        this.#come(answer.progress);
        return;
      case 'stage':
        this.stage = answer.stage;
        return;
      case 'shown':
        this.#come(answer.progress);
        this.value = answer.value as StudyResults[K];
        return;
      case 'ended':
        this.phase = answer.trouble !== '' ? 'failed' : answer.complete ? 'done' : 'stopped';
        this.stage = '';
        this.waiting = '';
        this.trouble = answer.trouble;
        this.faulty = answer.game;
        this.#ended();
        return;
      case 'record':
      case 'no-record': {
        const waiting = this.#records.get(answer.game) ?? [];
        this.#records.delete(answer.game);
        for (const give of waiting) give(answer.kind === 'record' ? answer.record : answer.trouble);
      }
    }
  }
}

/** The real worker: it opens its own workers, which pause while a person uses the page. */
export function openJobWorker(): JobWorker {
  return restForWork(new Worker(jobWorker, { type: 'module', name: language }));
}
