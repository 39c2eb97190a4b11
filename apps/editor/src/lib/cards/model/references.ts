// Who speaks of a card: other cards, setups, rules, locales and tests, in this pack and in packs that extend it. Found by
// the words alone, in the places where each kind of file names cards.
import { isData } from '../language/specs.ts';
import type { Path } from '../language/specs.ts';
import { parseData } from './card-file.ts';
import type { ReadCache } from './vocabulary.ts';

export interface Reference {
  readonly path: string;
  /** Where in the file. */
  readonly at: Path;
  /** The word as written: the id, or with its pack. For a choice in a test, the whole of it. */
  readonly word: string;
  /** The card is a key rather than a value. */
  readonly key: boolean;
}

/** Files of the pack in `folder`, and of packs that extend it, as pairs of path and text. */
export function findReferences(
  id: string,
  pack: string,
  files: Iterable<readonly [path: string, text: string]>,
  cache: ReadCache,
): Reference[] {
  const found: Reference[] = [];
  for (const [path, text] of files) {
    if (!text.includes(id)) continue;
    const kind = path.split('/').at(-2) ?? '';
    const names = (word: unknown): boolean => word === id || word === `${pack}/${id}`;
    const visit = (value: unknown, at: Path): void => {
      if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...at, i]));
      else if (isData(value))
        for (const [key, inner] of Object.entries(value)) {
          if (names(key) && isCardKey(kind, at)) found.push({ path, at: [...at, key], word: key, key: true });
          visit(inner, [...at, key]);
        }
      else if (names(value) && isCardValue(kind, at))
        found.push({ path, at, word: String(value), key: false });
      else if (kind === 'tests' && typeof value === 'string' && isChoice(value, id))
        found.push({ path, at, word: value, key: false });
    };
    visit(cache.read('data', text, parseData), []);
  }
  return found;
}

/** `buy mail-train` in `legal`, `choices` and the like. */
function isChoice(value: string, id: string): boolean {
  const words = value.split(' ');
  return words.length > 1 && words.includes(id);
}

/** Keys: counts by card in rules and tests, entries of locales. */
function isCardKey(kind: string, at: Path): boolean {
  const above = at.at(-1);
  if (kind === 'locales') return at.length === 1 && above === 'cards';
  if (kind === 'rules') return above === 'startDeck' || above === 'supply';
  return kind === 'tests' && at.length >= 3;
}

/** Values: in a card only what filters and the like name; the card's own id is no reference to it. */
function isCardValue(kind: string, at: Path): boolean {
  const keys = at.filter((step) => typeof step === 'string');
  const last = keys.at(-1);
  if (kind === 'cards') return last === 'card' || last === 'ignore';
  if (kind === 'setups') return keys[0] === 'market';
  if (kind === 'rules') return last === 'waste' || last === 'card' || keys[0] === 'market';
  return (
    kind === 'tests' && at.length >= 3 && (keys[1] === 'given' || keys[1] === 'do' || keys[1] === 'expect')
  );
}

/** What stands in place of a reference when the card is called otherwise. */
export function renamedWord(word: string, from: string, to: string): string {
  if (word.includes(' '))
    return word
      .split(' ')
      .map((part) => (part === from ? to : part))
      .join(' ');
  return word.includes('/') ? `${word.slice(0, word.indexOf('/'))}/${to}` : to;
}

/** The references of each file, as a list to tell. */
export function countByFile(references: readonly Reference[]): [path: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { path } of references) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts];
}
