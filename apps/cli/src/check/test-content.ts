// Runs card tests and shows what was expected and what came out.
import { style } from '../style.ts';
import {
  runTests,
  toJson,
  type Content,
  type Diagnostic,
  type TestReport,
  type TestResult,
} from '@railwright/content';
import { defaultPaths } from '../content/folders.ts';
import { isWithin, loadPaths } from '../content/load.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printJson, safe } from '../output.ts';
import { formatFindings, plural } from './findings.ts';

/** Returns the exit code. */
export async function testContent(
  paths: readonly string[],
  format: 'pretty' | 'json',
  name: string | undefined,
): Promise<number> {
  const wanted = paths.length > 0 ? paths : defaultPaths();
  if (wanted.length === 0)
    throw misuse(
      'There is no folder content here, and no pack around it.',
      'Name what to test: railwright test PATH. To begin a pack: railwright new my-pack',
    );
  const { content, targets } = await loadPaths(wanted);
  const { results, unread } = runTests(content, {
    files: (path) => isWithin(path, targets),
    ...(name !== undefined && { name }),
  });
  if (results.length === 0 && unread.length === 0) {
    const which = name === undefined ? 'no card tests' : `no card test with "${name}" in its name`;
    throw misuse(
      `There is ${which} in ${wanted.join(', ')}.`,
      'Card tests are YAML files in the folder tests of a pack.',
    );
  }
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  if (format === 'json') printJson(asData(results, unread));
  else {
    for (const result of failed) print(`${formatFailure(content, result)}\n`);
    if (unread.length > 0) print(`${formatFindings(content, unread)}\n`);
    print(summaryOf(results, failed.length, unread));
  }
  return failed.length + unread.length > 0 ? EXIT.findings : EXIT.clean;
}

function formatFailure(content: Content, result: TestResult): string {
  const { name, setup, file, start, outcome, mismatches, diagnostics, question } = result;
  const head = `${style.red(outcome === 'broken' ? 'BROKEN' : 'FAILED')} ${style.bold(safe(name))}`;
  const place = style.dim(
    safe(`${file}:${start.line}:${start.column}${setup === '' ? '' : `  setup ${setup}`}`),
  );
  const lines = mismatches.flatMap(({ what, expected, actual }) => [
    `    ${safe(what)}`,
    `      expected  ${style.green(safe(expected))}`,
    `      actual    ${style.red(safe(actual))}`,
  ]);
  // A mismatch says it all; anything else that went wrong is told by the diagnostic.
  if (lines.length === 0) lines.push(formatFindings(content, diagnostics));
  else if (question) {
    lines.push('    open question', `      ${safe(question.asked)}`);
    if (question.legal.length > 0) lines.push(`      legal     ${safe(shortened(question.legal))}`);
  }
  return [head, `    ${place}`, ...lines].join('\n');
}

/** Lists of choices end after this many. */
const MOST_CHOICES = 16;

function shortened(choices: readonly string[]): string {
  return [...choices.slice(0, MOST_CHOICES), ...(choices.length > MOST_CHOICES ? ['…'] : [])].join(', ');
}

function summaryOf(results: readonly TestResult[], failed: number, unread: readonly Diagnostic[]): string {
  const passed = `${plural(results.length - failed, 'test')} passed`;
  const where = `(${plural(new Set(results.map(({ file }) => file)).size, 'file')})`;
  if (failed === 0 && unread.length === 0) return style.green(`${passed} ${where}.`);
  const counted = failed === 0 ? `${passed} ${where}` : `${passed}, ${failed} failed ${where}`;
  const lost = new Set(unread.map(({ file }) => file)).size;
  return style.bold(`${counted}${lost === 0 ? '' : `; ${plural(lost, 'file')} not read`}.`);
}

function asData(results: TestReport['results'], unread: readonly Diagnostic[]): unknown {
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  return {
    passed,
    failed: results.length - passed,
    findings: toJson(unread),
    tests: results.map(({ pack, name, setup, file, start, outcome, mismatches, question, diagnostics }) => ({
      pack,
      name,
      setup,
      file,
      line: start.line,
      column: start.column,
      outcome,
      mismatches,
      ...(question && { question }),
      diagnostics: toJson(diagnostics),
    })),
  };
}
