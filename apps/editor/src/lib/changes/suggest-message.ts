// A message for a commit, from what changed in the words of the pack: "Make Mail Train cost 2". In English, as commits mostly are.
/* @wc-ignore-file */
import type { Thing } from '../core/checks/things.ts';
import { nameOf } from './words.ts';

/** A file that is to be committed. */
export interface ToldFile {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly isRenamed: boolean;
  /** The title of its pack; '' outside packs. */
  readonly pack: string;
  /** Undefined where they are not known. */
  readonly things: readonly Thing[] | undefined;
}

/** git shows the first line of a message in so many letters. */
export const MOST_LETTERS = 72;

export function suggestMessage(files: readonly ToldFile[]): string {
  const [file] = files;
  if (!file) return '';
  const packs = [...new Set(files.map(({ pack }) => pack))];
  const place = packs.length === 1 && file.pack !== '' ? file.pack : '';
  const things = files.flatMap((one) => (one.things ?? []).map((thing) => ({ ...thing, file: one.path })));
  const isKnown = files.every((one) => (one.things?.length ?? 0) > 0);
  const told =
    (isKnown ? (oneThing(things) ?? alike(things, place)) : undefined) ??
    (files.length === 1 ? oneFile(file) : severalFiles(files, packs));
  return told.length <= MOST_LETTERS ? told : `${told.slice(0, MOST_LETTERS - 1).trimEnd()}…`;
}

interface TheirThing extends Thing {
  readonly file: string;
}

const VERBS = { added: 'Add', changed: 'Change', removed: 'Remove' } as const;

function oneThing(things: readonly TheirThing[]): string | undefined {
  const [thing, second] = things;
  if (!thing || second) return undefined;
  const { noun, title, change, rows, file } = thing;
  const [row, other] = rows;
  const of = noun === '' ? nameOf(file) : title;
  if (change !== 'changed')
    return noun === ''
      ? `${VERBS[change]} ${title || 'the end'} of ${of}`
      : `${VERBS[change]} ${named(thing)}`;
  if (!row || other) return `Change ${named(thing)}`;
  const what = noun === '' ? title || 'the end' : row.label;
  if (row.now === undefined) return `Remove ${what} of ${of}`;
  if (row.before === undefined) return `Change ${what === '' ? named(thing) : `${what} of ${of}`}`;
  if (what === 'cost' && noun === 'card') return `Make ${title} cost ${row.now}`;
  return what === ''
    ? `Change ${named(thing)} to ${row.now}`
    : `Change ${what} of ${of} from ${row.before} to ${row.now}`;
}

function named({ noun, title, file }: TheirThing): string {
  if (noun === 'cell') return `cell ${title} of ${nameOf(file)}`;
  return noun === '' || noun === 'card' ? title : `${noun} ${title}`;
}

/** Several of one kind: "Add 3 cards to Fenland"; of several kinds: "Change 3 cards and 2 tests of Fenland". */
function alike(things: readonly TheirThing[], place: string): string | undefined {
  const nouns = Map.groupBy(things, ({ noun }) => noun);
  if (nouns.has('') || nouns.size > 3) return undefined;
  const changes = new Set(things.map(({ change }) => change));
  const [only] = changes.size === 1 ? changes : [];
  const change = only ?? 'changed';
  const list = [...nouns].map(([noun, all]) => several(all.length, noun));
  const what = list.length === 1 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
  const link = { added: 'to', changed: 'of', removed: 'from' }[change];
  return `${VERBS[change]} ${what}${place === '' ? '' : ` ${link} ${place}`}`;
}

function oneFile({ path, change, isRenamed }: ToldFile): string {
  return isRenamed ? `Rename ${nameOf(path)}` : `${VERBS[change]} ${nameOf(path)}`;
}

function severalFiles(files: readonly ToldFile[], packs: readonly string[]): string {
  const named = packs.filter((pack) => pack !== '');
  if (named.length === 1 && packs.length === 1) return `Change ${named[0]}`;
  return named.length === 2 && packs.length === 2
    ? `Change ${named.join(' and ')}`
    : `Change ${several(files.length, 'file')}`;
}

/** `1 card`, `2 abilities`, `2 bonuses`. */
function several(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ie` : noun.replace(/s$/, 'se');
  return `${count} ${many}s`;
}
