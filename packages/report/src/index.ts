// The public API: results of playtests in the formats that people read and share.
export { toCsv } from './csv.ts';
export { exampleGames } from './example-games.ts';
export { findings } from './findings.ts';
export { learningToHtml } from './learning/learning-html.ts';
export { learningToMarkdown } from './learning/learning-markdown.ts';
export type { LearningMember, LearningReport } from './learning/learning-report.ts';
export { itemWords, panelItems } from './items.ts';
export { toHtml } from './html/page.ts';
export { toMarkdown } from './markdown.ts';
export { panelToHtml } from './panel/panel-html.ts';
export { panelToMarkdown } from './panel/panel-markdown.ts';
export { packJson } from './pack.ts';
export type { LinkedGames, ReportData } from './report-data.ts';
