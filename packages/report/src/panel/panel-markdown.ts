// A panel's answers as Markdown, for a pull request.
import { commandLine, findingLines, table, text } from '../markdown-parts.ts';
import { panelNote } from '../panel-words.ts';
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
    '### Who was asked',
    table(PANEL_HEAD, panelRows(result)),
    ...result.findings.map((finding) =>
      [
        `<details><summary>${text(finding.about)}</summary>`,
        table(SAYS_HEAD, saysRows(finding)),
        '</details>',
      ].join('\n\n'),
    ),
    text(panelNote()),
    commandLine(command),
  ];
  return `${lines.join('\n\n')}\n`;
}
