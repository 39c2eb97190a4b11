// The parts that tests can reach: cards, the ops of their effects, the branches of these, and their questions.
import type { Path } from '../../text/path.ts';

export const PART_KINDS = ['cards', 'ops', 'branches', 'questions'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** A part of the content that a test reaches or does not. */
export interface Part {
  readonly kind: PartKind;
  /** The message when no test reaches it. */
  readonly unreached: string;
  readonly path: Path;
  /** Whether its place is a key or a value. */
  readonly at: 'key' | 'value';
  /** The part that is reached with it, and without which it cannot be reached. */
  readonly within?: Part;
}

/** A step of an effect and what belongs to it. */
export interface StepParts {
  /** The step as it stands in the data that was read. */
  readonly step: object;
  /** Absent where rules decide before the game which way is taken. */
  readonly op?: Part;
  readonly question?: Part;
  /** In the order in which they are told; undefined where there is nothing to do. */
  readonly ways: readonly (Part | undefined)[];
}

export interface ThingParts {
  readonly thing: Part;
  readonly all: readonly Part[];
  readonly steps: readonly StepParts[];
}
