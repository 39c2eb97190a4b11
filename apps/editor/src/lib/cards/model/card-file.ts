// A file of cards read leniently: readable parts are shown, and the checks report errors in the rest.
import { itemSpans, type Span } from '@railwright/content';
import { isData, stringAt, textsAt } from '../../core/content/data.ts';
import type { Data, NameText } from '../../core/content/data.ts';
import type { TextFile } from '../../core/content/text-file.ts';
import { language as spoken } from '../../core/words/words.ts';

export interface CardEntry {
  /** Position in the file's list. */
  readonly index: number;
  /** '' if there is none. */
  readonly id: string;
  /** As written; an empty object if it is not an object. */
  readonly data: Data;
}

export interface CardFile {
  readonly cards: readonly CardEntry[];
  /** The lines of each card; undefined if cards do not have lines of their own. */
  readonly spans: readonly Span[] | undefined;
}

/** Undefined if the text is not YAML, or has no list of cards. */
export function parseCardFile({ text, data }: TextFile): CardFile | undefined {
  const cards = isData(data) && Object.hasOwn(data, 'cards') ? data['cards'] : undefined;
  if (!Array.isArray(cards) && cards !== null) return undefined;
  return {
    cards: (cards ?? []).map((entry: unknown, index: number) => cardEntry(entry, index)),
    spans: text.endsWith('\n') && !text.includes('\r') ? itemSpans(text, ['cards']) : undefined,
  };
}

export function cardEntry(entry: unknown, index: number): CardEntry {
  const card = isData(entry) ? entry : {};
  return { index, id: stringAt(card, 'id'), data: card };
}

/** The name to show: in the language of the studio unless another is given, else in English, any other, or the id. */
export function cardName(data: Data, language: string = spoken): string {
  const names = textsAt(data, 'name');
  const own = Object.hasOwn(names, language) ? names[language] : undefined;
  return own ?? names['en'] ?? Object.values(names)[0] ?? stringAt(data, 'id');
}

/** Texts with one language changed; undefined if nothing is left. Plain text stays plain as long as possible. */
export function withText(text: unknown, language: string, value: string): NameText | undefined {
  const before = textsAt({ text }, 'text');
  const { [language]: _, ...others } = before;
  const after = value === '' ? others : { ...before, [language]: value };
  const keys = Object.keys(after);
  if (keys.length === 0) return undefined;
  if (keys.join() === 'en' && !isData(text)) return after['en'];
  // English comes first.
  const { en, ...rest } = after;
  return en === undefined ? rest : { en, ...rest };
}

/** The line of a file on which a card begins. */
export function lineOfCard(file: TextFile, index: number): number | undefined {
  const span = file.read(parseCardFile)?.spans?.[index];
  return span && file.text.slice(0, span.from).split('\n').length;
}

export function isCardsPath(path: string): boolean {
  return /(^|\/)cards\/[^/]+\.ya?ml$/i.test(path);
}
