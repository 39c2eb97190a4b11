// Runs card tests and shows what was expected and what came out.
import { style } from '../style.ts';
import {
  runTests,
  toJson,
  type Content,
  type TestReport,
  type TestResult,
  type TestRun,
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
  const report = runTests(content, {
    files: (path) => isWithin(path, targets),
    ...(name !== undefined && { name }),
  });
  const { results, failed, unread } = report;
  if (results.length === 0 && unread.length === 0) {
    const which = name === undefined ? 'no card tests' : `no card test with "${name}" in its name`;
    throw misuse(
      `There is ${which} in ${wanted.join(', ')}.`,
      'Card tests are YAML files in the folder tests of a pack.',
    );
  }
  if (format === 'json') printJson(asData(report));
  else {
    for (const result of results)
      if (result.outcome !== 'passed') print(`${formatFailure(content, result)}\n`);
    if (unread.length > 0) print(`${formatFindings(content, unread)}\n`);
    print(summaryOf(report));
  }
  return failed + unread.length > 0 ? EXIT.findings : EXIT.clean;
}

const HEADS: Readonly<Record<TestResult['outcome'], () => string>> = {
  passed: () => style.green('PASSED'),
  failed: () => style.red('FAILED'),
  broken: () => style.red('BROKEN'),
  known: () => style.dim('KNOWN TO FAIL'),
};

function formatFailure(content: Content, result: TestResult): string {
  const { name, setup, rules, file, start, outcome, mismatches, diagnostics, question } = result;
  const head = `${HEADS[outcome]()} ${style.bold(safe(name))}`;
  const played = [
    ...(setup === '' ? [] : [`  setup ${setup}`]),
    ...(rules === undefined ? [] : [`  rules ${rules}`]),
  ];
  const place = style.dim(safe(`${file}:${start.line}:${start.column}${played.join('')}`));
  if (outcome === 'known') return [head, `    ${place}`, `    ${safe(result.knownFailure ?? '')}`].join('\n');
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

function summaryOf({ results, passed, failed, known, unread }: TestReport): string {
  const files = new Set(results.map(({ file }) => file)).size;
  const counted = [
    `${plural(passed, 'test')} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(known > 0 ? [`${known} known to fail`] : []),
  ].join(', ');
  const lost = new Set(unread.map(({ file }) => file)).size;
  const sum = `${counted} (${plural(files, 'file')})${lost === 0 ? '' : `; ${plural(lost, 'file')} not read`}.`;
  return failed + lost === 0 ? style.green(sum) : style.bold(sum);
}

function asData({ results, passed, failed, known, unread }: TestReport): TestRun {
  return {
    format: 1,
    passed,
    failed,
    known,
    findings: toJson(unread),
    tests: results.map(
      ({
        pack,
        name,
        setup,
        rules,
        file,
        start,
        outcome,
        knownFailure,
        mismatches,
        question,
        diagnostics,
      }) => ({
        pack,
        name,
        setup,
        ...(rules !== undefined && { rules }),
        file,
        line: start.line,
        column: start.column,
        outcome,
        ...(knownFailure !== undefined && { knownFailure }),
        mismatches,
        ...(question && { question }),
        diagnostics: toJson(diagnostics),
      }),
    ),
  };
}
