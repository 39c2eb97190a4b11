// Shows a report and writes it to the requested files.
import { stripVTControlCharacters } from 'node:util';
import type { Output } from '../check/options.ts';
import { printText } from '../output.ts';
import { addJobSummary } from './github.ts';
import type { Formatters, Report, ReportFormat } from './report.ts';
import { writeOutputs } from './write-outputs.ts';

export interface Delivery {
  /** Without it, nothing is shown. */
  readonly format?: ReportFormat;
  readonly outputs: readonly Output[];
}

/**
 * Findings are shown, and written where possible, even if other files fail.
 * @throws Failure if a file cannot be written.
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
