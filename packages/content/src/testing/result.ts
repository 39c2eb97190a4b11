// The result of one test, with the places in its file.
import type { DiagnosticCode } from '../codes/index.ts';
import { FILE_START, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { Pack, SourceFile } from '../packs/model.ts';
import type { TestData } from '../schema/tests.ts';
import type { Path } from '../text/path.ts';
import { tellQuestion } from '../test-language/question.ts';
import type { TestResult } from '../test-language/report.ts';
import { plainMismatch, type Ran } from './run-test.ts';
import { isData, type Problem } from '../test-language/problem.ts';

export function nameOf(test: unknown): string {
  const name = isData(test) && Object.hasOwn(test, 'name') ? test['name'] : undefined;
  return typeof name === 'string' ? name : 'a test without a name';
}

/** As far as known for a test that cannot be read. */
export function writtenSetup(test: unknown): string {
  const setup = isData(test) && Object.hasOwn(test, 'setup') ? test['setup'] : undefined;
  return typeof setup === 'string' ? setup : '';
}

type Named = Pick<TestResult, 'pack' | 'name' | 'file' | 'index' | 'start' | 'end'>;

export class ResultPlace {
  readonly path: Path;
  readonly #file: SourceFile;
  readonly #named: Named;

  constructor(pack: Pack, file: SourceFile, test: unknown, index: number) {
    this.path = ['tests', index];
    this.#file = file;
    const { start, end } = file.document?.valueRange(this.path) ?? FILE_START;
    this.#named = { pack: pack.id, name: nameOf(test), file: file.path, index, start, end };
  }

  tell(code: DiagnosticCode, { path, message, help, part }: Problem): Diagnostic {
    const { document } = this.#file;
    const place = [...this.path, ...path];
    const range = part === 'key' ? document?.keyRange(place) : document?.valueRange(place);
    return makeDiagnostic(code, this.#file.path, range ?? this.#named, message, { path: place, help });
  }

  broken(setup: string, diagnostics: readonly Diagnostic[]): TestResult {
    return { ...this.#named, setup, outcome: 'broken', mismatches: [], diagnostics };
  }

  /** A test that could be run. */
  ended(
    setup: string,
    { knownFailure }: TestData,
    { stopped, declined = [], question, mismatches }: Ran,
  ): TestResult {
    const help = question && [...declined, tellQuestion(question)].join(' ');
    const failures = stopped
      ? [this.tell('test-not-legal', { ...stopped, message: [...declined, stopped.message].join(' ') })]
      : mismatches.map(({ path, what, expected, actual }) =>
          this.tell('test-failed', {
            path,
            message: `${what}: expected ${expected}, got ${actual}.`,
            help,
          }),
        );
    const passed = failures.length === 0;
    return {
      ...this.#named,
      setup,
      ...outcomeOf(passed, knownFailure),
      mismatches: mismatches.map(plainMismatch),
      ...(!passed && declined.length > 0 && { declined }),
      ...(question && { question }),
      diagnostics: passed && knownFailure !== undefined ? [this.tell('test-known-passes', PASSES)] : failures,
    };
  }
}

const PASSES: Problem = {
  path: ['knownFailure'],
  message: 'This test is marked as known to fail, but it passes.',
  help: 'Remove knownFailure, so that a new failure is noticed.',
  part: 'key',
};

function outcomeOf(
  passed: boolean,
  knownFailure: string | undefined,
): Pick<TestResult, 'outcome' | 'knownFailure'> {
  if (knownFailure === undefined) return { outcome: passed ? 'passed' : 'failed' };
  return { outcome: passed ? 'failed' : 'known', knownFailure };
}
