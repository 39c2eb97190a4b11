// The pieces of reports in Markdown.
import { safeText } from '@railwright/engine/safe-text';
import type { Finding, FindingKind } from './findings.ts';

const SIGNS: Readonly<Record<FindingKind, string>> = { good: '✅', problem: '⚠️', open: '❔', fact: '▪️' };

export function findingLines(findings: readonly Finding[]): string {
  return findings
    .map(
      (finding) =>
        `- ${SIGNS[finding.kind]} **${text(finding.title)}**: ${text(finding.text)}${shown(finding)}`,
    )
    .join('\n');
}

export function commandLine(command: string): string {
  return `Reproduce these figures: \`${safeText(command.replaceAll('`', "'").replaceAll('\n', ' '))}\``;
}

/** A page of Markdown contains no games, only their numbers and seeds. */
function shown({ games = [] }: Finding): string {
  if (games.length === 0) return '';
  return text(
    ` Games: ${games.map(({ shows, game, seed }) => `${shows} #${game} (seed ${seed})`).join(', ')}.`,
  );
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(' | ')} |`;
  const rule = `| ${head.map((_, i) => (i === 0 ? ':--' : '--:')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Kept as it is, letter by letter: for pictures. */
export function fenced(lines: string): string {
  const safe = lines.split('\n').map((line) => safeText(line.replaceAll('`', "'")));
  return ['```text', ...safe, '```'].join('\n');
}

/** Escapes names, so that nothing in them becomes markup, a mention or another column. */
export function text(words: string): string {
  return safeText(words.replaceAll(/[\r\n]+/g, ' '))
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`))
    .replaceAll('@', '@\u200b');
}
