// Shows a report, and writes it into the files that were asked for.
import { stripVTControlCharacters } from 'node:util';
import type { Output } from '../check/options.ts';
import { printText } from '../output.ts';
import { addJobSummary } from './github.ts';
import type { Formatters, Report, ReportFormat } from './report.ts';
import { writeOutputs } from './write-outputs.ts';

export interface Delivery {
  /** Nothing is shown without it. */
  readonly format?: ReportFormat;
  readonly outputs: readonly Output[];
}

/**
 * Findings are shown, and written where possible, even if other files fail.
 * @throws Failure when a file cannot be written.
 */
export async function deliver<R extends Report>(
  formatters: Partial<Formatters<R>>,
  report: R,
  { format, outputs }: Delivery,
): Promise<void> {
  const write = (name: ReportFormat, told: R): string => {
    const formatter = formatters[name];
    if (!formatter) throw new Error(`${report.command} has no format ${name}.`);
    return formatter(told);
  };
  if (format) {
    const { quiet, findings } = report;
    printText(write(format, quiet ? { ...report, findings: findings.filter(report.fails) } : report));
  }
  if (format === 'github' || outputs.some((output) => output.format === 'github'))
    addJobSummary(write('markdown', report));
  await writeOutputs(outputs, (name) => stripVTControlCharacters(write(name, { ...report, quiet: false })));
}
