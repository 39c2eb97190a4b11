// Offsets in a text to lines and columns, 1-based.
import type { Position, Range } from '../diagnostics/diagnostic.ts';

/** Converts offsets in a text to lines and columns. A line ends after LF. */
export class LineStarts {
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** The place of an offset; offsets beyond the end count as the end. */
  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }

  /** From one offset to another, but not beyond the line it begins on: what is marked is shown on one line. */
  range(from: number, to: number): Range {
    const start = this.position(from);
    const lineEnd = this.lineStart(start.line - 1) + this.line(start.line - 1).length;
    const end = this.position(Math.max(from, Math.min(to, lineEnd)));
    return { start, end };
  }

  /** Offset at which line `index`, 0-based, begins; the end of the text for lines that are not there. */
  lineStart(index: number): number {
    return this.#starts[index] ?? this.text.length;
  }

  /** Text of line `index`, 0-based, without its end. */
  line(index: number): string {
    const start = this.lineStart(index);
    const next = this.#starts[index + 1];
    const end = next === undefined ? this.text.length : next - 1;
    return this.text.slice(start, this.text[end - 1] === '\r' && end > start ? end - 1 : end);
  }
}
