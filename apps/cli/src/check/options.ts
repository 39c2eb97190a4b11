// The options of `validate`, read from its flags.
import { extname } from 'node:path';
import type { Severity } from '@railwright/content';
import { misuse } from '../failure.ts';
import { REPORT_FORMATS, type ReportFormat } from '../report/report.ts';
import { suggest } from '../suggest.ts';

/** The highest severity that passes. */
export const MAX_SEVERITIES = ['none', 'info', 'warning', 'error'] as const;
type MaxSeverity = (typeof MAX_SEVERITIES)[number];

export interface Output {
  readonly format: ReportFormat;
  readonly file: string;
}

export interface ValidateOptions {
  readonly format: ReportFormat;
  readonly outputs: readonly Output[];
  readonly maxSeverity: MaxSeverity;
  /** The number of warnings that pass; undefined if `maxSeverity` decides. */
  readonly maxWarnings?: number | undefined;
  /** Shows only what makes the command fail, without a summary. */
  readonly quiet: boolean;
  readonly stdinFilename?: string | undefined;
  readonly changedSince?: string | undefined;
  readonly baseline?: string | undefined;
  readonly writeBaseline: boolean;
  readonly fix: boolean;
  readonly dryRun: boolean;
  /** Shows where the time is spent. */
  readonly verbose: boolean;
}

/**
 * Reads `sarif=out.sarif`.
 * @throws Failure for anything else.
 */
export function parseOutput(text: string, formats: readonly ReportFormat[] = REPORT_FORMATS): Output {
  const at = text.indexOf('=');
  const [name, file] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0) {
    const guess = formats.find((format) => extname(text) === `.${format}`) ?? 'sarif';
    throw misuse(
      `--output ${text} does not name a format.`,
      `Put the format first: --output ${guess}=${text}`,
    );
  }
  const format = formats.find((known) => known === name);
  if (!format) {
    // The name of another command's format is not a typing error.
    const isElsewhere = REPORT_FORMATS.some((known) => known === name);
    throw misuse(
      `There is no format "${name}"${isElsewhere ? ' here' : ''}.`,
      isElsewhere ? `Formats: ${formats.join(', ')}.` : suggest(name, formats, 'Formats'),
    );
  }
  if (file === '')
    throw misuse(`--output ${text} names no file.`, `For example --output ${format}=report.${format}`);
  return { format, file };
}

const HEIGHT: Readonly<Record<MaxSeverity, number>> = { none: 0, info: 1, warning: 2, error: 3 };

/** The findings that make the command fail. */
export function failsAbove(
  { maxSeverity, maxWarnings }: Pick<ValidateOptions, 'maxSeverity' | 'maxWarnings'>,
  findings: readonly { readonly severity: Severity }[],
): (finding: { readonly severity: Severity }) => boolean {
  const passes =
    maxWarnings === undefined ? maxSeverity : tooMany(maxWarnings, findings) ? 'info' : 'warning';
  return ({ severity }) => HEIGHT[severity] > HEIGHT[passes];
}

export function tooMany(most: number, findings: readonly { readonly severity: Severity }[]): boolean {
  return findings.filter(({ severity }) => severity === 'warning').length > most;
}
