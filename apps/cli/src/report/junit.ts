// For CI services that show tests: JUnit XML. For `validate`, each file is a suite and each finding a case, since a case can have
// only one failure.
import type { Diagnostic } from '@railwright/content';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { fromRoot } from './paths.ts';
import type { ValidateReport } from './report.ts';

export interface JunitCase {
  readonly name: string;
  /** The outcome if it did not pass. */
  readonly outcome?: {
    readonly kind: 'failure' | 'error' | 'skipped';
    readonly type: string;
    readonly message: string;
    readonly text: string;
  };
}

export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

export function formatJunit(report: ValidateReport): string {
  const byFile = Map.groupBy(report.findings, ({ file }) => file);
  const suites = [...byFile].map(([file, own]) => ({
    name: fromRoot(file),
    cases: own.map((finding) => caseOf(finding, report.fails(finding))),
  }));
  // Without findings, one suite for everything says so.
  const clean = report.files - byFile.size;
  const rest = { name: report.command, cases: [{ name: `${plural(clean, 'file')} without findings` }] };
  return formatSuites(clean > 0 ? [...suites, rest] : suites);
}

function caseOf(finding: Diagnostic, fails: boolean): JunitCase {
  const { code, severity, message, start } = finding;
  return {
    name: `${code} at ${start.line}:${start.column}`,
    ...(fails && { outcome: { kind: 'failure', type: severity, message, text: junitText(finding) } }),
  };
}

/** A finding with its location and its fix. */
export function junitText({ file, start, message, help }: Diagnostic): string {
  return `${fromRoot(file)}:${start.line}:${start.column}\n${message}${help === undefined ? '' : `\n${help}`}`;
}

export function formatSuites(suites: readonly JunitSuite[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.map(suiteXml).join('')}</testsuites>\n`;
}

function suiteXml({ name, cases }: JunitSuite, id: number): string {
  const timestamp = new Date().toISOString().slice(0, 19);
  const count = (kind: string): number => cases.filter(({ outcome }) => outcome?.kind === kind).length;
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
  return `  <testsuite id="${id}" name="${escape(name)}" package="railwright" timestamp="${timestamp}" hostname="localhost" ${counts} time="0">
    <properties/>
${cases.map((one) => caseXml(name, one)).join('')}    <system-out/>
    <system-err/>
  </testsuite>
`;
}

function caseXml(suite: string, { name, outcome }: JunitCase): string {
  const open = `    <testcase name="${escape(name)}" classname="${escape(suite)}" time="0"`;
  if (!outcome) return `${open}/>\n`;
  const { kind, type, message, text } = outcome;
  // Skipped cases have no type in Ant's schema.
  const typed = kind === 'skipped' ? '' : ` type="${escape(type)}"`;
  return `${open}>
      <${kind}${typed} message="${escape(message)}">${escape(text)}</${kind}>
    </testcase>
`;
}

/** XML cannot represent most control characters; they are made visible. */
function escape(text: string): string {
  return safe(text)
    .replaceAll(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\ufffe\uffff]/g,
      '\ufffd',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');
}
