// Writes questions into the text as git writes conflicts: whole lines of each side between marks.
import { linesIn } from './lines.ts';
import { variant, type Piece, type Question } from './pieces.ts';

/** How conflicts are written. */
export interface MarkStyle {
  /** How many characters a mark has: 7, unless git asks for more. */
  readonly size: number;
  /** The name of our side, after its mark. */
  readonly ours: string;
  /** The name of what was there before. */
  readonly base: string;
  /** The name of the other side. */
  readonly theirs: string;
  /** Whether what both sides had before is shown too. */
  readonly showsBase: boolean;
}

/** Questions that stand in the same lines, which are `line` to `end` of the text with marks, from 1. */
export interface Conflict {
  /** Of the first mark. */
  readonly line: number;
  /** Of the last mark. */
  readonly end: number;
  /** In the order of the text. */
  readonly questions: readonly Question[];
}

export interface Marked {
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

export function markConflicts(pieces: readonly Piece[], style: MarkStyle): Marked {
  let text = '';
  let line = 1;
  const conflicts: Conflict[] = [];
  for (const group of inLines(pieces)) {
    const questions = group.filter((piece) => typeof piece !== 'string');
    const written = questions.length === 0 ? variant(group, 'ours') : marked(group, style);
    const count = linesIn(written).length;
    if (questions.length > 0) conflicts.push({ line, end: line + count - 1, questions });
    text += written;
    line += count;
  }
  return { text, conflicts };
}

/** Pieces that begin and end with a line, the certain ones line by line. */
function inLines(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let open: Piece[] = [];
  const close = (): void => {
    if (open.length > 0) groups.push(open);
    open = [];
  };
  for (const piece of pieces.flatMap((one): readonly Piece[] =>
    typeof one === 'string' ? linesIn(one) : [one],
  )) {
    // Whole lines may follow a question that has whole lines itself.
    if (open.length > 0 && isWhole(open)) close();
    open.push(piece);
  }
  close();
  return groups;
}

function isWhole(group: readonly Piece[]): boolean {
  const last = group.at(-1);
  if (typeof last === 'string') return last.endsWith('\n');
  return (['base', 'ours', 'theirs'] as const).every((side) => /(?:^|\n)$/.test(variant(group, side)));
}

function marked(group: readonly Piece[], { size, ours, base, theirs, showsBase }: MarkStyle): string {
  const mark = (sign: string, label: string): string =>
    `${sign.repeat(size)}${label === '' ? '' : ` ${label}`}\n`;
  return [
    mark('<', ours),
    variant(group, 'ours'),
    ...(showsBase ? [mark('|', base), variant(group, 'base')] : []),
    mark('=', ''),
    variant(group, 'theirs'),
    mark('>', theirs),
  ].join('');
}
