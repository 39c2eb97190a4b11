// For GitHub workflows: annotations in the code. GitHub shows ten of a kind and drops the rest, so the most useful come first,
// the total is stated, and the job summary has them all.
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { formatGithub } from '@railwright/content';
import { reasonOf } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { fromRoot } from './paths.ts';
import { mostUseful, type Report } from './report.ts';

/** The number of annotations of a severity that GitHub shows per step. */
const SHOWN = 10;

export function formatGithubReport(report: Report): string {
  const { findings } = report;
  const lines = mostUseful(findings).map((finding) =>
    safe(formatGithub({ ...finding, file: fromRoot(finding.file) })),
  );
  const hidden = (['error', 'warning', 'info'] as const).some(
    (severity) => findings.filter((finding) => finding.severity === severity).length > SHOWN,
  );
  if (report.quiet) return lines.map((line) => `${line}\n`).join('');
  const total = report.summary;
  // A notice appears among the annotations, where readers miss the rest.
  const last = hidden
    ? `::notice title=railwright::${total} GitHub shows only ${SHOWN} of each kind here; the job summary has all of them.`
    : total;
  return `${[...lines, last].join('\n')}\n`;
}

/** Adds text to the job summary, if there is one. */
export function addJobSummary(markdown: string): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  try {
    appendFileSync(file, `${stripVTControlCharacters(markdown)}\n`);
  } catch (error) {
    // The findings matter more than their summary.
    printError(safe(`The job summary cannot be written: ${reasonOf(error)}`));
  }
}
