// For pull requests and job summaries: a table in Markdown.
import type { Diagnostic } from '@railwright/content';
import { safe } from '../output.ts';
import { fromRoot } from './paths.ts';
import { mostUseful, type Report } from './report.ts';

/** GitHub rejects comments of more than 65,536 characters; this leaves some room for text around the table. */
const MAX_LENGTH = 60_000;

export function formatMarkdown(report: Report): string {
  const head = `### ${report.command}\n\n${asText(report.summary)}\n`;
  if (report.findings.length === 0) return head;
  const rows: string[] = [];
  let length = head.length;
  const sorted = mostUseful(report.findings);
  for (const finding of sorted) {
    const row = rowOf(finding);
    length += row.length + 1;
    if (length > MAX_LENGTH) break;
    rows.push(row);
  }
  const left = sorted.length - rows.length;
  return [
    head,
    '| | where | what | code |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(left > 0 ? ['', `${left.toLocaleString('en')} more are not shown; the log has them all.`] : []),
    '',
  ].join('\n');
}

const NAMES = { error: '**error**', warning: 'warning', info: 'hint' } as const;

function rowOf({ severity, file, start, message, help, code }: Diagnostic): string {
  const what = help === undefined ? message : `${message} ${help}`;
  return `| ${NAMES[severity]} | ${asText(`${fromRoot(file)}:${start.line}:${start.column}`)} | ${asText(what)} | ${asText(code)} |`;
}

/** An invisible separator. */
const GAP = '&#8203;';

/** Text that is shown literally: no formatting, links, mentions, issue references or HTML. */
export function asText(text: string): string {
  return safe(text)
    .replaceAll(/[\n\t]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_[\]|~#]/g, '\\$&')
    .replaceAll(/@|#(?=\d)|:(?=\/\/)|www(?=\.)/gi, `$&${GAP}`);
}
