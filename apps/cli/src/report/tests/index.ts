// The output formats of card tests.
import { SHARED_FORMATTERS } from '../index.ts';
import type { Formatters } from '../report.ts';
import { formatJsonTests } from './json.ts';
import { formatJunitTests } from './junit.ts';
import { formatPrettyTests } from './pretty.ts';
import type { TestsReport } from './report.ts';

export const TEST_FORMATTERS: Formatters<TestsReport> = {
  ...SHARED_FORMATTERS,
  pretty: formatPrettyTests,
  json: formatJsonTests,
  junit: formatJunitTests,
};
