// Where a study runs, the news it tells while it runs, and how it ends: the same for a terminal, a page, a server and a test.
import type { StudiedItem } from '@railwright/engine';
import type { Batch, BatchRun, Executor, PanelPlan } from '@railwright/playtest';

/** Where a study runs, and who hears of it. */
export interface Place<R = unknown> {
  /** Plays the games; the caller closes it. */
  readonly executor: Executor;
  /** Aborted when the study must stop. */
  readonly signal: AbortSignal;
  /** Reports news; called in order. */
  readonly say: (news: News<R>) => void;
  /** A clock in milliseconds, which paces interim results. Without one there are none, and batches are played one after the other. */
  readonly now?: () => number;
  /** Names for people, and the scores that could occur. */
  readonly wordsOf: (definition: unknown) => Pick<PanelPlan, 'called' | 'scores'>;
}

/** How many games were played. */
export interface Progress {
  /** Games that are counted, over all batches. */
  readonly played: number;
  readonly games: number;
}

/** News of a running study. */
export type News<R> =
  /** Items that can be forbidden to a seat; stated once, for a batch that is simulated. */
  | { readonly kind: 'items'; readonly items: readonly StudiedItem[] }
  /** While there is nothing to show. */
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** Describes what it is doing now; empty where that is obvious. */
  | { readonly kind: 'stage'; readonly stage: string }
  /** An interim result, or the last one. */
  | { readonly kind: 'shown'; readonly progress: Progress; readonly value: R };

/** A run that stopped its study: a game has a fault, or cannot be played or kept. */
export type StoppedRun = BatchRun & {
  /** What was played. */
  readonly batch: Batch;
};

/** The run, if it stops the study. */
export const stopped = (run: BatchRun, batch: Batch): StoppedRun[] =>
  run.fault || run.lost !== undefined || run.unkept ? [{ ...run, batch }] : [];

/** How a study ended. */
export interface Ended<R> {
  /** Undefined if it was stopped before there was a result. */
  readonly value: R | undefined;
  /** All games were played, or as many as were wanted. */
  readonly complete: boolean;
  /** The batches that stopped it, if any did. */
  readonly stops: readonly StoppedRun[];
  /** What stopped it, for people, where no batch says it. */
  readonly problem?: string;
}
