// Text of a content file to a located document. At most one diagnostic for text that is not YAML, since what follows the
// first mistake cannot be understood.
import type { Diagnostic, Fix, Range } from '../diagnostics/diagnostic.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import { conflictsIn, conflictWords } from './conflicts.ts';
import { doubtsIn } from './literal-text.ts';
import { locate, nodeRange } from './locate.ts';
import type { LocatedDocument } from '../text/located.ts';
import type { LineStarts } from './line-starts.ts';
import { readYaml } from './read.ts';
import { lookAlike } from './look-alikes.ts';
import { syntaxDiagnostic } from './syntax-errors.ts';
import { toData } from './to-data.ts';
import { MAX_DEPTH } from './tokens.ts';

export interface Parsed {
  /** Absent when the text cannot be understood. */
  readonly document?: LocatedDocument;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseYaml(text: string, file: string): Parsed {
  const { lines, tokens, documents, refused } = readYaml(text);
  const refuse = (code: Parameters<typeof makeDiagnostic>[0], range: Range, message: string): Parsed => ({
    diagnostics: [makeDiagnostic(code, file, range, message)],
  });
  if (refused) {
    const range = lines.range(refused.offset, refused.offset + 1);
    switch (refused.problem) {
      case 'size':
        return refuse('yaml-too-large', FILE_START, 'The file is larger than 4 MiB.');
      case 'depth':
        return refuse('yaml-too-deep', range, `Nesting is more than ${MAX_DEPTH} levels deep.`);
      case 'marks':
        return refuse('yaml-alias', range, 'The file has too many anchors and tags.');
    }
  }

  const conflicts = conflictsIn(text);
  if (conflicts.length > 0)
    return {
      diagnostics: conflicts.map((conflict) => {
        const at = lines.lineStart(conflict.from);
        const range = lines.range(at, at + lines.line(conflict.from).length);
        return makeDiagnostic('yaml-conflict', file, range, `There is ${conflictWords(conflict)}.`, {
          help: 'Keep what is right from each side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
        });
      }),
    };
  const strange = lookAlike(tokens, lines);
  if (strange) {
    const { from, to, message, help, fix } = strange;
    return {
      diagnostics: [
        makeDiagnostic('yaml-space', file, lines.range(from, to), message, { help, fix: fixIn(lines, fix) }),
      ],
    };
  }

  const [document, second] = documents;
  if (!document || !document.contents) {
    const empty = syntaxDiagnostic(document ? document.errors : [], tokens, lines, file);
    return empty ? { diagnostics: [empty] } : refuse('yaml-empty', FILE_START, 'This file is empty.');
  }
  const problem = syntaxDiagnostic([...document.errors, ...document.warnings], tokens, lines, file);
  if (problem) return { diagnostics: [problem] };
  if (second) {
    const start = second.contents?.range?.[0] ?? second.range?.[0] ?? text.length;
    const marker = text.lastIndexOf('---', start);
    return refuse(
      'yaml-several-documents',
      lines.range(marker < 0 ? start : marker, marker < 0 ? start : marker + 3),
      'A second document starts here; a file may contain only one.',
    );
  }

  const diagnostics: Diagnostic[] = [];
  const converted = toData(document.contents, (code, node, message, first) => {
    diagnostics.push(
      makeDiagnostic(
        code,
        file,
        nodeRange(node, lines),
        message,
        first && { related: [{ file, message: first.message, ...nodeRange(first.node, lines) }] },
      ),
    );
  });
  if (!converted) return { diagnostics };
  for (const { code, path, from, to, message, help, fix } of doubtsIn(document.contents, text))
    diagnostics.push(
      makeDiagnostic(code, file, lines.range(from, to), message, {
        path,
        help,
        fix: fix && fixIn(lines, fix),
      }),
    );
  return { document: locate(document.contents, converted, lines), diagnostics };
}

/** A fix by offsets, which may be in several lines. */
function fixIn(
  lines: LineStarts,
  {
    from,
    to,
    ...rest
  }: { readonly from: number; readonly to: number; readonly text: string; readonly title?: string },
): Fix {
  return { start: lines.position(from), end: lines.position(to), ...rest };
}
