// For pull requests and job summaries: a table in Markdown.
import type { Diagnostic } from '@railwright/content';
import { safe } from '../output.ts';
import { fromRoot } from './paths.ts';
import { mostUseful, type Report } from './report.ts';
import { summaryOf } from './summary.ts';

/** Services cut longer texts off, or refuse them. */
const MAX_LENGTH = 200_000;

export function formatMarkdown(report: Report): string {
  const head = `### railwright validate\n\n${summaryOf(report)}\n`;
  if (report.findings.length === 0) return head;
  const rows: string[] = [];
  let length = 0;
  const sorted = mostUseful(report.findings);
  for (const finding of sorted) {
    const row = rowOf(finding);
    length += row.length;
    if (length > MAX_LENGTH) break;
    rows.push(row);
  }
  const left = sorted.length - rows.length;
  return [
    head,
    '| | where | what | code |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(left > 0 ? ['', `${left} more are not shown here.`] : []),
    '',
  ].join('\n');
}

const NAMES = { error: '**error**', warning: 'warning', info: 'hint' } as const;

function rowOf({ severity, file, start, message, help, code }: Diagnostic): string {
  const what = help === undefined ? message : `${message} ${help}`;
  return `| ${NAMES[severity]} | ${escape(`${fromRoot(file)}:${start.line}:${start.column}`)} | ${escape(what)} | ${escape(code)} |`;
}

/** Text as text: no marks, links, mentions or HTML. */
function escape(text: string): string {
  return safe(text)
    .replaceAll(/[\n\t]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('://', '&#58;//')
    .replaceAll(/[\\`*_[\]|~#]/g, (mark) => `\\${mark}`);
}
