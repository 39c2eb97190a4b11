// Text into a space, without a browser to measure it: widths are estimated generously from a table for common sans-serif
// fonts, so a line may be shorter than expected and never much longer.

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface Space {
  /** Longest line. */
  readonly width: number;
  readonly lines: number;
  readonly size: number;
  readonly minSize: number;
  readonly bold?: boolean;
}

const CLASSES: readonly (readonly [string, number])[] = [
  ["iljI.,'|!:;’ ´`", 0.28],
  ['ftr()[]{}-/"°·', 0.38],
  ['mwMW@%&—…', 0.9],
  ['ABCDEGHKNOPQRSUVXYZÀÁÂÄÈÉÊËÎÏÔÖÙÛÜÇ', 0.71],
  ['abcdeghknopqsuvxyzàâäéèêëîïôöùûüçJFLT?+=<>~#*_0123456789', 0.57],
];
const WIDTHS: ReadonlyMap<string, number> = new Map(
  CLASSES.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);
const BOLD = 1.06;
const STEP = 0.5;

/** About how wide a line is at font size 1. */
export function textWidth(text: string, bold = false): number {
  let width = 0;
  for (const letter of text)
    width += WIDTHS.get(letter) ?? ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 1.05 : 0.62);
  return width * (bold ? BOLD : 1);
}

/** The largest size at which the text fits, with as few lines as that size needs; at the least size the rest is cut. */
export function fitText(text: string, space: Space): Fitted {
  const words = splitWords(text);
  if (words.length === 0) return { lines: [], size: space.size };
  for (let size = space.size; size >= space.minSize; size -= STEP) {
    const lines = wrap(words, space.width / size, space.bold ?? false);
    if (lines !== undefined && lines.length <= space.lines) {
      return { lines: balance(words, lines, space.width / size, space.bold ?? false), size };
    }
  }
  return { lines: cut(words, space), size: space.minSize };
}

/** Paragraphs, each on lines of its own, at one size; `leading` is the height of a line in sizes. */
export function fitParagraphs(
  paragraphs: readonly string[],
  space: Omit<Space, 'lines'> & { readonly height: number; readonly leading: number; readonly gap: number },
): { readonly paragraphs: readonly (readonly string[])[]; readonly size: number } {
  const words = paragraphs.map(splitWords).filter((list) => list.length > 0);
  for (let size = space.size; ; size -= STEP) {
    const last = size - STEP < space.minSize;
    const room = Math.max(
      1,
      Math.floor((space.height - (words.length - 1) * space.gap * size) / (space.leading * size)),
    );
    const wrapped = words.map(
      (list) =>
        wrap(list, space.width / size, false) ?? cut(list, { ...space, lines: room, size, minSize: size }),
    );
    const count = wrapped.reduce((sum, lines) => sum + lines.length, 0);
    if (count <= room || last) return { paragraphs: last ? keepLines(wrapped, room) : wrapped, size };
  }
}

// A word keeps the hyphen or the space it ends with.
function splitWords(text: string): string[] {
  return (
    text
      .trim()
      .replace(/\s+/gu, ' ')
      .match(/[^ -]*(?: |-+|$)/gu)
      ?.filter((word) => word !== '') ?? []
  );
}

// Greedy; undefined when one word alone is too wide.
function wrap(words: readonly string[], width: number, bold: boolean): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (textWidth(word.trimEnd(), bold) > width) return undefined;
    if (line !== '' && textWidth((line + word).trimEnd(), bold) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

// The same number of lines, as equal as they can be.
function balance(
  words: readonly string[],
  greedy: readonly string[],
  width: number,
  bold: boolean,
): readonly string[] {
  if (greedy.length < 2) return greedy;
  let [low, high] = [0, width];
  let best = greedy;
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2;
    const lines = wrap(words, middle, bold);
    if (lines !== undefined && lines.length === greedy.length) [best, high] = [lines, middle];
    else low = middle;
  }
  return best;
}

// Words that are too wide are broken anywhere, and what is left over after the last line becomes an ellipsis.
function cut(words: readonly string[], space: Space): string[] {
  const width = space.width / space.minSize;
  const bold = space.bold ?? false;
  const pieces = words.flatMap((word) => breakWord(word, width, bold));
  const lines = wrap(pieces, width, bold) ?? pieces;
  return lines.length <= space.lines
    ? lines
    : [...lines.slice(0, space.lines - 1), ellipsis(lines[space.lines - 1] ?? '', width, bold)];
}

function breakWord(word: string, width: number, bold: boolean): string[] {
  if (textWidth(word.trimEnd(), bold) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    if (piece !== '' && textWidth((piece + segment).trimEnd(), bold) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function ellipsis(line: string, width: number, bold: boolean): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)].map(
    ({ segment }) => segment,
  );
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function keepLines(paragraphs: readonly (readonly string[])[], room: number): (readonly string[])[] {
  let left = room;
  const kept: (readonly string[])[] = [];
  for (const lines of paragraphs) {
    if (left <= 0) break;
    const some = lines.slice(0, left);
    left -= some.length;
    kept.push(some);
  }
  const total = paragraphs.reduce((sum, lines) => sum + lines.length, 0);
  const last = kept.at(-1);
  if (total > room && last)
    kept[kept.length - 1] = [...last.slice(0, -1), `${(last.at(-1) ?? '').replace(/.$/u, '')}…`];
  return kept;
}
