// For people: code frames and a summary.
import type { Content, Diagnostic } from '@railwright/content';
import { addressOfWord } from '../addresses.ts';
import { formatEach, plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import type { ValidateReport } from './report.ts';

/** Further findings in one file are only counted. */
const SHOWN = 200;

export function formatPretty(report: ValidateReport): string {
  const { content, findings, quiet, checked } = report;
  const [first] = findings;
  if (quiet) return first ? `${frames(content, findings)}\n` : '';
  const head = `${style.dim(safe(`Checked ${checked}`))}\n`;
  if (!first) return `${head}${style.green(report.summary)}\n`;
  const hint = `To explain a code: railwright validate --explain ${first.code}`;
  return `${head}\n${frames(content, findings)}\n\n${style.bold(report.summary)} ${hint}\n${wordsOf(content, findings)}`;
}

/** Where the first word of the card language that a finding is about is explained: once, below everything. */
function wordsOf({ files }: Content, findings: readonly Diagnostic[]): string {
  const cards = new Set(files.filter(({ kind }) => kind === 'cards').map(({ path }) => path));
  for (const finding of findings) {
    const address = cards.has(finding.file) ? addressOfWord(finding) : undefined;
    if (address !== undefined) return `${style.dim(`The card language: ${address}`)}\n`;
  }
  return '';
}

/** Code frames, followed by the number of further findings for each file. */
function frames(content: Content, findings: readonly Diagnostic[]): string {
  const groups = [...Map.groupBy(findings, ({ file }) => file)];
  const shown = formatEach(
    content,
    groups.flatMap(([, own]) => own.slice(0, SHOWN)),
  );
  let at = 0;
  return groups
    .flatMap(([file, own]) => {
      const texts = shown.slice(at, (at += Math.min(own.length, SHOWN)));
      const more = own.length - SHOWN;
      if (more <= 0) return texts;
      return [
        ...texts,
        safe(`… and ${plural(more, 'more finding')} in ${file}; --format json lists them all.`),
      ];
    })
    .join('\n\n');
}
