// For CI services that show tests: JUnit's XML. Each file is a suite; each finding is a case of its own, since a case has room
// for one failure only.
import type { Diagnostic } from '@railwright/content';
import { safe } from '../output.ts';
import { fromRoot } from './paths.ts';
import type { Report } from './report.ts';

export function formatJunit(report: Report): string {
  const { findings, fails } = report;
  const byFile = Map.groupBy(findings, ({ file }) => file);
  // Where there is nothing to tell of a file, the suite of the whole says so.
  const suites = [...byFile].map(([file, own]) => ({ file, own }));
  const clean = report.files - byFile.size;
  const all = [
    ...suites.map(({ file, own }, id) => suite(id, fromRoot(file) || '.', own, fails)),
    ...(clean > 0 ? [cleanSuite(suites.length, clean)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${all.join('')}</testsuites>\n`;
}

function suite(id: number, file: string, findings: readonly Diagnostic[], fails: Report['fails']): string {
  const failures = findings.filter(fails).length;
  const cases = findings.map((finding) => testCase(file, finding, fails(finding)));
  return wrap(id, file, findings.length, failures, cases.join(''));
}

function cleanSuite(id: number, files: number): string {
  const name = `${files} ${files === 1 ? 'file' : 'files'} without findings`;
  return wrap(
    id,
    'railwright validate',
    1,
    0,
    `    <testcase name="${name}" classname="railwright validate" time="0"/>\n`,
  );
}

function wrap(id: number, name: string, tests: number, failures: number, cases: string): string {
  const timestamp = new Date().toISOString().slice(0, 19);
  return `  <testsuite id="${id}" name="${escape(name)}" package="railwright" timestamp="${timestamp}" hostname="localhost" tests="${tests}" failures="${failures}" errors="0" time="0">
    <properties/>
${cases}    <system-out/>
    <system-err/>
  </testsuite>
`;
}

function testCase(file: string, finding: Diagnostic, fails: boolean): string {
  const { code, severity, message, help, start } = finding;
  const open = `    <testcase name="${escape(`${code} at ${start.line}:${start.column}`)}" classname="${escape(file)}" time="0"`;
  if (!fails) return `${open}/>\n`;
  const text = `${file}:${start.line}:${start.column}\n${message}${help === undefined ? '' : `\n${help}`}`;
  return `${open}>
      <failure type="${severity}" message="${escape(message)}">${escape(text)}</failure>
    </testcase>
`;
}

/** XML has no form for most control characters; they are made visible. */
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
