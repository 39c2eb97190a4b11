// Edits one card within its own lines: however long the file, only that card is read and rewritten.
import { editDocument, placeLastKey, readData } from '@railwright/content';
import type { DocumentEdit } from '@railwright/content';
import type { Path } from '@railwright/content';
import { cardEntry, parseCardFile } from '../model/card-file.ts';
import { isData, listAt } from '../../core/content/data.ts';
import { dataOf, TextFile } from '../../core/content/text-file.ts';

const HEAD = 'cards:\n';

/** The keys of a card in the order of its schema. */
const ORDER = [
  'id',
  'name',
  'categories',
  'cost',
  'value',
  'points',
  'notForSale',
  'art',
  'layout',
  'whileInPlay',
  'effect',
  'mandatory',
  'onBuy',
  'onGain',
  'reaction',
  'instead',
  'text',
] as const;

/** The file with a value of a card set, or removed if undefined. */
export function editCard(file: TextFile, index: number, path: Path, value: unknown): TextFile {
  return (
    editLines(file, index, path, value) ?? new TextFile(edited(file.text, ['cards', index], path, value))
  );
}

function edited(text: string, card: Path, path: Path, value: unknown): string {
  const at = [...card, ...path];
  const edit: DocumentEdit = value === undefined ? { path: at, delete: true } : { path: at, value };
  const result = editDocument(text, [edit]);
  // A new field goes where people write it.
  return path.length === 1 && value !== undefined ? placeLastKey(result, card, ORDER) : result;
}

/** Undefined for a card that cannot be edited separately: one without lines of its own, or with parts defined elsewhere. */
function editLines(whole: TextFile, index: number, path: Path, value: unknown): TextFile | undefined {
  const alone = aloneOf(whole, index);
  const after = alone && edited(alone, ['cards', 0], path, value);
  return after?.startsWith(HEAD) ? withLines(whole, index, after.slice(HEAD.length)) : undefined;
}

/** The file with another text that was typed, whose other cards stay what they were if it was typed within the lines of one. */
export function typedFile(before: TextFile, text: string): TextFile {
  const [from, to] = changedPart(before.text, text);
  const spans = before.read(parseCardFile)?.spans ?? [];
  const index = spans.findIndex((span) => span.from <= from && to < span.to);
  const { [index]: span } = spans;
  if (!span) return new TextFile(text);
  const lines = text.slice(span.from, span.to + text.length - before.text.length);
  const after = before.text.slice(span.to, spans[index + 1]?.from);
  const alone = isApart(before.text.slice(span.from, span.to), lines, after) && aloneOf(before, index);
  return (alone ? withLines(before, index, lines) : undefined) ?? new TextFile(text);
}

/** Whether the new lines of a card, whose text may be broken for now, can neither become part of other lines nor take them over. */
function isApart(before: string, lines: string, after: string): boolean {
  const dash = /^( *)- /.exec(before);
  const indent = dash?.[1]?.length ?? 0;
  // A dash elsewhere would make no item of the list; what has an anchor is repeated elsewhere; `|+` keeps the empty lines that follow.
  if (!dash || !lines.startsWith(dash[0]) || /&|[|>]\d?\+/.test(before + lines)) return false;
  const depths = (text: string): number[] =>
    text
      .split('\n')
      .map((line) => line.search(/\S/))
      .filter((depth) => depth >= 0);
  const [, ...own] = depths(lines);
  return own.every((depth) => depth > indent) && depths(after).every((depth) => depth <= indent);
}

/** The part of a text that another one has in a different form. */
function changedPart(before: string, after: string): readonly [from: number, to: number] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return [from, before.length - same];
}

/** The lines of a card as a file of their own; undefined if they alone do not say what the card is. */
function aloneOf(whole: TextFile, index: number): string | undefined {
  const file = whole.read(parseCardFile);
  const span = file?.spans?.[index];
  if (!span) return undefined;
  const alone = HEAD + whole.text.slice(span.from, span.to);
  const data = readData(alone);
  const isWhole = isData(data) && JSON.stringify(data['cards']) === JSON.stringify([file.cards[index]?.data]);
  return isWhole ? alone : undefined;
}

/** The file with other lines for a card; undefined if they are not those of one card. */
function withLines(whole: TextFile, index: number, lines: string): TextFile | undefined {
  const { text, data: all } = whole;
  const file = whole.read(parseCardFile);
  const span = file?.spans?.[index];
  if (!isData(all) || !file?.spans || !span || !lines.endsWith('\n')) return undefined;
  const alone = new TextFile(HEAD + lines);
  const cards: unknown =
    isData(alone.data) && Object.keys(alone.data).length === 1 ? alone.data['cards'] : undefined;
  const [own] = alone.read(parseCardFile)?.spans ?? [];
  if (!Array.isArray(cards) || cards.length !== 1 || own?.from !== HEAD.length) return undefined;
  const result = new TextFile(text.slice(0, span.from) + lines + text.slice(span.to));
  const shift = lines.length - (span.to - span.from);
  result.note(dataOf, { ...all, cards: listAt(all, 'cards').with(index, cards[0]) });
  return result.note(parseCardFile, {
    cards: file.cards.with(index, cardEntry(cards[0], index)),
    spans: file.spans.map(({ from, to }, i) =>
      i === index
        ? { from, to: from + own.to - own.from }
        : { from: i > index ? from + shift : from, to: i > index ? to + shift : to },
    ),
  });
}
