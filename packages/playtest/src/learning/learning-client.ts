// The page's side of training: one worker, which ends at once when it is stopped.
import type { PageWorker } from '../page-worker.ts';
import type { LearnedPlayer, LearningAnswer, LearningProgress, LearningTask } from './learning-messages.ts';

/** A worker that trains a player. */
export type LearningWorker = PageWorker<LearningTask, LearningAnswer>;

export interface LearningEars {
  readonly onProgress: (progress: LearningProgress) => void;
  readonly onPlayer: (player: LearnedPlayer) => void;
  /** Nothing comes any more; `trouble` is empty when all was learned. */
  readonly onEnd: (trouble: string) => void;
}

/** Trains a player in one worker and reports to the page. */
export class LearningClient {
  readonly #worker: LearningWorker;
  #over = false;

  constructor(worker: LearningWorker, task: LearningTask, ears: LearningEars) {
    this.#worker = worker;
    const end = (trouble: string): void => {
      this.stop();
      ears.onEnd(trouble);
    };
    worker.addEventListener('message', ({ data }) => {
      // Messages that were on their way when it was stopped are late.
      if (this.#over) return;
      if (data.kind === 'progress') ears.onProgress(data);
      else if (data.kind === 'player') ears.onPlayer(data);
      else end(data.trouble);
    });
    const lost = ({ message }: { readonly message?: string }): void => {
      if (!this.#over) end(message === undefined || message === '' ? 'it could not be started' : message);
    };
    worker.addEventListener('error', lost);
    worker.addEventListener('messageerror', lost);
    worker.postMessage(task);
  }

  /** Ends the worker at once, even in the middle of a round; no callback follows. */
  stop(): void {
    this.#over = true;
    this.#worker.terminate();
  }
}
