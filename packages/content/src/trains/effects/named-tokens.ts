// The kinds of token that cards name: in steps, in triggers, in amounts and in filters of cells.
import { isData } from '../../yaml/data.ts';

export function namedTokens(value: unknown, named = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namedTokens(item, named);
  if (!isData(value)) return named;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'place-tokens' || key === 'take-tokens' || key === 'tokens') note(key, inner, named);
    if (key === 'trigger' && isData(inner) && typeof inner['token'] === 'string') named.add(inner['token']);
    namedTokens(inner, named);
  }
  return named;
}

/** Under `tokens` there is a kind with its cells, or bounds by kind. */
function note(key: string, inner: unknown, named: Set<string>): void {
  if (!isData(inner)) return;
  if (typeof inner['kind'] === 'string') named.add(inner['kind']);
  else if (key === 'tokens') for (const kind of Object.keys(inner)) named.add(kind);
}
