// What a worker and its threads say to each other.
import type { Range } from './messages.ts';

export interface ThreadTask {
  readonly spec: string;
  /** With everything that the specification names; absent when the thread has had it. */
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

/** Specifications that a thread keeps; whoever sends tasks knows which by the same rule. */
export const REMEMBERED = 16;
