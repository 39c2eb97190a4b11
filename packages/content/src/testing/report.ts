// What a run of the YAML tests gives back.
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';

/** One line of `expect` that did not hold. */
export interface Mismatch {
  /** What was looked at: `hand`, `supply.waste`. */
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
  readonly file: string;
  /** `broken`: it could not be run, because of the test itself or of the content it uses. */
  readonly outcome: 'passed' | 'failed' | 'broken';
  readonly mismatches: readonly Mismatch[];
  /** At the line of the test that failed; empty when it passed. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface TestReport {
  readonly results: readonly TestResult[];
  readonly passed: number;
  /** Failed and broken ones. */
  readonly failed: number;
}

/** Which tests to run; all given must hold. */
export interface TestFilter {
  /** Only tests in files whose path is, or begins with, one of these. */
  readonly paths?: readonly string[];
  /** Only tests whose name contains this, in any case. */
  readonly name?: string;
  /** Only tests of this pack. */
  readonly pack?: string;
}
