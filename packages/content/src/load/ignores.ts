// Comments that ignore findings: `# railwright-ignore <code>: <reason>`, at the end of the line or on a line of its own above
// it. Errors cannot be ignored, since nothing can be done with content that has them.
import { CODE_NAMES, severityOf, type DiagnosticCode } from '../codes/index.ts';
import { hasErrors, type Diagnostic, type Range } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import type { Content, Pack, SourceFile } from '../packs/model.ts';
import { quote } from '../text/describe.ts';
import { commentsIn } from '../yaml/comments.ts';
import { LineStarts } from '../yaml/line-starts.ts';
import { isFullyChecked } from './findings-for.ts';

const WORD = 'railwright-ignore';
const FORM = /^#+\s*railwright-ignore(?:\s+([^\s:]+))?\s*(?::\s*(.*))?$/;

interface Ignore {
  readonly code: DiagnosticCode;
  readonly range: Range;
  /** 1-based. */
  readonly lines: readonly number[];
}

export interface Judged {
  /** The remaining findings, and those about the comments themselves. */
  readonly diagnostics: readonly Diagnostic[];
  readonly ignored: readonly Diagnostic[];
}

export function applyIgnores(content: Pick<Content, 'packs' | 'files' | 'diagnostics' | 'unread'>): Judged {
  const { packs, files, diagnostics } = content;
  const marked = files.filter(({ text }) => text.includes(WORD));
  if (marked.length === 0) return { diagnostics, ignored: [] };
  const ignored = new Set<Diagnostic>();
  const about: Diagnostic[] = [];
  const sound = new Map<Pack | undefined, boolean>([[undefined, false]]);
  const isSound = (pack: Pack | undefined): boolean => {
    const known = sound.get(pack) ?? (pack !== undefined && isFullyChecked(content, pack));
    sound.set(pack, known);
    return known;
  };
  const byFile = Map.groupBy(diagnostics, (diagnostic) => diagnostic.file);
  for (const file of marked) {
    const pack = packs.find((one) => one.file === file || one.files.includes(file));
    const own = Map.groupBy(byFile.get(file.path) ?? [], (one) => `${one.code} ${one.start.line}`);
    for (const { code, range, lines } of readIgnores(file, about)) {
      const meant = lines.flatMap((line) => own.get(`${code} ${line}`) ?? []);
      for (const one of meant) ignored.add(one);
      // Where something has errors, later checks were left out, and with them perhaps what is ignored here.
      if (meant.length === 0 && !hasErrors(byFile.get(file.path) ?? []) && isSound(pack))
        about.push(makeDiagnostic('ignore-unused', file.path, range, `There is no ${code} to ignore here.`));
    }
  }
  return {
    diagnostics: [...diagnostics.filter((diagnostic) => !ignored.has(diagnostic)), ...about],
    ignored: [...ignored],
  };
}

/** The comments of a file that have an effect; the others are reported. */
function readIgnores({ path, text }: SourceFile, about: Diagnostic[]): Ignore[] {
  const lines = new LineStarts(text);
  const next = nextLines(text);
  const ignores: Ignore[] = [];
  for (const comment of commentsIn(text)) {
    const match = FORM.exec(comment.text.trimEnd());
    if (!match) continue;
    const [, word, reason = ''] = match;
    const range = lines.range(comment.offset, comment.offset + comment.text.length);
    const refuse = (message: string, help?: string): void => {
      about.push(makeDiagnostic('ignore-form', path, range, message, { help }));
    };
    const code = CODE_NAMES.find((name) => name === word);
    if (word === undefined)
      refuse('This comment does not name a code to ignore.', `Write # ${WORD} CODE: the reason.`);
    else if (code === undefined) {
      const { help, meant } = suggestion(word, CODE_NAMES);
      const at = comment.offset + comment.text.indexOf(word, comment.text.indexOf(WORD) + WORD.length);
      const marked = lines.range(at, at + word.length);
      about.push(
        makeDiagnostic('ignore-form', path, marked, `There is no code ${quote(word)}.`, {
          help,
          fix: meant === undefined ? undefined : { ...marked, text: meant },
        }),
      );
    } else if (severityOf(code) === 'error')
      refuse(
        `${code} is an error; only warnings and hints can be ignored.`,
        'Fix the error and remove the comment.',
      );
    else if (reason.trim() === '')
      refuse(
        `This comment does not say why ${code} is to be ignored.`,
        `Write the reason after a colon: # ${WORD} ${code}: …`,
      );
    else ignores.push({ code, range, lines: linesOf(lines, next, range.start.line, comment.offset) });
  }
  return ignores;
}

/** The line of the comment; if it has the line to itself, also the next one that is neither empty nor a comment. */
function linesOf(lines: LineStarts, next: readonly number[], line: number, offset: number): number[] {
  const own = lines.line(line - 1);
  const column = offset - lines.lineStart(line - 1);
  if (own.slice(0, column).trim() !== '') return [line];
  const after = next[line];
  return after === undefined || after === 0 ? [line] : [line, after];
}

/** For each line, counted from 1, the next after it that is neither empty nor a comment; 0 where there is none. */
function nextLines(text: string): readonly number[] {
  const rows = text.split('\n');
  const next = new Array<number>(rows.length + 1).fill(0);
  for (let line = rows.length - 1; line > 0; line--) {
    const row = (rows[line] ?? '').trimStart();
    next[line] = row === '' || row.startsWith('#') ? (next[line + 1] ?? 0) : line + 1;
  }
  return next;
}
