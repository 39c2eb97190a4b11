// For reviewdog, which comments on changes on any code host: its diagnostics as a single JSON document,
// https://github.com/reviewdog/reviewdog/tree/master/proto/rdf. Its columns count bytes of UTF-8.
import { linesOf, type Range } from '@railwright/content';
import { addressOfCode, HOME } from '../addresses.ts';
import { toSafeJson } from '../output.ts';
import { fromRoot } from './paths.ts';
import type { Report } from './report.ts';

const SEVERITY = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const;

export function formatRdjson({ content, findings }: Report): string {
  const texts = new Map(content.files.map(({ path, text }) => [path, text]));
  const known = new Map<string, readonly string[]>();
  const linesIn = (file: string): readonly string[] => {
    const lines = known.get(file) ?? linesOf(texts.get(file) ?? '');
    known.set(file, lines);
    return lines;
  };
  const rangeOf = (file: string, { start, end }: Range) => {
    const placed = ({ line, column }: Range['start']) => {
      const before = (linesIn(file)[line - 1] ?? '').slice(0, column - 1);
      return { line, column: Buffer.byteLength(before) + 1 };
    };
    return { start: placed(start), end: placed(end) };
  };
  const data = {
    source: { name: 'railwright', url: HOME },
    diagnostics: findings.map((finding) => {
      const { code, severity, message, help, file, fix, related = [] } = finding;
      return {
        message: help === undefined ? message : `${message} ${help}`,
        location: { path: fromRoot(file), range: rangeOf(file, finding) },
        severity: SEVERITY[severity],
        code: { value: code, url: addressOfCode(code) },
        ...(fix && { suggestions: [{ range: rangeOf(file, fix), text: fix.text }] }),
        ...(related.length > 0 && {
          relatedLocations: related.map((other) => ({
            message: other.message,
            location: { path: fromRoot(other.file), range: rangeOf(other.file, other) },
          })),
        }),
      };
    }),
  };
  return `${toSafeJson(data, 2)}\n`;
}
