// A panel's answers as Markdown, for a pull request.
import { CELL_HEAD, cellRows } from '../cell-words.ts';
import { commandLine, findingLines, table, text } from '../markdown-parts.ts';
import {
  LEAD_HEAD,
  leadRows,
  LEADS_NOTE,
  panelNote,
  START_HEAD,
  startRows,
  STARTS_NOTE,
  USE_HEAD,
  USE_NOTE,
  useRows,
  WORTH_HEAD,
  worthRows,
} from '../panel-words.ts';
import {
  PANEL_HEAD,
  panelFacts,
  panelFindings,
  panelRows,
  SAYS_HEAD,
  saysRows,
  type PanelReport,
} from './panel-report.ts';

export function panelToMarkdown(report: PanelReport): string {
  const { title, result, command } = report;
  const lines = [
    `## ${text(title)}`,
    text(panelFacts(report)),
    findingLines(panelFindings(result)),
    '### The panel',
    table(PANEL_HEAD, panelRows(result)),
    ...result.findings.map((finding) =>
      [
        `<details><summary>${text(finding.about)}</summary>`,
        table(SAYS_HEAD, saysRows(finding)),
        '</details>',
      ].join('\n\n'),
    ),
    ...more('Leads', LEADS_NOTE, LEAD_HEAD, leadRows(result)),
    ...more('Cards in strong play', USE_NOTE, USE_HEAD, useRows(result)),
    ...more('Worth of cards', '', WORTH_HEAD, worthRows(result)),
    ...more('Start cells', STARTS_NOTE, START_HEAD, startRows(result)),
    ...more('Map', '', CELL_HEAD, cellRows(result)),
    text(panelNote()),
    commandLine(command),
  ];
  return `${lines.join('\n\n')}\n`;
}

/** Empty if there is nothing to show. */
function more(
  title: string,
  about: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  if (rows.length === 0) return [];
  return [
    [
      `<details><summary>${text(title)}</summary>`,
      ...(about === '' ? [] : [text(about)]),
      table(head, rows),
      '</details>',
    ].join('\n\n'),
  ];
}
