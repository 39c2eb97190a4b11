// Jobs of a playtest outside the command line, and its messages while it plays. All of it is plain data.
import type { Batch, BatchSource } from '../batch.ts';
import type { Comparison } from '../compare/compare.ts';
import type { CardStudy } from '../compare/influence.ts';
import type { Sweep } from '../compare/sweep.ts';
import type { Targets } from '@railwright/figures';
import type { StudiedItem } from '@railwright/engine';
import type { Lessons } from '../panel/panel-host.ts';
import type { PanelSources } from '../panel/players/panel.ts';
import type { PanelComparison } from '../panel/compare/panel-comparison.ts';
import type { PanelResult } from '../panel/panel-result.ts';
import type { PanelGames } from '../panel/tables/tables.ts';
import type { SimulationResult } from '../result.ts';
import type { Until } from '../targets/until.ts';

/**
 * The games to play: one batch, two versions of it with the same seeds, one with a card free, forbidden and forced, one at several
 * values of a number, or all tables between the players of a panel.
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
    }
  | PanelJob
  | ChangeJob;

/** Asks a panel about a setup. */
export interface PanelJob extends PanelGames {
  readonly kind: 'panel';
  readonly definition: unknown;
  readonly source: BatchSource;
  readonly seats: number;
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  /** The players that may sit on it. */
  readonly sources: PanelSources;
  /** The targets of the setup. */
  readonly wanted?: Targets;
  /** Players to train first; none by default. */
  readonly lessons?: Lessons;
}

/** A panel about the saved version and one about what is there now; both learn it first. */
export interface ChangeJob {
  readonly kind: 'change';
  /** The panel about the saved version. */
  readonly saved: PanelJob;
  /** The panel about the current version. */
  readonly now: PanelJob;
}

/** The results of a job, by its kind. */
export interface Findings {
  /** The result of a simulation. */
  readonly simulate: SimulationResult;
  /** The result of a comparison. */
  readonly compare: Comparison;
  /** The worth of cards. */
  readonly study: CardStudy;
  /** The result of a sweep. */
  readonly sweep: Sweep;
  /** The findings of a panel. */
  readonly panel: PanelResult;
  /** The changes between two panels. */
  readonly change: PanelComparison;
}

/** The progress of a job that shows nothing before its end. */
export interface Progress {
  /** Games that are counted, over all batches. */
  readonly played: number;
  readonly games: number;
}

/** A message of a running job. */
export type JobNews =
  /** Items that can be forbidden to a seat; stated once, for a batch that is simulated. */
  | { readonly kind: 'items'; readonly items: readonly StudiedItem[] }
  /** Of what has nothing to show before its end. */
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** Describes what it is doing now; empty where that is obvious. */
  | { readonly kind: 'stage'; readonly stage: string }
  | { readonly kind: 'shown'; readonly progress: Progress; readonly value: Findings[Job['kind']] }
  | {
      readonly kind: 'ended';
      /** Whether all games were played, or as many as were wanted. */
      readonly complete: boolean;
      /** Why it stopped. */
      readonly trouble: string;
      /** The game that stopped it. */
      readonly game?: number;
      /** Workers that died and were replaced. */
      readonly replaced: number;
    };
