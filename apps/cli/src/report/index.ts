// The formats of findings of `validate`, and those that all commands share.
import { formatGithubReport } from './github.ts';
import { formatGitlab } from './gitlab.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import { formatPretty } from './pretty.ts';
import { formatRdjson } from './rdjson.ts';
import type { Formatters, Report, ValidateReport } from './report.ts';
import { formatSarif } from './sarif.ts';

export const SHARED_FORMATTERS = {
  sarif: formatSarif,
  github: formatGithubReport,
  gitlab: formatGitlab,
  rdjson: formatRdjson,
  markdown: formatMarkdown,
} as const satisfies Partial<Formatters<Report>>;

export const VALIDATE_FORMATTERS: Formatters<ValidateReport> = {
  ...SHARED_FORMATTERS,
  pretty: formatPretty,
  json: formatJson,
  junit: formatJunit,
};
