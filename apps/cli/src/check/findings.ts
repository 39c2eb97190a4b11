// Findings as text for people.
import { formatDiagnostic, linesOf, type Content, type Diagnostic } from '@railwright/content';
import { addressOfCode, addressOfWord } from '../addresses.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';

/** Code frames, with an empty line between two. */
export function formatFindings(content: Content, findings: readonly Diagnostic[]): string {
  return formatEach(content, findings).join('\n\n');
}

/** The code frame of each finding. */
export function formatEach(content: Content, findings: readonly Diagnostic[]): string[] {
  const color = style.isSupported();
  const texts = new Map(content.files.map(({ path, text }) => [path, text]));
  const known = new Map<string, readonly string[]>();
  const linesIn = (file: string): readonly string[] | undefined => {
    const text = texts.get(file);
    if (text === undefined) return undefined;
    const lines = known.get(file) ?? linesOf(safe(text));
    known.set(file, lines);
    return lines;
  };
  const options = { color, ...(showsLinks() && { address: addressOfCode, reference: addressOfWord }) };
  return findings.map((finding) => formatDiagnostic(safeFinding(finding), linesIn(finding.file), options));
}

/** Whether codes lead to their pages: in a terminal with colors, or where FORCE_HYPERLINK says so, as other programs take it. */
function showsLinks(): boolean {
  const forced = process.env['FORCE_HYPERLINK'];
  if (forced !== undefined) return forced !== '0';
  return process.stdout.isTTY && style.isSupported() && process.env['CI'] === undefined;
}

function safeFinding(finding: Diagnostic): Diagnostic {
  return {
    ...finding,
    message: safe(finding.message),
    file: safe(finding.file),
    ...(finding.help !== undefined && { help: safe(finding.help) }),
    ...(finding.related && {
      related: finding.related.map((other) => ({
        ...other,
        message: safe(other.message),
        file: safe(other.file),
      })),
    }),
  };
}

/** `2 errors and 1 warning`; undefined if there are none. */
export function countFindings(findings: readonly Diagnostic[]): string | undefined {
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const word = severity === 'info' ? 'hint' : severity;
    return count === 0 ? [] : [plural(count, word)];
  });
  return parts.length === 0 ? undefined : parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

export function plural(count: number, word: string): string {
  return `${figure(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** Small numbers do not need Intl, which can take longer to load than the check itself. */
export function figure(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString('en');
}
