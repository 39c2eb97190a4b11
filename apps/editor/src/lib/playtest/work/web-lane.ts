// A lane in a web worker. A worker that dies in the middle of a chunk is lost; its opener opens another.
import type { GameRecord } from '@railwright/engine';
import type { Batch, Chunk, Lane, LaneReply } from '@railwright/playtest';
import type { PageWorker } from '@railwright/playtest/job';
import type { LaneAnswer, LaneRequest } from './messages.ts';
import type { Rest } from './rest.ts';

export type LaneWorker = PageWorker<LaneRequest, LaneAnswer>;

export class WebLane implements Lane {
  readonly #worker: LaneWorker;
  readonly #rest: Pick<Rest, 'over'> | undefined;
  #batch: Batch;
  #gone: string | undefined;
  #answer: ((answer: LaneAnswer) => void) | undefined;

  /** With a rest, chunks wait until it is over. */
  constructor(batch: Batch, worker: LaneWorker, rest?: Pick<Rest, 'over'>) {
    this.#worker = worker;
    this.#batch = batch;
    this.#rest = rest;
    worker.addEventListener('message', ({ data }) => this.#settle(data));
    const lost = ({ message }: { readonly message?: string }): void =>
      this.#lose(message === undefined || message === '' ? 'it ended without a message' : message);
    worker.addEventListener('error', lost);
    worker.addEventListener('messageerror', lost);
    worker.postMessage({ kind: 'open', batch });
  }

  /** It will not play again. */
  get gone(): boolean {
    return this.#gone !== undefined;
  }

  /** Of its batch. */
  get definition(): unknown {
    return this.#batch.definition;
  }

  /** The chunks from here on belong to another batch. */
  turnTo(batch: Batch): void {
    const before = this.#batch;
    this.#batch = batch;
    if (this.gone) return;
    if (before.definition !== batch.definition || before.seats !== batch.seats)
      return this.#worker.postMessage({ kind: 'open', batch });
    const { definition: _definition, seats: _seats, ...other } = batch;
    this.#worker.postMessage({ kind: 'turn', batch: other });
  }

  async play(chunk: Chunk): Promise<LaneReply> {
    if (this.#rest) await this.#rest.over();
    const answer = await this.#ask({ kind: 'play', chunk });
    return answer.kind === 'reply' ? answer.reply : { kind: 'lost', reason: answer.trouble };
  }

  /** The record of a game of the batch, or why there is none. */
  async record(game: number): Promise<GameRecord | string> {
    const answer = await this.#ask({ kind: 'record', game });
    if (answer.kind === 'record') return answer.record ?? answer.trouble;
    return answer.reply.kind === 'lost' ? answer.reply.reason : '';
  }

  close(): Promise<void> {
    this.#lose('it was closed');
    return Promise.resolve();
  }

  #ask(request: LaneRequest): Promise<LaneAnswer> {
    return new Promise((resolve) => {
      if (this.#gone !== undefined)
        return resolve({ kind: 'reply', reply: { kind: 'lost', reason: this.#gone } });
      this.#answer = resolve;
      this.#worker.postMessage(request);
    });
  }

  #lose(reason: string): void {
    if (this.#gone !== undefined) return;
    this.#gone = reason;
    this.#worker.terminate();
    this.#settle({ kind: 'reply', reply: { kind: 'lost', reason } });
  }

  #settle(answer: LaneAnswer): void {
    const waiting = this.#answer;
    this.#answer = undefined;
    waiting?.(answer);
  }
}
