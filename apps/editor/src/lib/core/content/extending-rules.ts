// New rules that extend others and inherit what they leave out.
import type { FreshFile } from '../game-module.ts';
import type { Data } from './data.ts';

export function extendingRules({ id, title, first }: FreshFile): Data {
  const base = first('rules');
  return base === '' ? { id, title } : { id, title, extends: base };
}
