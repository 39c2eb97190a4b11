// Text into a space, without a browser to measure it: widths are estimated generously from a table for common sans-serif
// fonts, so a line may be shorter than expected and never much longer.

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  /** Whether the last line ends with an ellipsis in place of the rest. */
  readonly isCut: boolean;
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
  ["iljI.,'|!:;’ \u00a0\u202f´`", 0.28],
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
  if (words.length === 0) return { lines: [], size: space.size, isCut: false };
  const found = largest([words], space, () => space.lines);
  if (!found) return { ...cut(words, space), size: space.minSize };
  const { size, lists, paragraphs } = found;
  return {
    lines: balance(lists[0] ?? [], paragraphs[0] ?? [], space.width / size, space.bold ?? false),
    size,
    isCut: false,
  };
}

export interface FittedParagraphs {
  readonly paragraphs: readonly (readonly string[])[];
  readonly size: number;
  /** Whether words had to be broken anywhere. */
  readonly isBroken: boolean;
  /** The first paragraph of which something is cut; undefined if all are whole. */
  readonly cutFrom: number | undefined;
}

/** Paragraphs, each on lines of its own, at one size; `leading` is the height of a line in sizes. */
export function fitParagraphs(
  texts: readonly string[],
  space: Omit<Space, 'lines'> & { readonly height: number; readonly leading: number; readonly gap: number },
): FittedParagraphs {
  const words = texts.map(splitWords).filter((list) => list.length > 0);
  const room = (size: number): number =>
    Math.max(1, Math.floor((space.height - (words.length - 1) * space.gap * size) / (space.leading * size)));
  const found = largest(words, space, room);
  if (found) {
    const { paragraphs, size, isBroken } = found;
    return { paragraphs, size, isBroken, cutFrom: undefined };
  }
  const size = space.minSize;
  const paragraphs: (readonly string[])[] = [];
  let left = room(size);
  for (const [i, list] of words.entries()) {
    const { lines, isCut } = cut(list, { ...space, lines: left }, i < words.length - 1);
    paragraphs.push(lines);
    left -= lines.length;
    if (isCut) return { paragraphs, size, isBroken: true, cutFrom: i };
  }
  return { paragraphs, size, isBroken: true, cutFrom: undefined };
}

/** The largest size at which paragraphs fit: with whole words, or if there is none, with words that are broken anywhere. */
function largest(
  words: readonly (readonly string[])[],
  { width, size: most, minSize, bold = false }: Omit<Space, 'lines'>,
  room: (size: number) => number,
) {
  const least = words.flat().reduce((sum, word) => sum + textWidth(word.trimEnd(), bold), 0);
  for (const isBroken of [false, true])
    for (let size = most; size >= minSize; size -= STEP) {
      const ems = width / size;
      if (least > ems * room(size)) continue;
      const lists = isBroken
        ? words.map((list) => list.flatMap((word) => breakWord(word, ems, bold)))
        : words;
      const paragraphs = lists.flatMap((list) => {
        const lines = wrap(list, ems, bold);
        return lines ? [lines] : [];
      });
      const lines = paragraphs.reduce((sum, { length }) => sum + length, 0);
      if (paragraphs.length === lists.length && lines <= room(size))
        return { lists, paragraphs, size, isBroken };
    }
  return undefined;
}

/** Scripts that set no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

// A word keeps the hyphen or the space it ends with, and the no-break spaces in it.
function splitWords(text: string): string[] {
  const words = text
    .trim()
    .replace(/[^\S\u00a0\u202f]+/gu, ' ')
    .match(/[^ -]*(?: |-+|$)/gu);
  return (words ?? [])
    .filter((word) => word !== '')
    .flatMap((word) => (UNSPACED.test(word) ? parts(word) : [word]));
}

/** Where a text without spaces may break: never before a mark. */
function parts(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text))
    if (isWordLike || found.length === 0) found.push(segment);
    else found.push(`${found.pop()}${segment}`);
  return found;
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

// Words that are too wide are broken anywhere, and what is left over after the last line becomes an ellipsis. `more` follows.
function cut(words: readonly string[], space: Space, more = false): Pick<Fitted, 'lines' | 'isCut'> {
  const width = space.width / space.minSize;
  const bold = space.bold ?? false;
  const pieces = words.flatMap((word) => breakWord(word, width, bold));
  const lines = wrap(pieces, width, bold) ?? pieces;
  if (more ? lines.length < space.lines : lines.length <= space.lines) return { lines, isCut: false };
  const last = ellipsis(lines[space.lines - 1] ?? '', width, bold);
  return { lines: [...lines.slice(0, space.lines - 1), last], isCut: true };
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
