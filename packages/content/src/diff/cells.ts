// The cells of a map in words: two that differ always differ in words.
import type { CellDefinition, HexMap, Names } from '@railwright/engine';
import { namesText } from './names-text.ts';

/** What a cell is, and apart from it what lies there and the regions that it belongs to. */
export interface CellWords {
  /** With its name in English alone. */
  readonly short: string;
  /** With its name in all languages. */
  readonly full: string;
  readonly others: readonly string[];
}

/** By label. */
export function cellsOf(map: HexMap): Map<string, CellWords> {
  const others = new Map<string, string[]>();
  for (const { label, bonus } of map.cells)
    for (const [what, count] of Object.entries(bonus ?? {})) add(others, label, `bonus ${count} ${what}`);
  for (const { at, kind, count } of map.tokens ?? []) add(others, at, `${count} ${kind}`);
  for (const { id, cells } of map.regions ?? []) for (const at of cells) add(others, at, `in ${id}`);
  return new Map(
    map.cells.map((cell) => [
      cell.label,
      {
        short: wordsOf(cell, ({ en }) => en),
        full: wordsOf(cell, namesText),
        others: others.get(cell.label) ?? [],
      },
    ]),
  );
}

/** What one side says of a cell: all of it, or of what lies there only what the other side lacks. */
export function cellText(cell: CellWords, other: CellWords | undefined): string {
  const { short, full } = cell;
  const others = cell.others.filter((words) => other?.others.includes(words) !== true);
  return [other?.short === short && other.full !== full ? full : short, ...others].join(', ');
}

function add(lists: Map<string, string[]>, at: string, words: string): void {
  const list = lists.get(at);
  if (list) list.push(words);
  else lists.set(at, [words]);
}

type NameOf = (names: Names) => string;

/** The type asks for every field; places in rows and columns have their labels, and a bonus lies there. */
const FIELDS: {
  readonly [F in Exclude<keyof CellDefinition, 'label' | 'q' | 'r' | 'bonus'>]-?: (
    cell: CellDefinition,
    nameOf: NameOf,
  ) => string;
} = {
  city: ({ city }) => (city === undefined ? '' : `city ${city}`),
  remote: ({ remote }) => (remote === undefined ? '' : `remote ${remote}`),
  terrain: ({ terrain }) => terrain ?? '',
  name: ({ name }, nameOf) => (name ? `(${nameOf(name)})` : ''),
};

function wordsOf(cell: CellDefinition, nameOf: NameOf): string {
  return Object.values(FIELDS)
    .map((tell) => tell(cell, nameOf))
    .filter((text) => text !== '')
    .join(' ');
}
