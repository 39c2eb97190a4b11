// The runner's interface to a game: how `given` becomes a position, and how a line of `expect` is compared.
import type { Game, GameDefinition, GameEvent, State } from '@railwright/engine';
import type { GameCoverage } from './coverage/game-coverage.ts';
import type { TestLanguage } from './language.ts';
import type { TestNames } from './names.ts';
import type { Path } from '../text/path.ts';
import type { Mismatch } from './report.ts';
import type { Data, Problem } from './problem.ts';

/** What tests of a game can say. */
export interface TestWords {
  readonly language: TestLanguage;
  /** The names that tests may use in a game. */
  names(definition: GameDefinition): TestNames;
}

export interface TestTable {
  readonly language: TestLanguage;
  /** Changes a started game into the position. Returns what does not fit. */
  place(game: Game, s: State, given: Data): Problem[];
  /** Compares one line of `expect` that is not about choices and scores. */
  compare(game: Game, s: State, key: string, expected: unknown): Comparison;
  /** Why a choice is not offered, as a sentence, in games that can tell. */
  whyNot?(game: Game, s: State, text: string): string | undefined;
  /** Effects that were passed over, each with why. */
  declined?(game: Game, events: readonly GameEvent[]): readonly string[];
  /** In games of which tests can reach more or less. */
  readonly coverage?: GameCoverage;
}

export interface Comparison {
  readonly mismatches: readonly (Mismatch & { readonly path: Path })[];
  readonly problems: readonly Problem[];
}

export const HOLDS: Comparison = { mismatches: [], problems: [] };

export function differs(path: Path, what: string, expected: string, actual: string): Comparison {
  return { mismatches: [{ path, what, expected, actual }], problems: [] };
}

export function unusable(path: Path, message: string, help?: string, part?: 'key'): Comparison {
  return { mismatches: [], problems: [{ path, message, help, part }] };
}

export function together(comparisons: readonly Comparison[]): Comparison {
  return {
    mismatches: comparisons.flatMap(({ mismatches }) => mismatches),
    problems: comparisons.flatMap(({ problems }) => problems),
  };
}
