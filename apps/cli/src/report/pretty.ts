// For people: code frames and a summary.
import { formatFindings } from '../check/findings.ts';
import { style } from '../style.ts';
import type { Report } from './report.ts';
import { summaryOf } from './summary.ts';

export function formatPretty(report: Report): string {
  const { content, findings, quiet } = report;
  const [first] = findings;
  if (!first) return quiet ? '' : `${style.green(summaryOf(report))}\n`;
  if (quiet) return `${formatFindings(content, findings)}\n`;
  const hint = `What a code means: railwright validate --explain ${first.code}`;
  return `${formatFindings(content, findings)}\n\n${style.bold(summaryOf(report))} ${hint}\n`;
}
