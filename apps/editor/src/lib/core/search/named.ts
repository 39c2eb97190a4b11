// What of a file has a name to be found by: its items, the places and regions of a map, its tests. Read leniently, as from broken files.
import { isData, listAt, nameText, stringAt, textsAt, type Data } from '../content/data.ts';
import type { TextFile } from '../content/text-file.ts';
import { plain } from './plain.ts';

export interface Named {
  /** In a word, in English. */
  readonly kind: string;
  readonly title: string;
  /** Its id and its names in all languages, as `plain` gives them. */
  readonly words: string;
  /** What shows it: a card or a cell by its id, else the line from 1. */
  readonly at: { readonly card: string } | { readonly cell: string } | { readonly line: number };
}

/* @wc-ignore */
const LISTS: readonly (readonly [key: string, kind: string])[] = [
  ['cards', 'Card'],
  ['cars', 'Car'],
  ['abilities', 'Ability'],
  ['places', 'Place'],
  ['regions', 'Region'],
  ['tests', 'Test'],
];

export function namedIn({ data, text }: TextFile): readonly Named[] {
  if (!isData(data)) return [];
  return LISTS.flatMap(([key, kind]) =>
    listAt(data, key)
      .filter((item) => isData(item))
      .flatMap((item) => named(item, kind, text)),
  );
}

function named(item: Data, kind: string, text: string): Named[] {
  const names = textsAt(item, 'name');
  const id = stringAt(item, 'id');
  const title = nameText(names) || id;
  if (title === '') return [];
  return [
    {
      kind,
      title,
      words: plain([id, ...Object.values(names)].join(' ')),
      at: placeOf(item, kind, title, text),
    },
  ];
}

function placeOf(item: Data, kind: string, title: string, text: string): Named['at'] {
  const [id, cell] = [stringAt(item, 'id'), stringAt(item, 'at')];
  if (kind === 'Card' && id !== '') return { card: id };
  return cell === '' ? { line: lineOf(text, title) } : { cell };
}

/** Of the first line with some words. */
function lineOf(text: string, words: string): number {
  const at = Math.max(0, text.indexOf(words));
  return text.slice(0, at).split('\n').length;
}
