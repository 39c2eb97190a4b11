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
  const { text, data: all } = whole;
  const file = whole.read(parseCardFile);
  const span = file?.spans?.[index];
  if (!isData(all) || !file?.spans || !span) return undefined;
  const alone = HEAD + text.slice(span.from, span.to);
  const before = readData(alone);
  if (!isData(before) || JSON.stringify(before['cards']) !== JSON.stringify([file.cards[index]?.data]))
    return undefined;
  const after = edited(alone, ['cards', 0], path, value);
  const data = readData(after);
  const cards: unknown = isData(data) ? data['cards'] : undefined;
  if (!after.startsWith(HEAD) || !after.endsWith('\n') || !Array.isArray(cards) || cards.length !== 1)
    return undefined;
  const lines = after.slice(HEAD.length);
  const result = new TextFile(text.slice(0, span.from) + lines + text.slice(span.to));
  const shift = lines.length - (span.to - span.from);
  result.note(dataOf, { ...all, cards: listAt(all, 'cards').with(index, cards[0]) });
  return result.note(parseCardFile, {
    cards: file.cards.with(index, cardEntry(cards[0], index)),
    spans: file.spans.map(({ from, to }, i) => ({
      from: i > index ? from + shift : from,
      to: i >= index ? to + shift : to,
    })),
  });
}
