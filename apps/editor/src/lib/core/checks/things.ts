// The differences of a file put together by thing: a card, a test, a place with all that differs in it, a cell, else a single value.
import type { Path } from '@railwright/content';
import type { TextChange } from '@railwright/content/merge';
import { isData, listAt, nameText, textsAt } from '../content/data.ts';

/** A value that differs, in words. */
export interface Row {
  /** What `undoChange` takes; undefined where this alone cannot be undone. */
  readonly path: Path | undefined;
  /** Its place within the thing: `cost`. */
  readonly label: string;
  readonly before?: string;
  readonly now?: string;
}

/** What differs of one thing. */
export interface Thing {
  readonly path: Path | undefined;
  /** `card`, in English; '' for a value that is no thing by itself. */
  readonly noun: string;
  /** '' for the end of the file. */
  readonly title: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** What differs in it; none for what is new or gone. */
  readonly rows: readonly Row[];
  /** Its ids in the two versions. */
  readonly ids: { readonly before?: string; readonly now?: string };
}

export const faceKey = (path: string, { ids }: Thing): string => `${path} ${ids.before ?? ids.now ?? ''}`;

const NOUNS: Readonly<Record<string, string>> = {
  abilities: 'ability',
  barriers: 'barrier',
  bonuses: 'bonus',
  cards: 'card',
  cars: 'car',
  links: 'link',
  places: 'place',
  regions: 'region',
  routes: 'route',
  tests: 'test',
  tokens: 'token',
};

/** @param labelOf the label of a cell, by line and column of the picture */
export function thingsIn(
  all: readonly TextChange[],
  before: unknown,
  now: unknown,
  labelOf: (line: number, column: number) => string,
): Thing[] {
  const changes = onePerPath(all);
  const groups = Map.groupBy(changes, ({ about, path }) => {
    const isItem =
      about !== 'cell' && path.length > 1 && [before, now].some((data) => isListIn(data, path[0]));
    return JSON.stringify(isItem ? path.slice(0, 2) : path);
  });
  return [...groups].map(([key, some]) => {
    const path = JSON.parse(key) as Path;
    const [first] = some;
    if (first?.about === 'cell') return cellThing(first, labelOf(Number(path[1]), Number(path[2])));
    const isItem = path.length > 1 && [before, now].some((data) => isListIn(data, path[0]));
    return isItem ? itemThing(path, some, before, now) : valueThing(some, changes);
  });
}

/** A value that differs may have other comments too: what it was and is says more. */
function onePerPath(changes: readonly TextChange[]): TextChange[] {
  const found = new Map<string, TextChange>();
  for (const change of changes) {
    const key = JSON.stringify(change.path);
    if ((found.get(key)?.about ?? 'writing') === 'writing') found.set(key, change);
  }
  return [...found.values()];
}

/** The things of a file that is new or gone; undefined if it has none. */
export function wholeThings(data: unknown, change: 'added' | 'removed'): Thing[] | undefined {
  if (!isData(data)) return undefined;
  const all = Object.entries(NOUNS).flatMap(([list, noun]) =>
    listAt(data, list).flatMap((item): Thing[] => {
      const name = isData(item) ? (item['id'] ?? item['name']) : undefined;
      if (!isData(item) || typeof name !== 'string') return [];
      const title = nameText(textsAt(item, 'name')) || name;
      const ids = change === 'added' ? { now: name } : { before: name };
      return [{ path: [list, name], noun, title, change, rows: [], ids }];
    }),
  );
  return all.length > 0 ? all : undefined;
}

const isListIn = (data: unknown, key: unknown): boolean =>
  isData(data) && typeof key === 'string' && listAt(data, key).some(isData);

function changeOf({ before, now }: TextChange): Thing['change'] {
  return before === undefined && now !== undefined
    ? 'added'
    : before !== undefined && now === undefined
      ? 'removed'
      : 'changed';
}

function cellThing(change: TextChange, title: string): Thing {
  return {
    path: change.path,
    noun: 'cell',
    title,
    change: changeOf(change),
    rows: [rowOf(change, '')],
    ids: {},
  };
}

function itemThing(path: Path, all: readonly TextChange[], before: unknown, now: unknown): Thing {
  const [list, name] = path.map(String) as [string, string];
  const whole = all.find((one) => one.path.length === 2 && one.about === 'value');
  const renamed = all.find((one) => one.path.length === 3 && one.path[2] === 'id');
  const ids = { before: name, now: typeof renamed?.now === 'string' ? renamed.now : name };
  const item = itemNamed(now, list, ids.now) ?? itemNamed(before, list, name);
  const change = whole ? changeOf(whole) : 'changed';
  return {
    path,
    noun: NOUNS[list] ?? '',
    title: (isData(item) && nameText(textsAt(item, 'name'))) || name,
    change,
    rows: change === 'changed' ? all.map((one) => rowOf(one, one.path.slice(2).join('.'))) : [],
    ids: {
      ...(change !== 'added' && { before: ids.before }),
      ...(change !== 'removed' && { now: ids.now }),
    },
  };
}

/** As `identityOf` of the merge names things: by id or name. */
function itemNamed(data: unknown, list: string, name: string): unknown {
  if (!isData(data)) return undefined;
  return listAt(data, list).find((item) => isData(item) && (item['id'] ?? item['name']) === name);
}

function valueThing(all: readonly TextChange[], changes: readonly TextChange[]): Thing {
  const [change] = all as [TextChange];
  const { path, about } = change;
  // The order of things is undone with their list, so only if nothing else differs in it.
  const isAlone = changes.every(
    (one) => one.about === 'order' || !path.every((part, i) => part === one.path[i]),
  );
  const canUndo = about === 'order' ? isAlone : true;
  const row = rowOf(change, '');
  return {
    path: canUndo ? path : undefined,
    noun: '',
    title: placeOf(change),
    change: changeOf(change),
    rows: [canUndo ? row : { ...row, path: undefined }],
    ids: {},
  };
}

/** A word of a list is in its value. */
function placeOf({ path, before, now }: TextChange): string {
  const isWord = path.at(-1) === (before ?? now);
  return (isWord ? path.slice(0, -1) : path).join('.');
}

function rowOf({ path, about, before, now }: TextChange, label: string): Row {
  if (about === 'order') return { path: undefined, label, now: /* @wc-include */ 'in another order' };
  if (about === 'writing')
    return {
      path: label === '' ? path : undefined,
      label,
      now: /* @wc-include */ 'written differently, or with other comments',
    };
  return {
    path,
    label,
    ...(before !== undefined && { before: shown(before) }),
    ...(now !== undefined && { now: shown(now) }),
  };
}

const MOST_LETTERS = 240;

/** A value as text, cut short. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : isWords(value) ? value.join(', ') : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line;
}

const isWords = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object');
