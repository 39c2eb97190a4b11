// Messages between the page and the workers of a playtest. All plain data.
import type { GameRecord } from '@railwright/engine';
import type { Batch, Chunk, LaneReply } from '@railwright/playtest';
import type { Job, JobNews } from '@railwright/playtest/job';
import type { Learned, SoloPlan } from '@railwright/playtest/learning';

export type JobRequest =
  /** Opens this many lanes before there is a job, so that they load the rules in advance. */
  | { readonly kind: 'prepare'; readonly lanes: number }
  | { readonly kind: 'start'; readonly job: Job; readonly jobs: number }
  | { readonly kind: 'stop' }
  /** A person is using the page: lanes pause for a moment. */
  | { readonly kind: 'rest' }
  /** Replays one game to get its record. */
  | { readonly kind: 'record'; readonly batch: Batch; readonly game: number };

export type JobAnswer =
  | JobNews
  /** On a queue: the machines that play, or the reason why none does. */
  | { readonly kind: 'crew'; readonly text: string; readonly waiting: string }
  | { readonly kind: 'record'; readonly game: number; readonly record: GameRecord }
  | { readonly kind: 'no-record'; readonly game: number; readonly trouble: string };

/** A lane gets a batch, then chunks of it, then perhaps another batch; it answers each chunk, or with the record of a single game. */
export type LaneRequest =
  | { readonly kind: 'open'; readonly batch: Batch }
  /** The chunks from here on belong to another batch with the same definition and number of seats. */
  | { readonly kind: 'turn'; readonly batch: Omit<Batch, 'definition' | 'seats'> }
  | { readonly kind: 'play'; readonly chunk: Chunk }
  | { readonly kind: 'record'; readonly game: number };

export type LaneAnswer =
  | { readonly kind: 'reply'; readonly reply: LaneReply }
  | { readonly kind: 'record'; readonly record: GameRecord | undefined; readonly trouble: string };

/** A lesson of a panel. */
export type LessonRequest =
  | { readonly kind: 'learn'; readonly plan: SoloPlan }
  /** A person is using the page. */
  | { readonly kind: 'rest' };

export type LessonAnswer =
  /** Number of games so far. */
  | { readonly kind: 'games'; readonly games: number }
  | { readonly kind: 'learned'; readonly learned: Learned }
  | { readonly kind: 'failed'; readonly trouble: string };
