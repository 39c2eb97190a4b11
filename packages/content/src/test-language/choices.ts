// Choices as tests write them: `play: mail-train`, `choose: [waste, waste]`, or the text itself. Each game has its verbs.
import { didYouMean, suggestion } from '../diagnostics/suggest.ts';
import { quote } from '../text/describe.ts';
import type { Path } from '../text/path.ts';
import { cellLabel, type ReferenceKind, type NumberKind, type TestNames } from './names.ts';
import type { Checking } from './shape.ts';
import { isData } from './problem.ts';

/** The argument of a verb: a name, a number, or one of some words. */
type VerbWord =
  | { readonly kind: ReferenceKind }
  | { readonly number: NumberKind }
  | { readonly oneOf: readonly string[] };

export interface Verb {
  readonly about: string;
  readonly words: readonly VerbWord[];
  /** The meaning of a list after the verb, unless it is choices in their order. */
  readonly list?: ListForm;
}
/** All picks of one question in any order; cards that go on the deck, top first; numbers of one choice in any order. */
export type ListForm = 'set' | 'top-first' | 'pair';
export type Verbs = Readonly<Record<string, Verb>>;

export interface Choice {
  readonly text: string;
  readonly path: Path;
  /** The part of it at the path: the whole text, the argument of the verb, or a verb that no choice has. */
  readonly part: 'text' | 'words' | 'verb';
}

type Word = string | number | boolean;
const isWord = (value: unknown): value is Word => ['string', 'number', 'boolean'].includes(typeof value);

/** The choices that an object such as `{ choose: [waste, tower] }` stands for; undefined when it has not that form. */
export function readChoices(verb: string, value: unknown, path: Path, verbs: Verbs): Choice[] | undefined {
  const at = [...path, verb];
  const words = Object.hasOwn(verbs, verb) ? verbs[verb]?.words.length : undefined;
  if (words === undefined) return [{ text: verb, path: at, part: 'verb' }];
  if (isWord(value)) return [{ text: `${verb} ${value}`, path: at, part: 'words' }];
  if (value === null) return [{ text: verb, path: at, part: 'words' }];
  if (!Array.isArray(value) || !value.every(isWord)) return undefined;
  // `swap: [6, 7]` is one choice of two words, `choose: [waste, tower]` are two choices.
  if (words > 1) {
    const sorted = verbs[verb]?.list === 'pair' ? value.toSorted((a, b) => Number(a) - Number(b)) : value;
    return [{ text: [verb, ...sorted].join(' '), path: at, part: 'words' }];
  }
  return value.map((word, i) => ({ text: `${verb} ${word}`, path: [...at, i], part: 'words' }));
}

/** A choice or a list of them, as after `illegal`; undefined when it has not that form. */
export function readChoiceList(value: unknown, path: Path, verbs: Verbs): Choice[] | undefined {
  if (typeof value === 'string') return [{ text: value, path, part: 'text' }];
  const items: readonly (readonly [unknown, Path])[] = Array.isArray(value)
    ? value.map((item: unknown, i) => [item, [...path, i]] as const)
    : [[value, path]];
  const read = items.map(([item, at]) => {
    if (typeof item === 'string') return [{ text: item, path: at, part: 'text' as const }];
    const [verb, ...others] = isData(item) ? Object.keys(item) : [];
    if (!isData(item) || verb === undefined || others.length > 0) return undefined;
    return readChoices(verb, item[verb], at, verbs);
  });
  return read.every((one) => one !== undefined) ? read.flat() : undefined;
}

/** The text as the game writes it: with the label of a cell for the name of its place. */
export function canonicalText(text: string, verbs: Verbs, names: TestNames): string {
  const [first = '', ...rest] = text.split(' ');
  const word = Object.hasOwn(verbs, first) ? verbs[first]?.words[0] : undefined;
  const isCell = word !== undefined && 'kind' in word && word.kind === 'cell';
  return isCell ? `${first} ${cellLabel(names, rest.join(' '))}` : text;
}

/** Whether a choice with this text is possible in any position. */
export function checkChoice({ text, path, part }: Choice, verbs: Verbs, c: Checking): void {
  const [first = '', ...rest] = text.split(' ');
  const verb = Object.hasOwn(verbs, first) ? verbs[first] : undefined;
  if (!verb) {
    const words = Object.keys(verbs);
    const { help, meant } = suggestion(first, words, `There are ${words.join(', ')}.`);
    c.tell(path, `No choice is called ${quote(first)}.`, help, {
      part: part === 'verb' ? 'key' : undefined,
      meant: meant === undefined ? undefined : [meant, ...rest].join(' '),
    });
    return;
  }
  const { words } = verb;
  const last = words.at(-1);
  // Names of places have spaces.
  const parts =
    last && 'kind' in last && last.kind === 'cell' && rest.length > words.length
      ? [...rest.slice(0, words.length - 1), rest.slice(words.length - 1).join(' ')]
      : rest;
  if (parts.length !== words.length) {
    c.tell(
      path,
      words.length === 0
        ? `${quote(first)} takes nothing after it.`
        : `${quote(first)} must be followed by ${words.map(described).join(', then ')}.`,
    );
    return;
  }
  words.forEach((word, i) => {
    const write = (meant: string): string =>
      part === 'text' ? [first, ...parts.with(i, meant)].join(' ') : parts.with(i, meant).join(' ');
    checkWord(word, parts[i] ?? '', path, first, c, write);
  });
}

function checkWord(
  word: VerbWord,
  text: string,
  path: Path,
  verb: string,
  c: Checking,
  write: (meant: string) => string,
): void {
  if ('kind' in word) {
    c.name(word.kind, text, path, undefined, write);
    return;
  }
  if ('oneOf' in word) {
    if (!word.oneOf.includes(text))
      c.tell(
        path,
        `${quote(verb)} must be followed by ${described(word)}, not ${quote(text)}.`,
        didYouMean(text, word.oneOf),
      );
    return;
  }
  const most = c.names.most[word.number] ?? 0;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > most)
    c.tell(
      path,
      `There is no ${word.number} ${quote(text)} in this game.`,
      most === 0 ? undefined : `They go from 1 to ${most}.`,
    );
}

function described(word: VerbWord): string {
  if ('oneOf' in word) return word.oneOf.join(' or ');
  if ('number' in word) return `the number of ${/^[aeiou]/.test(word.number) ? 'an' : 'a'} ${word.number}`;
  return KIND_WORDS[word.kind];
}

const KIND_WORDS: Readonly<Record<ReferenceKind, string>> = {
  card: 'a card',
  cell: 'a cell',
  route: 'a route',
  link: 'a link',
  token: 'a token',
  resource: 'a resource',
  car: 'a type of car',
  ability: 'an ability',
  railcar: 'the number of a card',
  waiver: 'a surcharge',
};

/** Choices in the form of `illegal`, all of which must be possible to write. */
export function checkChoices(value: unknown, path: Path, verbs: Verbs, c: Checking): void {
  const choices = readChoiceList(value, path, verbs);
  if (!choices) c.tell(path, NO_CHOICES);
  else for (const choice of choices) checkChoice(choice, verbs, c);
}

export const NO_CHOICES = 'This must be a choice, such as { buy: tower }, or a list of choices.';
