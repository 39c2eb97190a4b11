// What makes an entry of a list the same thing on both sides: its id, its cell, its name. Lists without such a thing are sequences.
import { isData } from '../text/data.ts';
import type { Entry } from './parts.ts';

/** Fields that name a thing, the first that all things of a list have. */
const IDENTITIES = [
  ['id'],
  ['at', 'kind'],
  ['at'],
  ['between'],
  ['from', 'to'],
  ['name'],
  ['seats'],
] as const;

/** Lists of words or pairs whose order says nothing, by their key. */
const UNORDERED: ReadonlySet<string> = new Set([
  ...['cards', 'card', 'categories', 'always', 'never', 'from', 'apart', 'cars', 'positions'],
  ...['cells', 'barriers', 'terrains', 'regions', 'outside', 'toward'],
  ...['extends', 'authors', 'exclude'],
]);

export interface Identity {
  readonly of: (entry: Entry) => string;
  /** What remains of the entry without it, by which one that got another name is known; undefined if nothing remains. */
  readonly rest: ((entry: Entry) => unknown) | undefined;
}

/** Undefined for a sequence. `name` is the key of the list. */
export function identityOf(
  lists: readonly (readonly Entry[])[],
  of: 'map' | 'list',
  name: string,
): Identity | undefined {
  if (of === 'map') return { of: (entry) => entry.key ?? '', rest: ({ data }) => data };
  const all = lists.flat();
  if (all.every(({ data }) => isData(data))) {
    const fields = IDENTITIES.find((some) => names(lists, (entry) => nameBy(entry, some)));
    return (
      fields && {
        of: (entry) => nameBy(entry, fields) ?? '',
        rest: all.some((entry) => Object.keys(without(entry, fields)).length > 0)
          ? (entry) => without(entry, fields)
          : undefined,
      }
    );
  }
  const isSet = UNORDERED.has(name) && names(lists, wordOf);
  return isSet ? { of: (entry) => wordOf(entry) ?? '', rest: undefined } : undefined;
}

/** Whether each entry has a name, and no two of one list the same. */
function names(lists: readonly (readonly Entry[])[], nameOf: (entry: Entry) => string | undefined): boolean {
  return lists.every((list) => {
    const found = list.map(nameOf);
    return !found.includes(undefined) && new Set(found).size === found.length;
  });
}

function nameBy({ data }: Entry, fields: readonly string[]): string | undefined {
  if (!isData(data)) return undefined;
  const values = fields.map((field) => (Object.hasOwn(data, field) ? data[field] : undefined));
  if (values.some((value) => !isWord(value) && !isWords(value))) return undefined;
  return values.map(asText).join(' ');
}

/** Pairs of cells are the same in either direction. */
function wordOf({ data }: Entry): string | undefined {
  return isWord(data) || isWords(data) ? asText(data) : undefined;
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).sort().join('–') : String(value);

const isWord = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every(isWord);

function without({ data }: Entry, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([key]) => !fields.includes(key)));
}
