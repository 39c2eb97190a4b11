// The formats of what `validate` finds, and those that are the same for every command.
import { formatGithubReport } from './github.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import { formatPretty } from './pretty.ts';
import type { Formatters, Report, ValidateReport } from './report.ts';
import { formatSarif } from './sarif.ts';

export const SHARED_FORMATTERS = {
  sarif: formatSarif,
  github: formatGithubReport,
  markdown: formatMarkdown,
} as const satisfies Partial<Formatters<Report>>;

export const VALIDATE_FORMATTERS: Formatters<ValidateReport> = {
  ...SHARED_FORMATTERS,
  pretty: formatPretty,
  json: formatJson,
  junit: formatJunit,
};
