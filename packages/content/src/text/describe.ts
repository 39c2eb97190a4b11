// Values as they appear in messages: short, and without control characters.

const MAX = 40;

/** Text in typographic quotes, shortened. */
export function quote(text: string): string {
  const clean = printable(text);
  const shown = clean.length > MAX ? `${clean.slice(0, MAX)}…` : clean;
  return /* @wc-include */ `“${shown}”`;
}

/** All words that could replace an unknown one. */
export function whatThereIs(words: Iterable<string>): string {
  const all = [...words];
  if (all.length === 0) return 'There is none.';
  return all.length === 1 ? `The only one is ${all[0] ?? ''}.` : `There are ${all.join(', ')}.`;
}

/** Describes the value found where another was expected: "the number 3", "a list", …. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return /* @wc-include */ 'nothing';
  if (typeof value === 'string') return value === '' ? /* @wc-include */ 'an empty text' : quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? /* @wc-include */ 'an empty list' : /* @wc-include */ 'a list';
  const keys = Object.keys(value);
  if (keys.length === 0) return /* @wc-include */ 'an empty object';
  return /* @wc-include */ `an object with ${keys.slice(0, 3).map(printable).join(', ')}${keys.length > 3 ? ', …' : ''}`;
}

/** Makes control characters visible: untrusted content must not drive the terminal. */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (c) =>
    c === '\n' ? '⏎' : c === '\t' ? ' ' : '�',
  );
}
