// Diagnostics for terminals, for GitHub and as data.
import type { Path } from '../text/path.ts';
import { printable } from '../text/describe.ts';
import type { Diagnostic, Related, Severity } from './diagnostic.ts';

/** Longest part of a line that a code frame shows. */
const WIDTH = 110;

interface Paint {
  (style: 'error' | 'warning' | 'info' | 'dim' | 'bold' | 'help', text: string): string;
}

const STYLES = {
  error: '31;1',
  warning: '33;1',
  info: '36;1',
  dim: '2',
  bold: '1',
  help: '36',
} as const;

const plain: Paint = (_style, text) => text;
const colored: Paint = (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m`;

export interface FormatOptions {
  readonly color?: boolean;
  /** The address of the page of a code, for terminals that show links. */
  readonly address?: (code: string) => string;
  /** The address of what explains the word that a diagnostic is about, likewise. */
  readonly reference?: (diagnostic: Diagnostic) => string | undefined;
}

/** A diagnostic with its lines of source, for a terminal. `text` is the file's, or its lines; undefined when it is not at hand. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  text: string | readonly string[] | undefined,
  { color = false, address, reference }: FormatOptions = {},
): string {
  const paint = color ? colored : plain;
  const { severity, code, message, help, related = [] } = diagnostic;
  const lines = [
    `${paint(severity, severity)}${linked(paint('dim', `[${code}]`), address?.(code))} ${paint('bold', printable(message))}`,
    ...(diagnostic.file === '' ? [] : [`  ${paint('dim', '-->')} ${placeOf(diagnostic)}`]),
    ...(text === undefined || diagnostic.file === '' ? [] : frame(diagnostic, text, severity, paint)),
    ...(help === undefined
      ? []
      : [`  ${linked(paint('help', 'help:'), reference?.(diagnostic))} ${printable(help)}`]),
    ...related.map((one) => `  ${paint('dim', 'see:')} ${placeOf(one)} ${printable(one.message)}`),
  ];
  return lines.join('\n');
}

/** OSC 8, which terminals that know no links pass over. */
function linked(text: string, address: string | undefined): string {
  return address === undefined ? text : `\u001b]8;;${address}\u001b\\${text}\u001b]8;;\u001b\\`;
}

function placeOf({ file, start }: Diagnostic | Related): string {
  return `${printable(file)}:${start.line}:${start.column}`;
}

// One line before for the context, then the line itself with marks below.
function frame(
  { start, end }: Diagnostic,
  text: string | readonly string[],
  severity: Severity,
  paint: Paint,
): string[] {
  const all = typeof text === 'string' ? linesOf(text) : text;
  const line = all[start.line - 1];
  if (line === undefined) return [];
  const gutter = String(start.line).length;
  const number = (n: number | ''): string => paint('dim', `${String(n).padStart(gutter + 2)} | `);
  // Of long lines only the part around the mark is shown.
  const from = start.column > WIDTH - 20 ? start.column - WIDTH / 2 : 0;
  const cut = (part: string): string => printable(part.slice(from, from + WIDTH));
  const length = end.line === start.line ? end.column - start.column : line.length - start.column + 1;
  const room = Math.max(1, Math.min(length, WIDTH - (start.column - 1 - from)));
  const before = cut(all[start.line - 2] ?? '');
  return [
    ...(before.trim() === '' ? [] : [number(start.line - 1) + paint('dim', before)]),
    number(start.line) + cut(line),
    number('') + ' '.repeat(start.column - 1 - from) + paint(severity, '^'.repeat(room)),
  ];
}

/** The lines of a file, for those who show many of its diagnostics. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}

const GITHUB = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** A workflow command that makes GitHub show the diagnostic next to the line. */
export function formatGithub({ severity, code, message, file, start, end, help }: Diagnostic): string {
  const properties = [
    `file=${escapeProperty(file)}`,
    `line=${start.line}`,
    `endLine=${end.line}`,
    `col=${start.column}`,
    `endColumn=${Math.max(end.column, start.column)}`,
    `title=${escapeProperty(code)}`,
  ];
  return `::${GITHUB[severity]} ${properties.join(',')}::${escapeData(help === undefined ? message : `${message} ${help}`)}`;
}

// After actions/toolkit: data and properties of a workflow command are percent-encoded.
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A diagnostic with the JSON pointer to its value. */
export interface DiagnosticData extends Omit<Diagnostic, 'path'> {
  readonly pointer?: string;
}

/** Diagnostics as data with a fixed order of fields, for `JSON.stringify`. */
export function toJson(diagnostics: readonly Diagnostic[]): DiagnosticData[] {
  return diagnostics.map(({ code, severity, message, file, start, end, path, help, fix, related }) => ({
    code,
    severity,
    message,
    file,
    start,
    end,
    ...(path && { pointer: pointerTo(path) }),
    ...(help !== undefined && { help }),
    ...(fix && { fix: { start: fix.start, end: fix.end, text: fix.text } }),
    ...(related && { related }),
  }));
}

function pointerTo(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
