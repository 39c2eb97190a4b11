// The results of a run of card tests.
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import type { Question } from './question.ts';

/** One line of `expect` that did not hold. */
export interface Mismatch {
  /** The compared value: `hand`, `supply.waste`. */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

export interface TestResult extends Range {
  /** Id of the pack whose test it is. */
  readonly pack: string;
  readonly name: string;
  /** The setup it plays, as `pack/id`. */
  readonly setup: string;
  /** Which of the several rules it names, as `pack/id`. */
  readonly rules?: string;
  readonly file: string;
  /** Its place in the file, from 0. */
  readonly index: number;
  /**
   * `broken`: it could not be run, because of the test itself or of the content it uses. `known`: it failed, and says itself
   * that it does.
   */
  readonly outcome: 'passed' | 'failed' | 'broken' | 'known';
  /** Why it is known to fail. */
  readonly knownFailure?: string;
  /** Expectations that were not met; empty if the test passed. */
  readonly mismatches: readonly Mismatch[];
  /** Effects that were not offered, each with what was missing, when it failed. */
  readonly declined?: readonly string[];
  /** The open question when it failed. */
  readonly question?: Question;
  /** Errors elsewhere that keep its setup from being played, so that it was not run. */
  readonly blockedBy?: readonly Diagnostic[];
  /** At the line of the test that failed; empty when it passed. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The results of a test run. */
export interface TestReport {
  /** In the order of files and tests. */
  readonly results: readonly TestResult[];
  /** Number of tests that passed. */
  readonly passed: number;
  /** Failed and broken ones. */
  readonly failed: number;
  /** Those that are known to fail. */
  readonly known: number;
  /** Errors because of which setups of these tests cannot be played, each once. */
  readonly causes: readonly Diagnostic[];
  /** Findings that kept test files, or whole packs, from being read. */
  readonly unread: readonly Diagnostic[];
}

/** Which tests to run; all given must hold. */
export interface TestFilter {
  /** Only tests in files of which this is true. */
  readonly files?: (path: string) => boolean;
  /** Only tests whose name contains this, in any case. */
  readonly name?: string;
  /** Only tests of this pack. */
  readonly pack?: string;
}
