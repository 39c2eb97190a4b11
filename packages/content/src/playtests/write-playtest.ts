// A playtest as the text of its file, without a YAML library: a player page has none.
import { isData, type Data } from '../text/data.ts';

/** The keys of a playtest in the order in which they are written: what people said first, the many choices last. */
const ORDER = ['format', 'setup', 'played', 'minutes', 'seats', 'notes', 'answers', 'record'] as const;

/** Texts that need no quotes; words that some readers of YAML take for something else have them. */
const PLAIN = /^[A-Za-z](?:[\w/ -]*[\w])?$/;
const RESERVED = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * The text of the file. Its values are written as they are, and nothing is checked: `validate` does.
 * @param playtest as `PlaytestSchema` describes it
 * @param schema the address of the schema for editors, or its path from the file
 */
export function writePlaytest(playtest: Data, schema?: string): string {
  const entries = ORDER.flatMap((key) =>
    playtest[key] === undefined ? [] : [[key, playtest[key]] as const],
  );
  const lines = entries.flatMap(([key, value]) => pair(key, value, ''));
  const head = schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`];
  return [...head, ...lines, ''].join('\n');
}

/** A key and its value, as lines. Lists of objects have a line for each, everything else that is short is on one line. */
function pair(key: string, value: unknown, indent: string): string[] {
  const name = `${indent}${text(key)}:`;
  if (Array.isArray(value) && value.length > 0)
    return [name, ...value.map((item) => `${indent}  - ${inline(item)}`)];
  if (isData(value) && Object.keys(value).length > 0)
    return [name, ...Object.entries(value).flatMap(([inner, item]) => pair(inner, item, `${indent}  `))];
  return [`${name} ${inline(value)}`];
}

function inline(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isData(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${text(key)}: ${inline(item)}`).join(', ')} }`;
}

/** JSON is YAML; line separators that only YAML takes for line breaks are escaped. */
function text(value: string): string {
  if (PLAIN.test(value) && !RESERVED.test(value)) return value;
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
