// Checks content and shows what was found.
import { style } from '../style.ts';
import { explainCode, formatGithub, toJson, type Diagnostic } from '@railwright/content';
import { defaultPaths } from '../content/folders.ts';
import { findingsIn, isWithin, loadPaths, type LoadedContent } from '../content/load.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printJson, safe } from '../output.ts';
import { countFindings, formatFindings, plural } from './findings.ts';

export type FindingFormat = 'pretty' | 'json' | 'github';

/** Returns the exit code. */
export async function validate(paths: readonly string[], format: FindingFormat): Promise<number> {
  const wanted = paths.length > 0 ? paths : defaultPaths();
  if (wanted.length === 0)
    throw misuse(
      'There is no folder content here, and no pack around it.',
      'Name what to check: railwright validate PATH',
    );
  const loaded = await loadPaths(wanted);
  const findings = findingsIn(loaded);
  show(loaded, findings, format);
  return findings.some(({ severity }) => severity !== 'info') ? EXIT.findings : EXIT.clean;
}

function show(loaded: LoadedContent, findings: readonly Diagnostic[], format: FindingFormat): void {
  const { content, targets } = loaded;
  const files = content.files.filter(({ path }) => isWithin(path, targets)).length;
  if (format === 'json') {
    const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
    printJson({
      files,
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
      diagnostics: toJson(findings),
    });
    return;
  }
  if (format === 'github') for (const finding of findings) print(safe(formatGithub(finding)));
  else if (findings.length > 0) print(`${formatFindings(content, findings)}\n`);
  print(summaryOf(findings, files));
}

function summaryOf(findings: readonly Diagnostic[], files: number): string {
  const counts = countFindings(findings);
  if (counts === undefined) return style.green(`${plural(files, 'file')} checked, nothing found.`);
  const where = new Set(findings.map(({ file }) => file)).size;
  const codes = [...new Set(findings.map(({ code }) => code))];
  const hint =
    codes.length === 0 ? '' : ` What a code means: railwright validate --explain ${codes[0] as string}`;
  return `${style.bold(`${counts} in ${where} of ${plural(files, 'file')}.`)}${hint}`;
}

/** Prints the page of a code; returns the exit code. */
export function explain(code: string): number {
  const page = explainCode(code);
  if (!page)
    throw misuse(`There is no code "${code}".`, 'A code stands in front of each finding, in brackets.');
  print(`${style.bold(page.code)} (${page.severity}): ${page.title}\n\n${page.help.trim()}`);
  if (page.example !== undefined)
    print(`\nExample:\n\n${page.example.trimEnd().replaceAll(/^(?=.)/gm, '  ')}`);
  return EXIT.clean;
}
