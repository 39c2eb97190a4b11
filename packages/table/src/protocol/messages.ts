// What a table tells a page. A view is whole: a page shows the newest and forgets the one before.
import type { GameEvent, GameRecord } from '@railwright/engine';
import type { Saying } from './said.ts';

/** Why a request was refused; pages have a sentence for each, and `reason` is the one in English. */
export type RefusalCode =
  /** The position has changed since the view it was chosen in: a view is on its way. */
  | 'stale'
  | 'illegal'
  | 'not-your-turn'
  /** Somebody else, a bot or nobody sits here: `sit` first. */
  | 'not-seated'
  | 'nothing-to-undo'
  /** There is no wish to take back. */
  | 'nothing-asked'
  | 'no-such-bot'
  | 'no-such-seat'
  /** The seat has a person who is here. */
  | 'taken'
  | 'onlooker'
  /** It could not be kept; the table is as before. Ask again when there is room. */
  | 'not-kept'
  | 'too-long'
  /** The setup does not ask that, or takes no such answer. */
  | 'no-such-question'
  /** A table keeps no more of what one seat says. */
  | 'too-much-said';

/** Who plays a seat. */
export interface SeatState {
  readonly name: string;
  /** `nobody` until somebody sits down; the game waits for such a seat. */
  readonly player: 'nobody' | 'person' | 'bot';
  /** Which bot, as people write it. */
  readonly bot?: string;
  /** Whether a page of this seat is open. */
  readonly here: boolean;
}

/** Something that happened at a table. */
export type Happening =
  | { readonly kind: 'begun'; readonly events: readonly GameEvent[] }
  /** Choices made together, with the events of each. */
  | { readonly kind: 'chose'; readonly seat: number; readonly events: readonly (readonly GameEvent[])[] }
  /** Everything chosen in `revisions` does not count any more. */
  | { readonly kind: 'took-back'; readonly seat: number; readonly revisions: readonly number[] }
  /** The seat wants to take back. */
  | { readonly kind: 'asked'; readonly seat: number }
  | { readonly kind: 'answered'; readonly seat: number; readonly agree: boolean }
  /** The wish of `seat` has ended: `away` had not answered and was away for too long. */
  | { readonly kind: 'lapsed'; readonly seat: number; readonly away: number }
  | { readonly kind: 'sat' | 'left'; readonly seat: number; readonly name: string }
  | { readonly kind: 'named'; readonly seat: number; readonly name: string; readonly before: string }
  /** `by` gave the seat to a bot, or sent it away. */
  | { readonly kind: 'bot'; readonly seat: number; readonly by: number; readonly bot: string | null }
  /** Something was said about the game. What it was, the others are told once the game is over; what was changed since, nobody any more. */
  | { readonly kind: 'said'; readonly seat: number; readonly what?: Saying };

/** What happened, as the reader's seat may know it. Revisions count from 1; the set-up has 0. */
export type Told = { readonly revision: number } & Happening;

/** Whether the reader may take back, and who wants to. */
export interface UndoState {
  /** `ask`: something was revealed or others chose since, so all people at the table must agree. */
  readonly mine: 'no' | 'free' | 'ask';
  /** The open wish: whose, and the seats that have not answered. */
  readonly wish?: { readonly seat: number; readonly waits: readonly number[] };
}

/** Everything that a table sends. */
export type Message =
  /** The answer to `hello`. */
  | {
      readonly type: 'welcome';
      readonly table: string;
      /** Null for an onlooker. */
      readonly seat: number | null;
      readonly seats: number;
      readonly title: string;
      /** Hash of the bundle. */
      readonly hash: string;
      /** The bundle as JSON text, unless the page has it. */
      readonly bundle?: string;
      /** Whether `learned` can be seated, at any level. */
      readonly learned: boolean;
      /** Everything up to here was seen by this seat before. */
      readonly seen: number;
    }
  | {
      readonly type: 'view';
      /** Goes up with everything that happens at the table. */
      readonly revision: number;
      /** The revision since which the position is as it is: a choice made in a view from then on counts. */
      readonly moved: number;
      readonly seats: readonly SeatState[];
      /** `unpackPosition` makes it a position of the game, in which all that the reader cannot know is dealt anew. */
      readonly position: string;
      /** What happened after `from`, the revision up to which this connection has been told. The first view of one tells all, and so does the first one after the end. */
      readonly from: number;
      readonly told: readonly Told[];
      readonly undo: UndoState;
      /** The whole game with its seed, once it is over. */
      readonly record?: GameRecord;
    }
  /** The answer to a `Change`; `revision` is where it counts, on the table's disk. */
  | { readonly type: 'done'; readonly id: string; readonly revision: number }
  | { readonly type: 'refused'; readonly id: string; readonly code: RefusalCode; readonly reason: string }
  /** The last message before the table ends the connection. */
  | { readonly type: 'bye'; readonly code: ByeCode; readonly reason: string };

/** Why a table ends a connection. */
export type ByeCode = keyof typeof BYE;

/** The close codes of a WebSocket. A page tries again by itself only after `busy`, `failed`, `away`, and codes that are not in this list. */
export const BYE = {
  /** A message that no page of this version sends. */
  'bad-message': 4400,
  /** The link's secret is wrong. */
  'wrong-secret': 4401,
  'no-such-table': 4404,
  /** The page is of another version: reload it. */
  'other-version': 4409,
  /** The game was begun with another version and cannot be continued with this one. */
  'other-rules': 4410,
  /** The page does not read what it is sent. */
  'too-slow': 4413,
  /** Too many requests. */
  'too-fast': 4429,
  /** What is kept of the table is damaged. */
  damaged: 4500,
  failed: 4501,
  /** Too many pages or tables. */
  busy: 4503,
  /** What keeps the tables does not respond to the host. */
  away: 4504,
} as const;
