// A report on learned players as Markdown, for a pull request.
import { commandLine, findingLines, table, text } from '../markdown-parts.ts';
import { learningFindings } from './learning-findings.ts';
import type { LearningReport } from './learning-report.ts';
import { learningFacts, learningParts } from './learning-sections.ts';

/** A report on learned players as Markdown. */
export function learningToMarkdown(report: LearningReport): string {
  const lines = [
    `## ${text(report.title)}`,
    text(learningFacts(report)),
    findingLines(learningFindings(report)),
    ...learningParts(report).flatMap((part) => [
      `### ${text(part.title)}`,
      ...part.tables.map(({ head, rows }) => table(head, rows)),
      ...part.notes.map(text),
    ]),
    commandLine(report.command),
  ];
  return `${lines.join('\n\n')}\n`;
}
