// What a report on a learning is made from: players that learned the same, each with how it went and how strong it became.
import type {
  Check,
  Exploitation,
  LearnedSetup,
  MeasuredStrength,
  PopulationResult,
} from '@railwright/playtest';

export interface LearningReport {
  /** Of the setup that strength was measured at. */
  readonly title: string;
  readonly setup: string;
  /** All that was learned. */
  readonly setups: readonly LearnedSetup[];
  readonly members: readonly LearningMember[];
  /** How several players rate each other, for each number of seats. */
  readonly populations: readonly PopulationResult[];
  /** What they like besides winning, as `pack/id`. */
  readonly taste?: string | undefined;
  readonly engine: string;
  /** Fingerprint of the setup's definition. */
  readonly content: string;
  /** Whether somebody ended it early. */
  readonly stopped: boolean;
  /** The command that makes the same players again. */
  readonly command: string;
  /** What a measure's item is called, such as a card. */
  readonly nameOf: (item: string) => string;
}

export interface LearningMember {
  readonly file: string;
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  readonly curve: readonly LearningPoint[];
  /** Games after which it hardly gained any more; undefined while it still did. */
  readonly level?: number | undefined;
  readonly strength: readonly MeasuredStrength[];
  readonly exploitation?: Exploitation | undefined;
  /** What search by it won against it. */
  readonly search?: MeasuredStrength | undefined;
}

/** On the way: against what it knew after half the games, and against bots. */
interface LearningPoint extends Check {
  readonly strength: readonly MeasuredStrength[];
}

/** `seed 3`, where there are several. */
export const memberName = ({ seed }: Pick<LearningMember, 'seed'>): string => `seed ${seed}`;
