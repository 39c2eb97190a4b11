// French typography: no line breaks between a word and its punctuation.

/**
 * A table of words whose texts, returned by functions included, have no-break spaces before `: ; ! ? %` and inside « ».
 *
 * @throws Whatever a function of the table throws.
 */
export function typeset<T>(words: T): T {
  return bound(words) as T;
}

function bound(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0');
  if (typeof value === 'function')
    return (...args: unknown[]) => bound((value as (...args: unknown[]) => unknown)(...args));
  if (Array.isArray(value)) return value.map(bound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bound(one)]));
}
