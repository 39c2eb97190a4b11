// The data of a report on learned players: players that learned the same, each with its progress and strength.
import type {
  Check,
  Exploitation,
  LearnedSetup,
  MeasuredStrength,
  PopulationResult,
} from '@railwright/playtest';

/** Data of a report on learned players. */
export interface LearningReport {
  /** Title of the setup at which strength was measured. */
  readonly title: string;
  readonly setup: string;
  /** Everything that was learned. */
  readonly setups: readonly LearnedSetup[];
  /** The players, in the order of their files. */
  readonly members: readonly LearningMember[];
  /** How several players rate each other, for each number of seats. */
  readonly populations: readonly PopulationResult[];
  /** Their preference, as `pack/id`. */
  readonly preference?: string | undefined;
  /** Version of the program that trained them. */
  readonly engine: string;
  /** Fingerprint of the setup's definition. */
  readonly content: string;
  /** Whether it was ended early. */
  readonly stopped: boolean;
  /** The command that reproduces these players. */
  readonly command?: string;
  /** The name of a measure's item, such as a card. */
  readonly nameOf: (item: string) => string;
}

/** A learned player in a report. */
export interface LearningMember {
  readonly file: string;
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  /** Strength against earlier states, by games learned from. */
  readonly curve: readonly LearningPoint[];
  /** Games after which it hardly improved; undefined if it was still improving. */
  readonly level?: number | undefined;
  /** Games after which it was stuck and began again. */
  readonly restarts?: readonly number[];
  readonly strength: readonly MeasuredStrength[];
  /** How far it can be beaten, if that was measured. */
  readonly exploitation?: Exploitation | undefined;
  /** Win share of a search that the player guides, against the player. */
  readonly search?: MeasuredStrength | undefined;
}

/** During learning: against what it knew after half the games, and against bots. */
interface LearningPoint extends Check {
  readonly strength: readonly MeasuredStrength[];
}

/** `seed 3`, where there are several. */
export const memberName = ({ seed }: Pick<LearningMember, 'seed'>): string => `seed ${seed}`;

/** The same; empty where there is only one. */
export const nameAmong = (members: readonly LearningMember[], member: LearningMember): string =>
  members.length > 1 ? memberName(member) : '';
