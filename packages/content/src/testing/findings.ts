// Findings about tests from loading: mistakes within one test, which keep that test from being run, and the others, which
// keep whole files from being read.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, SourceFile } from '../packs/model.ts';
import { isData } from '../test-language/problem.ts';

/** A file that is not read, in a folder that looks like one of tests. */
const LOST_TESTS = /(^|\/)tests?\//i;

type Test = readonly [line: number, column: number, last: number];

export class TestFindings {
  readonly #byTest = new Map<string, Diagnostic[][]>();
  /** Errors in test files outside of any test, in manifests, and in files that could not be read as anything. */
  readonly others: readonly Diagnostic[];

  constructor({ files, diagnostics }: Content) {
    const known = new Map(files.map((file) => [file.path, file]));
    const starts = new Map<string, readonly Test[]>();
    this.others = diagnostics.filter((finding) => {
      const file = known.get(finding.file);
      if (!file) return finding.severity === 'error' || LOST_TESTS.test(finding.file);
      if (finding.severity !== 'error' || (file.kind !== 'tests' && file.kind !== 'pack')) return false;
      if (file.kind === 'pack') return true;
      const tests = starts.get(file.path) ?? testsOf(file);
      starts.set(file.path, tests);
      const test = testAt(tests, finding);
      if (test < 0) return true;
      const found = this.#byTest.get(file.path) ?? tests.map(() => []);
      this.#byTest.set(file.path, found);
      found[test]?.push(finding);
      return false;
    });
  }

  /** Errors within one test, by its place in its file. */
  of(file: SourceFile, test: number): readonly Diagnostic[] {
    return this.#byTest.get(file.path)?.[test] ?? [];
  }
}

/** The tests as written, of any shape. */
export function writtenTests({ document }: SourceFile): readonly unknown[] {
  const root = document?.data;
  const tests = isData(root) && Object.hasOwn(root, 'tests') ? root['tests'] : [];
  return Array.isArray(tests) ? tests : [];
}

function testsOf(file: SourceFile): readonly Test[] {
  const { document } = file;
  if (!document) return [];
  return writtenTests(file).map((_, i) => {
    const { line, column } = document.valueRange(['tests', i]).start;
    return [line, column, document.lines(['tests', i]).last];
  });
}

/** The test in which something stands, or -1: the last that begins before it, unless it has ended too. */
function testAt(tests: readonly Test[], { start }: Diagnostic): number {
  let from = 0;
  let to = tests.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const [line, column] = tests[middle] as Test;
    if (line < start.line || (line === start.line && column <= start.column)) from = middle + 1;
    else to = middle;
  }
  const last = tests[from - 1]?.[2] ?? 0;
  return start.line <= last ? from - 1 : -1;
}
