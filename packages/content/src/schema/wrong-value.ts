// Values of a wrong type, out of bounds, or not among the words that are allowed.
import type { ErrorObject } from 'ajv';
import type { DiagnosticCode } from '../codes/index.ts';
import { didYouMean, listWords, suggestion } from '../diagnostics/suggest.ts';
import type { Path } from '../text/path.ts';
import { isData } from '../text/data.ts';
import { asLatin } from '../text/characters.ts';
import { asWritten, kebab } from './as-id.ts';
import { describeValue } from '../text/describe.ts';
import { expected, parentOf, resolved, type Finding, type Parent } from './finding.ts';
import { findHint, findHintForValue, hintedWord, wayFor } from './hints.ts';

export function wrongValue(error: ErrorObject, path: Path, schema: object): Finding {
  const found = describeValue(error.data);
  const is = (code: DiagnosticCode, message: string, help?: string, meant?: string): Finding => ({
    code,
    path,
    atKey: false,
    message,
    help,
    meant,
    broken: [path],
  });
  const wrongLength = (there: string): Finding => {
    const limit = String(error.params['limit']);
    return is(
      'schema-length',
      error.keyword.startsWith('min')
        ? `Expected ${expected(error)}; found ${there}, and there must be at least ${limit}.`
        : `Expected ${expected(error)}; found ${there}, and there must be at most ${limit}.`,
    );
  };
  const word = typeof error.data === 'string' ? findHint(parentOf(error), error.data) : undefined;
  switch (error.keyword) {
    case 'type':
      return is(
        'schema-type',
        `Expected ${expected(error)}; found ${isByLanguage(error) ? /* @wc-include */ 'texts by language' : found}.`,
        typeHelp(error, path) ?? asObject(error, schema),
      );
    case 'minProperties':
    case 'maxProperties': {
      const keys = Object.keys(error.data ?? {});
      if (parentOf(error).maxProperties !== 1)
        return wrongLength(
          keys.length === 1 ? /* @wc-include */ '1 key' : /* @wc-include */ `${keys.length} keys`,
        );
      return is(
        'schema-one-key',
        keys.length === 0
          ? `Expected ${expected(error)}; found an object without keys.`
          : `Expected ${expected(error)}; found ${listWords(keys, 12, /* @wc-include */ 'and')}.`,
        keys.length > 1
          ? typeof path.at(-1) === 'number'
            ? 'Start each with its own dash.'
            : 'Keep one of them.'
          : undefined,
      );
    }
    case 'minItems':
    case 'maxItems':
    case 'minLength':
    case 'maxLength': {
      const { length } = error.data as { length: number };
      if (error.keyword.endsWith(/* @wc-ignore */ 'Items'))
        return wrongLength(length === 1 ? /* @wc-include */ '1 item' : /* @wc-include */ `${length} items`);
      return wrongLength(
        length === 1 ? /* @wc-include */ '1 character' : /* @wc-include */ `${length} characters`,
      );
    }
    case 'uniqueItems': {
      const { i, j } = error.params as { i: number; j: number };
      const at = Math.max(i, j);
      const item = (error.data as unknown[])[at];
      return {
        ...is('schema-repeated', `${describeValue(item)} is in this list twice.`),
        path: [...path, at],
      };
    }
    case 'enum': {
      if (word) return hintedWord(String(error.data), word, path, false);
      const words = (parentOf(error).enum ?? []).map(String);
      const near = typeof error.data === 'string' ? suggestion(error.data, words) : undefined;
      return is('schema-value', `Expected ${expected(error)}; found ${found}.`, near?.help, near?.meant);
    }
    case 'pattern': {
      if (word) return hintedWord(String(error.data), word, path, false);
      const { help, meant } = asWritten(String(error.data), kebab(error, String(error.data)));
      return is(
        'schema-value',
        `Expected ${expected(error)}; found ${found}.`,
        help ?? nearWord(error),
        meant,
      );
    }
    default:
      return is('schema-value', `Expected ${expected(error)}; found ${found}.`);
  }
}

function typeHelp(error: ErrorObject, path: Path): string | undefined {
  const wanted = [(error.params as { type: string | string[] }).type].flat();
  if (wanted.includes('integer') && typeof error.data === 'string' && /^\d+$/.test(error.data))
    return 'Remove the quotes to make it a number.';
  const hint = findHintForValue(parentOf(error), error.data);
  if (hint) return wayFor(hint, path.at(-1));
  if (error.data === null) return 'Write the value after the colon, or remove the key.';
  if (wanted.includes('array') && !wanted.includes('object'))
    return 'A list has a dash before each item, or is written in [ ].';
  const { enum: words, pattern } = parentOf(error);
  if (
    wanted.includes('string') &&
    ['number', 'boolean'].includes(typeof error.data) &&
    (words === undefined || words.includes(JSON.stringify(error.data))) &&
    (pattern === undefined || new RegExp(pattern).test(JSON.stringify(error.data)))
  )
    return 'Put it in quotes to make it a text.';
  if (wanted.includes('boolean') && typeof error.data === 'string')
    return expected(error) === 'true'
      ? 'Write true, without quotes.'
      : 'Write true or false, without quotes.';
  const written = typeof error.data === 'string' || typeof error.data === 'number' ? String(error.data) : '';
  const latin = asLatin(written);
  if (latin !== written && /^\d+$/.test(latin) && wanted.includes('integer'))
    return /^[\uff10-\uff19]+$/.test(written)
      ? `These are full-width digits; write ${latin}.`
      : `Its digits are special characters; write ${latin}.`;
  const [digits] = typeof error.data === 'string' ? (/^\d{1,3}(?:[_,'’. ]\d{3})+$/.exec(written) ?? []) : [];
  if (digits !== undefined && (wanted.includes('integer') || wanted.includes('number')))
    return `Write ${digits.replaceAll(/\D/g, '')}, without separators.`;
  const decimal = /^([-+]?\d+)[.,](\d+)$/.exec(written);
  if (decimal && wanted.includes('number')) return `Write ${decimal[1]}.${decimal[2]}, with a point.`;
  if (decimal && wanted.includes('integer')) return 'Write a whole number, without decimal places.';
  return undefined;
}

/** A word where an object is expected that has it as a key, or as the value of one: `ownTurn` for `{ ownTurn: true }`. */
function asObject(error: ErrorObject, schema: object): string | undefined {
  const { data } = error;
  if (typeof data !== 'string') return undefined;
  const keys = Object.entries((parentOf(error).properties ?? {}) as Readonly<Record<string, Parent>>);
  for (const [key, part] of keys) {
    const { enum: all = [], const: only } = resolved(schema, part) ?? {};
    const words = all.filter((word) => typeof word === 'string');
    if (words.includes(data)) return `Write { ${key}: ${data} }.`;
    if (key === data) return `Write { ${key}: ${only === true ? 'true' : (words[0] ?? '…')} }.`;
  }
  return undefined;
}

/** Whether texts by language stand where one text is expected. */
function isByLanguage({ data, params }: ErrorObject): boolean {
  const wanted = [(params as { type: string | string[] }).type].flat();
  return wanted.includes('string') && isData(data) && typeof data['en'] === 'string';
}

// A pattern that is a list of words, `^(any|all)$`.
function nearWord(error: ErrorObject): string | undefined {
  const words = /^\^\(?([a-z|]+)\)?\$$/.exec(parentOf(error).pattern ?? '')?.[1]?.split('|');
  return words && didYouMean(String(error.data), words);
}
