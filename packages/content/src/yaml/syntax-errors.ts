// From the errors of the YAML library to one diagnostic: the first mistake of a file, named and placed as a person would.
import type { CST, YAMLError } from 'yaml';
import type { DiagnosticCode } from '../codes/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { quote } from '../text/describe.ts';
import { inQuotes } from './literal-text.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { LineStarts } from './line-starts.ts';
import { walkTokens } from './tokens.ts';

interface Finding {
  readonly code: DiagnosticCode;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly help?: string;
  /** The replacement for the text from one offset to another. */
  readonly fix?: { readonly from: number; readonly to: number; readonly text: string };
}

/** The diagnostic for the first error, or undefined when there are none. */
export function syntaxDiagnostic(
  errors: readonly YAMLError[],
  tokens: readonly CST.Token[],
  lines: LineStarts,
  file: string,
): Diagnostic | undefined {
  const first = errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];
  if (!first) return undefined;
  const { code, from, to, message, help, fix } =
    findTab(first, lines) ??
    findOpenQuote(first, tokens, lines) ??
    findOpenBracket(first, tokens) ??
    describe(first, lines);
  return makeDiagnostic(code, file, lines.range(from, to), message, {
    help,
    fix: fix && { ...lines.range(fix.from, fix.to), text: fix.text },
  });
}

// Whatever YAML calls the error, a tab among the spaces before the line is what people must change.
function findTab(error: YAMLError, lines: LineStarts): Finding | undefined {
  const { line } = lines.position(error.pos[0]);
  const text = lines.line(line - 1);
  const tab = text.slice(0, text.length - text.trimStart().length).indexOf('\t');
  if (tab < 0) return undefined;
  const from = lines.lineStart(line - 1) + tab;
  return { code: 'yaml-tab', from, to: from + 1, message: 'There is a tab in the indentation; use spaces.' };
}

// A quote that was never closed runs to the next quote, perhaps of another line, and the error shows only after that.
function findOpenQuote(
  error: YAMLError,
  tokens: readonly CST.Token[],
  lines: LineStarts,
): Finding | undefined {
  const errorLine = lines.position(error.pos[0]).line;
  for (const token of walkTokens(tokens)) {
    if (token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar') continue;
    const mark = token.source[0] ?? '';
    const end = token.offset + token.source.length;
    const open = token.source.length < 2 || !token.source.endsWith(mark);
    const runsInto =
      token.source.includes('\n') &&
      token.offset <= error.pos[0] &&
      lines.position(end).line === errorLine &&
      !token.source.includes('\n\n');
    if (!open && !runsInto) continue;
    const closed = /[”“»]/.exec(token.source.split('\n')[0] ?? '');
    if (closed) {
      const at = token.offset + closed.index;
      const fix = { from: at, to: at + 1, text: mark };
      const message = `The quote ${mark} that opens here is closed by ${closed[0]}, which is another character.`;
      return { code: 'yaml-unclosed-quote', from: token.offset, to: at + 1, message, fix };
    }
    return {
      code: 'yaml-unclosed-quote',
      from: token.offset,
      to: end,
      message: `The quote ${mark} that opens here is not closed on its line.`,
    };
  }
  return undefined;
}

function findOpenBracket(error: YAMLError, tokens: readonly CST.Token[]): Finding | undefined {
  if (!/^Flow (map|sequence) .*(must be sufficiently indented|expected to end) /.test(error.message))
    return undefined;
  // The innermost one that is open is the one that nothing closed.
  let found: CST.FlowCollection | undefined;
  for (const token of walkTokens(tokens)) {
    if (token.type !== 'flow-collection' || token.offset > error.pos[0]) continue;
    const closed = token.end.some(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
    if (!closed || token.offset + 1 > error.pos[0]) found = token;
    else if (token.end[0] && token.end[0].offset >= error.pos[0]) found = token;
  }
  if (!found) return undefined;
  return {
    code: 'yaml-unclosed-bracket',
    from: found.offset,
    to: found.offset + 1,
    message:
      error.code === 'BAD_INDENT'
        ? `The bracket ${found.start.source} that opens here is not closed, or its closing bracket is not indented far enough.`
        : `The bracket ${found.start.source} that opens here is not closed.`,
  };
}

function describe(error: YAMLError, lines: LineStarts): Finding {
  const [from, to] = error.pos;
  const here = (code: DiagnosticCode, message: string): Finding => ({ code, from, to, message });
  const line = lines.position(from).line - 1;
  const lineText = lines.line(line);
  const indentation = (): Finding => {
    const start = lines.lineStart(line) + lineText.length - lineText.trimStart().length;
    const message = 'This line does not start in the same column as the lines it belongs to.';
    return { code: 'yaml-indent', from: start, to: lines.lineStart(line) + lineText.length, message };
  };
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return here('yaml-tab', 'There is a tab in the indentation; use spaces.');
    case 'BAD_INDENT':
      return indentation();
    case 'BLOCK_IN_FLOW':
      return (
        colonIn(lines, from, true) ??
        here('yaml-syntax', 'Within [ ] and { }, lists and objects are written with brackets too.')
      );
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (
        colonIn(lines, from, false) ??
        here('yaml-colon', 'Keys cannot follow below a key that already has a value.')
      );
    case 'MULTILINE_IMPLICIT_KEY':
      return here(
        'yaml-missing-colon',
        `“${shorten(lineText)}” is not a key with a value: a colon and a space are missing.`,
      );
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
      return here(
        'yaml-special-character',
        `A value cannot start with ${lines.text[from] ?? /* @wc-include */ 'this character'}; put it in quotes.`,
      );
    case 'BAD_DQ_ESCAPE':
      return here('yaml-escape', 'This backslash does not start an escape; write two, or use single quotes.');
    case 'TAG_RESOLVE_FAILED':
    case 'MULTIPLE_TAGS':
      return here('yaml-tag', 'Tags are not used in content.');
    case 'RESOURCE_EXHAUSTION':
      return here('yaml-too-deep', 'Nesting is too deep.');
    case 'MISSING_CHAR':
      if (error.message.startsWith(/* @wc-ignore */ 'Implicit map keys need'))
        return here('yaml-missing-colon', `After “${shorten(lineText)}” a colon is missing.`);
      if (error.message.startsWith(/* @wc-ignore */ 'Sequence item without')) return indentation();
      return here('yaml-syntax', sentence(error.message));
    default:
      return here('yaml-syntax', sentence(error.message));
  }
}

/** A value, beginning at an offset, that has another colon in its line. */
function colonIn(lines: LineStarts, from: number, inBrackets: boolean): Finding | undefined {
  const { line } = lines.position(from);
  const rest = lines.line(line - 1).slice(from - lines.lineStart(line - 1));
  const [written = ''] = (inBrackets ? /^[^,[\]{}]*/ : /^(?:(?! #).)*/).exec(rest) ?? [];
  const value = written.trimEnd();
  if (!/:(?: |$)/.test(value) || /^["'&*!|>]/.test(value)) return undefined;
  const to = from + value.length;
  const message = `The text ${quote(value)} has a colon, which begins another value; put it in quotes.`;
  return { code: 'yaml-colon', from, to, message, fix: { from, to, text: inQuotes(value) } };
}

function sentence(message: string): string {
  const line = message.split('\n')[0] ?? '';
  return line.endsWith('.') ? line : `${line}.`;
}

function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed;
}
