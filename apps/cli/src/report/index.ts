// Every format of a report by its name.
import { formatGithubReport } from './github.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import { formatPretty } from './pretty.ts';
import type { Report, ReportFormat } from './report.ts';
import { formatSarif } from './sarif.ts';

/** The whole text, ending in a line end. */
export const FORMATTERS: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  pretty: formatPretty,
  json: formatJson,
  sarif: formatSarif,
  junit: formatJunit,
  github: formatGithubReport,
  markdown: formatMarkdown,
};
