// What the page and the workers of a playtest say to each other. All of it is plain data.
import type { GameRecord } from '@railwright/engine';
import type { Targets } from '@railwright/playtest/figures';
import type {
  Batch,
  CardStudy,
  Chunk,
  Comparison,
  LaneReply,
  SimulationResult,
  StudiedItem,
  Sweep,
  Until,
} from '@railwright/playtest';

/**
 * What is played: one batch, two versions of it with the same seeds, one with a card free, forbidden and forced, or one at several
 * values of a number.
 */
export type Job =
  | { readonly kind: 'simulate'; readonly batch: Batch; readonly until?: Until; readonly targets?: Targets }
  | { readonly kind: 'compare'; readonly saved: Batch; readonly now: Batch }
  | { readonly kind: 'study'; readonly batch: Batch; readonly item: StudiedItem }
  | {
      readonly kind: 'sweep';
      readonly batch: Batch;
      /** Path of the number: `cards.mail-train.cost`. */
      readonly field: string;
      readonly values: readonly number[];
    };

/** What a job shows, by its kind. */
export interface Findings {
  readonly simulate: SimulationResult;
  readonly compare: Comparison;
  readonly study: CardStudy;
  readonly sweep: Sweep;
}

export type JobRequest =
  | { readonly kind: 'start'; readonly job: Job; readonly jobs: number }
  | { readonly kind: 'stop' }
  /** Somebody works at the page: lanes rest for a moment. */
  | { readonly kind: 'rest' }
  /** Plays one game again and asks for its record. */
  | { readonly kind: 'record'; readonly batch: Batch; readonly game: number };

export interface Progress {
  /** Games that are counted, over all batches. */
  readonly played: number;
  readonly games: number;
}

export type JobAnswer =
  /** What can be forbidden to a seat; said once, for a batch that is simulated. */
  | { readonly kind: 'items'; readonly items: readonly StudiedItem[] }
  | { readonly kind: 'shown'; readonly progress: Progress; readonly value: Findings[Job['kind']] }
  | {
      readonly kind: 'ended';
      /** Whether all games were played, or as many as were wanted. */
      readonly complete: boolean;
      /** What stopped it, in words. */
      readonly trouble: string;
      /** The game that stopped it. */
      readonly game?: number;
      /** Workers that died and were replaced. */
      readonly replaced: number;
    }
  | { readonly kind: 'record'; readonly game: number; readonly record: GameRecord }
  | { readonly kind: 'no-record'; readonly game: number; readonly trouble: string };

/** A lane hears its batch once, then chunks; it answers each chunk, or the record of a single game. */
export type LaneRequest =
  | { readonly kind: 'open'; readonly batch: Batch }
  | { readonly kind: 'play'; readonly chunk: Chunk }
  | { readonly kind: 'record'; readonly game: number };

export type LaneAnswer =
  | { readonly kind: 'reply'; readonly reply: LaneReply }
  | { readonly kind: 'record'; readonly record: GameRecord | undefined; readonly trouble: string };
