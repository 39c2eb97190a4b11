// Converts between positions in content, which count from 1, and those of the protocol, which count from 0; both count UTF-16 code units.
import type { Position, Range } from 'vscode-languageserver-types';
import type { Position as ContentPosition, Range as ContentRange } from '@railwright/content';

export function toRange({ start, end }: ContentRange): Range {
  return { start: toPosition(start), end: toPosition(end) };
}

function toPosition({ line, column }: ContentPosition): Position {
  return { line: line - 1, character: column - 1 };
}

export function holds({ start, end }: Range, { line, character }: Position): boolean {
  return (
    (line > start.line || (line === start.line && character >= start.character)) &&
    (line < end.line || (line === end.line && character <= end.character))
  );
}
