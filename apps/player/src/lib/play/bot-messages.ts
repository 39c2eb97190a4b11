// Messages between page and bot worker. A position is sent as its numbers, with everything hidden from the bot's seat redealt
// first, so that no bot can know more than its seat.
import type { BotSpec } from '@railwright/bots';
import type { GameDefinition } from '@railwright/engine';

/** Where bots think. */
export interface BotRoom {
  /** Address of their worker. */
  readonly botWorker: string;
  /** The file of the learned player among them in base64, if there is one. */
  readonly player?: string;
}

export interface BotStart {
  readonly type: 'start';
  readonly definition: GameDefinition;
  readonly seats: number;
  /** Bot by seat; undefined for people. */
  readonly bots: readonly (BotSpec | undefined)[];
  readonly seed: number;
}

export interface BotQuestion {
  readonly type: 'think';
  readonly id: number;
  readonly seat: number;
  readonly data: Int16Array;
  readonly rng: Uint32Array;
}

export type BotRequest = BotStart | BotQuestion;

export interface BotAnswer {
  readonly id: number;
  readonly choice: number;
}
