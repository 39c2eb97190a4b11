// Folding ranges: lines indented more than the line above them.
import type { FoldingRange } from 'vscode-languageserver-types';
import type { Workspace } from './workspace.ts';

/** Ranges of a file that can be folded. */
export function folding(workspace: Workspace, path: string): FoldingRange[] {
  const rows = (workspace.textOf(path) ?? '').split(/\r\n|\n|\r/);
  const ranges: FoldingRange[] = [];
  const open: { readonly line: number; readonly depth: number }[] = [];
  let last = 0;
  const close = (depth: number): void => {
    for (let top = open.at(-1); top && top.depth >= depth; top = open.at(-1)) {
      if (last > top.line) ranges.push({ startLine: top.line, endLine: last });
      open.pop();
    }
  };
  rows.forEach((row, line) => {
    if (row.trim() === '') return;
    const depth = depthOf(row);
    close(depth);
    open.push({ line, depth });
    last = line;
  });
  close(0);
  return ranges.sort((a, b) => a.startLine - b.startLine);
}

/** Items of a list can have the same indentation as its key. */
function depthOf(row: string): number {
  const blanks = row.length - row.trimStart().length;
  return row.trimStart().startsWith('- ') ? 2 * blanks + 1 : 2 * blanks;
}
