// Quick fixes: those of `validate --fix`, and the word that a finding suggests.
import type { Fix } from '@railwright/content';
import { suggestedWord } from '@railwright/content/language';
import { CodeActionKind, type CodeAction, type Diagnostic } from 'vscode-languageserver-types';
import type { LiveFile } from './live-file.ts';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

const WORD = /^(["']?)[\w./ -]+\1$/;

interface Data {
  readonly fix?: Fix;
  readonly help?: string;
}

/** Quick fixes for diagnostics of a file. */
export function actions(
  workspace: Workspace,
  path: string,
  diagnostics: readonly Diagnostic[],
): CodeAction[] {
  const file = workspace.file(path);
  if (!file) return [];
  return diagnostics.flatMap((diagnostic) => {
    const { fix, help } = (diagnostic.data ?? {}) as Data;
    const edit = fix ? { range: toRange(fix), newText: fix.text } : suggestedEdit(file, diagnostic, help);
    if (!edit) return [];
    const title =
      fix?.title ??
      (edit.newText.includes('\n') ? `Add ${edit.newText.trim()}` : `Write ${edit.newText} instead`);
    return [
      {
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        isPreferred: fix !== undefined,
        edit: { changes: { [workspace.uriOf(path)]: [edit] } },
      },
    ];
  });
}

function suggestedEdit({ lines }: LiveFile, { range }: Diagnostic, help: string | undefined) {
  const word = suggestedWord(help);
  const { start, end } = range;
  const written = lines.line(start.line).slice(start.character, end.character);
  if (word === undefined || start.line !== end.line || !WORD.test(written)) return undefined;
  // In a choice such as `buy milk-trane`, the last word is the one to fix.
  const last = /[^\s"']+(?=["']?$)/.exec(written);
  if (!last) return undefined;
  const from = start.character + last.index;
  return {
    range: {
      start: { line: start.line, character: from },
      end: { line: start.line, character: from + last[0].length },
    },
    newText: word,
  };
}
