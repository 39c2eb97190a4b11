// Carries findings over to the edited text: those on changed lines are dropped, those below move along.
import type { Diagnostic, Position } from '@railwright/content';

export function moved(findings: readonly Diagnostic[], before: string, after: string): Diagnostic[] {
  if (before === after || findings.length === 0) return [...findings];
  const old = before.split('\n');
  const now = after.split('\n');
  const most = Math.min(old.length, now.length);
  let top = 0;
  while (top < most && old[top] === now[top]) top++;
  let bottom = 0;
  while (bottom < most - top && old[old.length - 1 - bottom] === now[now.length - 1 - bottom]) bottom++;
  const by = now.length - old.length;
  return findings.flatMap((finding) => {
    const { start, end } = finding;
    if (end.line <= top) return [finding];
    if (start.line <= old.length - bottom) return [];
    return [{ ...finding, start: down(start, by), end: down(end, by) }];
  });
}

const down = ({ line, column }: Position, by: number): Position => ({ line: line + by, column });
