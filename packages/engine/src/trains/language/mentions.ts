// Which names of selections steps mean.

/** Keys of words that are no names of selections chosen before: ids of the game, and the names that steps give. */
const NO_NAMES: ReadonlySet<string> = new Set([
  ...['card', 'category', 'terrain', 'region', 'place', 'token', 'resource', 'kind'],
  ...['place-tokens', 'take-tokens', 'get-resources', 'pay-resources', 'waive'],
  ...['as', 'name'],
]);

/** Whether a value of the card language means what is called so. */
export function mentions(value: unknown, name: string): boolean {
  return search(value, (key, word) => word === name && !NO_NAMES.has(key));
}

/** Whether steps give something this name. */
export function givesName(value: unknown, name: string): boolean {
  return search(value, (key, word) => word === name && (key === 'as' || key === 'name'));
}

function search(value: unknown, test: (key: string, word: string) => boolean, key = ''): boolean {
  if (typeof value === 'string') return test(key, value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([at, inner]) => search(inner, test, Array.isArray(value) ? key : at));
}
