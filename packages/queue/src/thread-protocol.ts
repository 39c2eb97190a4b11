// The messages between a worker and its threads.
import type { Range } from './messages.ts';

export interface ThreadTask {
  readonly spec: string;
  /** Everything the specification names; absent if the thread already has it. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  readonly ranges: readonly Range[];
  readonly records: boolean;
}

export type ThreadAnswer =
  | {
      readonly kind: 'done';
      readonly games: number;
      readonly seconds: number;
      readonly body: Uint8Array;
      readonly plain?: boolean;
    }
  | { readonly kind: 'fault'; readonly message: string };

/** How many specifications a thread keeps; the sender tracks them by the same rule. */
export const REMEMBERED = 16;
