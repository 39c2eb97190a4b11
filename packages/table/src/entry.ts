// What is kept of a table: how it began, and everything that happened at it, in order. Nothing else is kept: a table is played again from this.

import type { Saying } from './protocol/said.ts';

/** How a table began; never changed. */
export interface TableHead {
  readonly format: 1;
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** Version of the program that began it: `gamesVersion`. */
  readonly engine: string;
  /** Hash of the bundle, which is kept once for all tables of it. */
  readonly bundle: string;
  /** Key of the learned player that can be seated, kept like a bundle: its file in base64. */
  readonly learned?: string;
  readonly seed: number;
  /** Milliseconds since 1970, for people; nothing is decided by it. */
  readonly created: number;
  /** Who sits where at the beginning: a bot, or nobody yet. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  /** SHA-256 of the secrets in hex: by seat, then that of onlookers. */
  readonly secrets: readonly string[];
}

/** Something that happened. Entries are numbered from 1 without gaps; the number is the revision of the table after it. */
export type Entry = {
  readonly seat: number;
  readonly time: number;
  /** The game is over. Absent also from what earlier versions have kept. */
  readonly over?: true;
} & (
  | {
      readonly kind: 'chose';
      /** The id of the page's request; absent for a bot. */
      readonly id?: string;
      readonly texts: readonly string[];
      /** Fingerprint of the position after it. */
      readonly hash: string;
    }
  /** The game went back to the position after `to` choices. With `agree`, it was the last yes to a wish of another seat. */
  | {
      readonly kind: 'took-back';
      readonly id: string;
      readonly by: number;
      readonly to: number;
      readonly hash: string;
    }
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'answered'; readonly id: string; readonly agree: boolean }
  /** The wish of `seat` to take back ended, since `away` had not answered and was away for too long. */
  | { readonly kind: 'lapsed'; readonly away: number }
  | { readonly kind: 'sat'; readonly id: string; readonly name: string }
  | { readonly kind: 'left'; readonly id: string }
  | { readonly kind: 'named'; readonly id: string; readonly name: string }
  | { readonly kind: 'bot'; readonly id: string; readonly at: number; readonly bot: string | null }
  /** Told to others only after the game. */
  | { readonly kind: 'said'; readonly id: string; readonly what: Saying }
);

/** An entry before it is kept. */
export type NewEntry = Entry extends infer E ? (E extends Entry ? Omit<E, 'time'> : never) : never;
