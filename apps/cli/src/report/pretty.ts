// For people: code frames and a summary.
import { formatFindings } from '../check/findings.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import type { Report } from './report.ts';
import { summaryOf } from './summary.ts';

export function formatPretty(report: Report): string {
  const { content, findings, quiet, checked } = report;
  const [first] = findings;
  if (quiet) return first ? `${formatFindings(content, findings)}\n` : '';
  const head = `${style.dim(safe(`Checked ${checked}`))}\n`;
  if (!first) return `${head}${style.green(summaryOf(report))}\n`;
  const hint = `What a code means: railwright validate --explain ${first.code}`;
  return `${head}\n${formatFindings(content, findings)}\n\n${style.bold(summaryOf(report))} ${hint}\n`;
}
