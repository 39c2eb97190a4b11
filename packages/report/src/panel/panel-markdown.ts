// A panel's answers as Markdown, for a pull request.
import { CELL_HEAD, cellRows } from '../cell-words.ts';
import { commandLine, fenced, findingLines, table, text } from '../markdown-parts.ts';
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
  WORTH_NOTE,
  WORTH_TABLE_NOTE,
  worthRows,
} from '../panel-words.ts';
import { leadBars } from '../pictures/leads.ts';
import { worthPlot } from '../pictures/worth-plot.ts';
import {
  PANEL_HEAD,
  panelFacts,
  panelFindings,
  panelRows,
  SAYS_HEAD,
  saysRows,
  type PanelReport,
} from './panel-report.ts';

/** A panel's findings as Markdown. */
export function panelToMarkdown(report: PanelReport): string {
  const { title, result, command } = report;
  const lines = [
    `## ${text(title)}`,
    text(panelFacts(report)),
    findingLines(panelFindings(result)),
    '### The panel',
    table(PANEL_HEAD, panelRows(result)),
    ...result.findings
      .filter(({ says }) => says.length > 0)
      .map((finding) =>
        [
          `<details><summary>${text(finding.about)}</summary>`,
          table(SAYS_HEAD, saysRows(finding)),
          '</details>',
        ].join('\n\n'),
      ),
    ...drawn('How safe a lead is', leadBars(result), LEADS_NOTE),
    ...drawn('Worth of cards', worthPlot(result), WORTH_NOTE),
    ...more('Leads', LEADS_NOTE, LEAD_HEAD, leadRows(result)),
    ...more('Cards in strong play', USE_NOTE, USE_HEAD, useRows(result)),
    ...more('Worth of cards', WORTH_TABLE_NOTE, WORTH_HEAD, worthRows(result)),
    ...more('Start cells', STARTS_NOTE, START_HEAD, startRows(result)),
    ...more('Map', '', CELL_HEAD, cellRows(result)),
    text(panelNote()),
    commandLine(command),
  ];
  return `${lines.join('\n\n')}\n`;
}

function drawn(title: string, picture: string | undefined, about: string): string[] {
  return picture === undefined ? [] : [`### ${title}\n\n${fenced(picture)}\n\n${text(about)}`];
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
