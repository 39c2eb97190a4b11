// Words that people try where a schema does not know them: not misspellings, so the nearest known word would mislead. A schema names
// them in its annotation `x-hints`, with the way that works, or that there is none yet.
import { quote } from '../text/describe.ts';
import type { Path } from '../text/path.ts';
import type { Finding } from './finding.ts';
import type { Hint, HintedType } from './hint.ts';

/** The entry for a word that a designer tried where `schema` does not know it. */
export function findHint(schema: object, word: string): Hint | undefined {
  const { 'x-hints': list } = schema as { readonly 'x-hints'?: readonly Hint[] };
  const written = plain(word);
  return list?.find(({ words }) => words.some((each) => plain(each) === written));
}

/** The replacement for a value of the wrong type. */
export function findHintForValue(schema: object, value: unknown): Hint | undefined {
  const { 'x-hints': list } = schema as { readonly 'x-hints'?: readonly Hint[] };
  const type = typeOf(value);
  return type && list?.find(({ types }) => types?.includes(type));
}

function typeOf(value: unknown): HintedType | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return value === null ? undefined : 'object';
  return ({ number: 'number', string: 'text', boolean: 'true' } as const)[
    typeof value as 'number' | 'string' | 'boolean'
  ];
}

/** How a key is written, as the entry for words that stand for it says. */
export function wayOfKey(schema: object, key: string): string | undefined {
  const { 'x-hints': list } = schema as { readonly 'x-hints'?: readonly Hint[] };
  return list?.find((hint) => hint.for === key)?.way;
}

/** The way that works where `key` has the value. */
export function wayFor({ way }: Hint, key: string | number | undefined): string | undefined {
  return way?.replaceAll('{key}', typeof key === 'string' ? key : '…');
}

export function hintedWord(word: string, hint: Hint, path: Path, atKey: boolean): Finding {
  const { missing } = hint;
  const isMissing = missing !== undefined;
  return {
    code: isMissing ? 'word-not-yet' : 'word-another-way',
    path,
    atKey,
    message: isMissing
      ? `There is no ${quote(word)} here: ${missing} cannot be expressed yet.`
      : `There is no ${quote(word)} here; it is expressed in another way.`,
    help: wayFor(hint, path.at(atKey ? -2 : -1)),
    broken: [path],
  };
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}
