// The summary line below all findings.
import { countFindings, figure, plural } from '../check/findings.ts';
import type { ValidateReport } from './report.ts';

/** `2 errors in 1 of 3 files.`, or that nothing was found; without colours. */
export function summaryOf({
  findings,
  files,
  ignored,
  known,
  unchanged,
  excluded,
  leftOut,
}: Pick<
  ValidateReport,
  'findings' | 'files' | 'ignored' | 'known' | 'unchanged' | 'excluded' | 'leftOut'
>): string {
  const counts = countFindings(findings);
  const where = new Set(findings.map(({ file }) => file)).size;
  const head =
    counts === undefined
      ? `${plural(files, unchanged === undefined ? 'file' : 'changed file')} checked, nothing found.`
      : `${counts} in ${figure(where)} of ${plural(files, 'file')}.`;
  return [
    head,
    ...(excluded > 0 ? [`${plural(excluded, 'file')} excluded by pack.yaml.`] : []),
    ...(leftOut > 0
      ? [`${plural(leftOut, 'file')} not checked, as git ignores ${leftOut === 1 ? 'it' : 'them'}.`]
      : []),
    ...(ignored > 0 ? [`${plural(ignored, 'finding')} ignored with a reason.`] : []),
    ...(known > 0 ? [`${plural(known, 'finding')} known from the baseline.`] : []),
    ...(unchanged !== undefined && unchanged > 0
      ? [
          `${plural(unchanged, 'finding')} in files that did not change ${unchanged === 1 ? 'is' : 'are'} not shown.`,
        ]
      : []),
  ].join(' ');
}
