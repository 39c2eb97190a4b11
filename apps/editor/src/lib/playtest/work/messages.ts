// Messages between the page and the workers of a playtest. All plain data.
import type { GameRecord } from '@railwright/engine';
import type { Batch, LearningNews } from '@railwright/playtest';
import type { Learned, SoloPlan } from '@railwright/playtest/learning';
import type { StudyNews, StudyRequest } from '@railwright/studies';

export type JobRequest =
  /** Opens this many workers before there is a job, so that they load the rules in advance. */
  | { readonly kind: 'prepare'; readonly workers: number }
  | { readonly kind: 'start'; readonly job: StudyRequest; readonly jobs: number }
  | { readonly kind: 'stop' }
  /** A person is using the page: games pause for a moment. */
  | { readonly kind: 'rest' }
  /** Replays one game to get its record. */
  | { readonly kind: 'record'; readonly batch: Batch; readonly game: number };

export type JobAnswer =
  | StudyNews
  /** On a queue: the machines that play, or the reason why none does. */
  | { readonly kind: 'presence'; readonly text: string; readonly waiting: string }
  | { readonly kind: 'record'; readonly game: number; readonly record: GameRecord }
  | { readonly kind: 'no-record'; readonly game: number; readonly trouble: string };

/** A lesson of a panel. */
export type LessonRequest =
  | { readonly kind: 'learn'; readonly plan: SoloPlan }
  /** A person is using the page. */
  | { readonly kind: 'rest' };

export type LessonAnswer =
  | { readonly kind: 'round'; readonly news: LearningNews }
  | { readonly kind: 'learned'; readonly learned: Learned }
  | { readonly kind: 'failed'; readonly trouble: string };
